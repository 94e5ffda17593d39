import assert from "node:assert/strict";
import { test } from "node:test";

import { asCsv, bare, runs } from "../../widget/tools/chart/series.js";

/** @param {object} [field] @returns {any} */
const field = (field) => ({ id: "x", symbol: "", unit: "", units: [], kind: "number", ...field });
const LINEAR = { x: "linear", y: "linear" };
const LOG = { x: "log", y: "log" };
const pair = (/** @type {string} */ x, /** @type {string | null} */ y) => ({ x, y });

test("where the calculator refuses, the line has a gap", () => {
  const series = [pair("1", "2"), pair("2", null), pair("3", "6"), pair("4", "8"), pair("5", null)];
  assert.deepEqual(runs(series, field(), "", LINEAR), [[{ x: 1, y: 2 }], [{ x: 3, y: 6 }, { x: 4, y: 8 }]]);
  assert.deepEqual(runs([pair("1", null)], field(), "", LINEAR), []);
});

test("what has no logarithm is not drawn on a logarithmic axis", () => {
  const series = [pair("0", "1"), pair("1", "0"), pair("2", "-3"), pair("3", "1/2")];
  assert.deepEqual(runs(series, field(), "", LOG), [[{ x: 3, y: 0.5 }]]);
  assert.equal(runs(series, field(), "", LINEAR).flat().length, 4);
});

test("values with units are numbers of one unit", () => {
  const memory = field({ units: ["GiB", "MiB"] });
  assert.equal(bare("512MiB", memory, "GiB"), "0.5");
  assert.equal(bare("2GiB", memory, "GiB"), "2");
  assert.deepEqual(runs([pair("512MiB", "1"), pair("1GiB", "2")], memory, "GiB", LINEAR), [[{ x: 0.5, y: 1 }, { x: 1, y: 2 }]]);
});

test("data has exact values, names and units, and nothing where there is nothing", () => {
  const series = [pair("1", "1/3"), pair("2", null)];
  assert.equal(
    asCsv(series, field({ id: "steps", unit: "step" }), field({ id: "share", unit: "one" })),
    "steps (step),share\r\n1,1/3\r\n2,\r\n",
  );
  assert.equal(asCsv([pair("2GiB", "9")], field({ id: "memory", unit: "GiB", units: ["GiB"] }), field({ id: "n", unit: "" })), "memory,n\r\n2GiB,9\r\n");
});
