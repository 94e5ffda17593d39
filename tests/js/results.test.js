import assert from "node:assert/strict";
import { test } from "node:test";

import { quantity } from "../../widget/values.js";
import { createWords } from "../../widget/words.js";

const ENGLISH = "unit-token = { $n ->\n    [one] { $n } token\n   *[other] { $n } tokens\n }";
const arabic = createWords("ar", ["unit-token = { $n } رمز\nunit-GB = { $n } GB"]);

test("a unit stands beside its number without it", () => {
  const words = createWords("en", [ENGLISH]);
  assert.equal(quantity("1", "token", undefined, words).unit, "token");
  assert.equal(quantity("8388608", "token", undefined, words).unit, "tokens");
});

test("no mark of direction is left in a unit of a text from right to left", () => {
  assert.equal(quantity("2048", "token", undefined, arabic).unit, "رمز");
  assert.equal(quantity("80", "GB", 3, arabic).unit, "GB");
  assert.equal(quantity("37.5", "percent", 3, arabic).unit, "%");
});
