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

const real = { kind: "number", step: /** @type {const} */ ("one"), minimum: null, maximum: null };

test("numbers that are not whole step by their last digit", () => {
  assert.equal(stepped("0.90", 1, false, real), "0.91");
  assert.equal(stepped("1.0", -1, true, real), "0.0");
  assert.equal(stepped("9.95", 1, true, real), "10.05");
  assert.equal(stepped("90", 1, false, real), "91");
  assert.equal(stepped("1/3", 1, false, real), "4/3");
  assert.equal(stepped("0.05", -1, true, real), "-0.05");
});

test("powers of ten step by the last digit of what stands before them", () => {
  assert.equal(stepped("3e-4", 1, false, real), "4e-4");
  assert.equal(stepped("5.76e23", -1, false, real), "5.75e23");
  assert.equal(stepped("1e-4", -1, false, real), "9e-5");
});

test("doubling is exact for fractions too", () => {
  const doubled = { ...real, step: /** @type {const} */ ("double") };
  assert.equal(stepped("1.5", 1, false, doubled), "3");
  assert.equal(stepped("1.5", -1, false, doubled), "0.75");
  assert.equal(stepped("1/3", 1, false, doubled), "2/3");
});

test("a bound that is excluded is never reached", () => {
  const above = { ...real, above: "0", below: "1" };
  assert.equal(stepped("0.1", -1, false, above), "0.1");
  assert.equal(stepped("0.9", 1, false, above), "0.9");
  assert.equal(stepped("0.9", -1, false, above), "0.8");
  assert.equal(stepped("1.9", 1, false, { ...real, maximum: "1.95" }), "1.95");
});
