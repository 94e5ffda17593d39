import assert from "node:assert/strict";
import { test } from "node:test";

import { shareAddress } from "../../widget/share.js";

const LINK = "https://example.org/en/x/#a=1&b=2+3";

test("each way carries the whole link", () => {
  for (const way of ["x", "facebook", "line"]) {
    const address = new URL(shareAddress(way, LINK, "A & B"));
    assert.ok([...address.searchParams.values()].includes(LINK), way);
  }
});

test("a mail has its subject and the link, with spaces as mail programs read them", () => {
  const address = shareAddress("email", LINK, "A & B");
  assert.match(address, /^mailto:\?subject=A%20%26%20B&body=/);
  assert.equal(decodeURIComponent(address.split("body=")[1] ?? ""), LINK);
});

test("an unknown way is the link itself", () => {
  assert.equal(shareAddress("constructor-of-nothing", LINK, ""), LINK);
});
