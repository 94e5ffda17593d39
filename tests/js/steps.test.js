import assert from "node:assert/strict";
import { test } from "node:test";

import { stepped } from "../../widget/steps.js";

const doubling = { step: /** @type {const} */ ("double"), minimum: "1", maximum: null };
const counting = { step: /** @type {const} */ ("one"), minimum: "1", maximum: "100" };

test("doubling inputs double and halve, with shift they count", () => {
  assert.equal(stepped("8", 1, false, doubling), "16");
  assert.equal(stepped("8", -1, false, doubling), "4");
  assert.equal(stepped("8", 1, true, doubling), "9");
  assert.equal(stepped("8", -1, true, doubling), "7");
});

test("counting inputs count, with shift by ten", () => {
  assert.equal(stepped("64", 1, false, counting), "65");
  assert.equal(stepped("64", -1, true, counting), "54");
});

test("no step leaves the declared range", () => {
  assert.equal(stepped("1", -1, false, doubling), "1");
  assert.equal(stepped("-5", -1, false, doubling), "1");
  assert.equal(stepped("98", 1, true, counting), "100");
});

test("odd numbers halve downwards and zero doubles to one", () => {
  assert.equal(stepped("5", -1, false, doubling), "2");
  assert.equal(stepped("0", 1, false, { ...doubling, minimum: null }), "1");
});

test("steps are exact beyond doubles", () => {
  const digits = "9".repeat(59);
  assert.equal(stepped(digits, 1, true, doubling), `1${"0".repeat(59)}`);
});
