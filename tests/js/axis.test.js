import assert from "node:assert/strict";
import { test } from "node:test";

import { createAxis, numberOf } from "../../widget/tools/shared/axis.js";

const texts = (/** @type {import("../../widget/tools/shared/axis.js").Axis} */ { ticks }) => ticks.map(({ text }) => Number(text));

test("a linear axis is named by round numbers, and holds all its values", () => {
  const axis = createAxis([3, 97], "linear", { most: 6 });
  assert.deepEqual(texts(axis), [0, 20, 40, 60, 80, 100]);
  assert.ok(axis.place(3) > 0 && axis.place(97) < 1);
  assert.deepEqual(texts(createAxis([0.1, 0.3], "linear", { most: 5 })), [0.1, 0.15, 0.2, 0.25, 0.3]);
});

test("tick texts are exact where sums of floats are not", () => {
  const { ticks } = createAxis([0, 0.3], "linear", { most: 4 });
  assert.deepEqual(ticks.map(({ text }) => text), ["0", "1e-1", "2e-1", "3e-1"]);
});

test("a linear axis begins at zero unless that flattens what it shows", () => {
  assert.equal(texts(createAxis([10, 100], "linear", { most: 5, zero: true }))[0], 0);
  assert.ok(Number(texts(createAxis([990, 1000], "linear", { most: 5, zero: true }))[0]) >= 900);
  assert.ok(Number(texts(createAxis([-5, 100], "linear", { most: 5, zero: true }))[0]) < 0);
});

test("doubling inputs are named by powers of two", () => {
  assert.deepEqual(texts(createAxis([1, 64], "log", { most: 7, doubling: true })), [1, 2, 4, 8, 16, 32, 64]);
  assert.deepEqual(texts(createAxis([512, 131072], "log", { most: 5, doubling: true })), [1024, 4096, 16384, 65536]);
});

test("other logarithmic axes are named by powers of ten, or by 1, 2 and 5 between", () => {
  assert.deepEqual(texts(createAxis([2, 5e6], "log", { most: 8 })), [10, 100, 1e3, 1e4, 1e5, 1e6]);
  assert.deepEqual(texts(createAxis([3, 40], "log", { most: 8 })), [5, 10, 20]);
});

test("a logarithmic axis that spans next to nothing is named all the same", () => {
  for (const [low, high, doubling] of /** @type {const} */ ([[115303, 115311, false], [115303, 115311, true], [11, 12, false], [1100000, 1900000, true]])) {
    const { ticks, place } = createAxis([low, high], "log", { most: 5, doubling });
    assert.ok(ticks.length > 1, `${low} to ${high}`);
    for (const { at, text } of ticks) {
      assert.ok(at >= 0 && at <= 1, text);
      assert.ok(Math.abs(place(Number(text)) - at) < 1e-9, text);
    }
  }
});

test("equal ratios are equally far apart on a logarithmic axis", () => {
  const { place } = createAxis([1, 16], "log", { most: 5 });
  assert.ok(Math.abs(place(4) - 0.5) < 1e-12);
  assert.ok(Math.abs(place(8) - 0.75) < 1e-12);
});

test("one value alone has room on both sides", () => {
  for (const scale of /** @type {const} */ (["linear", "log"])) {
    const at = createAxis([8, 8], scale, { most: 5 }).place(8);
    assert.ok(at >= 0 && at <= 1, `${scale} ${at}`);
    assert.ok(Number.isFinite(at));
  }
});

test("fractions become numbers, giants and nothing do not", () => {
  assert.equal(numberOf("1/4"), 0.25);
  assert.equal(numberOf("-1.5e3"), -1500);
  assert.equal(numberOf(null), null);
  assert.equal(numberOf("9".repeat(400)), null);
});
