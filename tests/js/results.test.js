import assert from "node:assert/strict";
import { test } from "node:test";

import { unitAfter } from "../../widget/results.js";
import { createWords } from "../../widget/words.js";

const MESSAGE = "unit-token = { $n ->\n    [one] { $n } token\n   *[other] { $n } tokens\n }";

test("a unit stands beside its number without it", () => {
  const words = createWords("en", [MESSAGE]);
  assert.equal(unitAfter("token", "1", words), "token");
  assert.equal(unitAfter("token", "8388608", words), "tokens");
});

test("nothing that isolates the number is left where the text runs from right to left", () => {
  assert.equal(unitAfter("token", "2048", createWords("ar", ["unit-token = { $n } رمز"])), "رمز");
});
