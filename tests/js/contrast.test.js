import assert from "node:assert/strict";
import { test } from "node:test";

import { contrast, luminance, readable } from "../../widget/contrast.js";

test("black on white has the greatest contrast there is", () => {
  assert.equal(contrast("#000000", "#ffffff"), 21);
  assert.equal(luminance("#ffffff"), 1);
});

test("a readable accent is left alone", () => {
  assert.equal(readable("#0f5f6b", "#ffffff"), "#0f5f6b");
});

test("any accent becomes readable on light and dark paper", () => {
  for (const accent of ["#ffffff", "#000000", "#ffff00", "#0000ff", "#808080", "#ff6600", "#0b7285"]) {
    for (const paper of ["#ffffff", "#eae8e4", "#2b3034", "#000000"]) {
      assert.ok(contrast(readable(accent, paper), paper) >= 4.5, `${accent} on ${paper}`);
    }
  }
});

test("a corrected accent keeps its hue", () => {
  const corrected = readable("#ffcc00", "#ffffff");
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(corrected.slice(at, at + 2), 16));
  assert.ok(red > green && green > blue);
});
