import assert from "node:assert/strict";
import { test } from "node:test";

import { exactText, ratio, rounded } from "../../widget/ratios.js";
import { convert, inUnit, splitUnit, typed } from "../../widget/units.js";

/** @param {string} text */
const read = (text) => /** @type {import("../../widget/ratios.js").Ratio} */ (ratio(text));

test("every way of writing an exact number is read", () => {
  for (const [text, exact] of [["2048", "2048"], ["-4.50", "-4.5"], ["6/8", "0.75"], ["1/3", "1/3"], ["3.2e+3", "3200"], ["5e-7", "0.0000005"]]) {
    assert.equal(exactText(read(text ?? "")), exact);
  }
  for (const text of ["", "x", "1/0", "1/2/3", ".5", "1e99999", "NaN"]) assert.equal(ratio(text), null);
});

test("a number that is rounded says so", () => {
  // 7/71 = 0.09859154929…
  assert.deepEqual(rounded(read("7/71"), 3), { sign: "", digits: "986", power: -2, exact: false });
  assert.deepEqual(rounded(read("0.25"), 3), { sign: "", digits: "25", power: -1, exact: true });
});

test("rounding up to the next power of ten moves the power", () => {
  assert.deepEqual(rounded(read("-9.996"), 3), { sign: "-", digits: "1", power: 1, exact: false });
  assert.deepEqual(rounded(read("99999.5"), 5), { sign: "", digits: "1", power: 5, exact: false });
});

test("powers are found for tiny and for giant numbers", () => {
  assert.equal(rounded(read("1/1000"), 3).power, -3);
  assert.equal(rounded(read("999/1000000"), 2).power, -3);
  assert.equal(rounded(read(`314${"0".repeat(40)}`), 3).power, 42);
});

test("units convert exactly", () => {
  assert.equal(convert("12", "GiB", "GB"), "12.884901888");
  assert.equal(convert("5.76e23", "FLOP", "ZFLOP"), "576");
  assert.equal(convert("1", "PF_day", "ZFLOP"), "0.0864");
  assert.equal(convert("90", "minute", "hour"), "1.5");
});

test("what Python calculates with is told in the unit of the field", () => {
  assert.equal(inUnit("9/10", "percent"), "90");
  assert.equal(inUnit("1610612736", "GiB"), "1.5");
  assert.equal(inUnit("7", "token"), "7");
});

test("an exact decimal is typed with the page's mark, and only that", () => {
  const number = { kind: "number" };
  assert.equal(typed("1.234GiB", number, ","), "1,234GiB");
  assert.equal(typed("-0.5e-4", number, ","), "-0,5e-4");
  assert.equal(typed("1.234", number, "."), "1.234");
  for (const text of ["1.234.567", "1/3", "x", "12", "1.5.", "1,5"]) assert.equal(typed(text, number, ","), text);
  assert.equal(typed("1.234", { kind: "integer" }, ","), "1.234");
});

test("a unit of the list behind a number is split off, another is not", () => {
  assert.deepEqual(splitUnit("1.5GiB", ["GiB", "GB"]), ["1.5", "GiB"]);
  assert.deepEqual(splitUnit("80 GB", ["GiB", "GB"]), ["80", "GB"]);
  assert.deepEqual(splitUnit("5 PF_day", ["FLOP", "PF_day"]), ["5", "PF_day"]);
  assert.deepEqual(splitUnit("80 TB", ["GiB", "GB"]), ["80 TB", "GiB"]);
  assert.deepEqual(splitUnit("7", ["GiB"]), ["7", "GiB"]);
  assert.deepEqual(splitUnit("7", [""]), ["7", ""]);
});
