import assert from "node:assert/strict";
import { test } from "node:test";

import { pointsBetween, rangeAround } from "../../widget/tools/chart/range.js";

/** @param {object} input @returns {import("../../widget/manifest.js").Input} */
const input = (input) => /** @type {any} */ ({ kind: "integer", step: "one", minimum: "1", maximum: null, unit: "", units: [], ...input });

test("inputs that double are shown by doublings around their value", () => {
  const doubling = input({ step: "double" });
  assert.deepEqual(rangeAround("64", doubling), { from: "4", to: "1024" });
  assert.deepEqual(rangeAround("8", doubling), { from: "1", to: "128" }, "none below the bound");
  assert.deepEqual(rangeAround("12", doubling), { from: "3", to: "192" }, "whole numbers stay whole");
  assert.deepEqual(rangeAround("1.5GiB", input({ kind: "number", step: "double", minimum: null, unit: "GiB", units: ["GiB", "GB"] })), { from: "0.09375", to: "24" });
});

test("others are shown from their bound to twice their value, and never beyond a bound", () => {
  assert.deepEqual(rangeAround("64", input({})), { from: "4", to: "128" }, "from the first step of 4");
  assert.deepEqual(rangeAround("7", input({})), { from: "1", to: "14" });
  assert.deepEqual(rangeAround("0.75", input({ kind: "number", minimum: "0", maximum: "1" })), { from: "0", to: "1" });
  assert.deepEqual(rangeAround("0.5", input({ kind: "number", minimum: null, above: "0", below: "1" })), { from: "0.02", to: "0.98" });
  assert.deepEqual(rangeAround("0", input({ minimum: "0" })), { from: "0", to: "10" });
});

test("points fall on doublings and on round steps", () => {
  assert.equal(pointsBetween("1", "128", "log", input({})), 8);
  assert.equal(pointsBetween("3", "24", "log", input({})), 7, "few doublings are halved once more");
  assert.equal(pointsBetween("0", "100", "linear", input({})), 51, "steps of 2");
  assert.equal(pointsBetween("0", "128", "linear", input({})), 33, "steps of 4");
  assert.equal(pointsBetween("4", "128", "linear", input({})), 32, "steps of 4");
  assert.equal(pointsBetween("1", "14", "linear", input({})), 14, "each whole number");
  assert.equal(pointsBetween("0.5", "3", "linear", input({ kind: "number" })), 51, "steps of 0.05");
});

test("what is typed in other ways gets as many points as a curve needs", () => {
  assert.equal(pointsBetween("1k", "2M", "linear", input({})), 41);
  assert.equal(pointsBetween("1", "100", "log", input({})), 41);
  assert.equal(pointsBetween("8", "8", "linear", input({})), 41);
  assert.equal(pointsBetween("0", "8", "log", input({})), 41);
});
