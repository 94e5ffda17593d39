import assert from "node:assert/strict";
import { test } from "node:test";

import { asCsv, corners, isCrowded, stagesOf } from "../../widget/tools/ramp/stages.js";

/** @type {any} */
const OUTPUT = {
  id: "stages", kind: "table",
  columns: [["first_step", "step"], ["batch_size", "sequence"], ["steps", "step"], ["tokens", "token"]].map(([id, unit]) => ({ id, unit, kind: "integer" })),
};
const ROLES = { output: "stages", size: "batch_size", steps: "steps", tokens: "tokens" };

// PaLM (arXiv:2204.02311, section 5.3): 1M, 2M and 4M tokens per step, from steps 0, 50,000 and 115,000 to 255,000.
const PALM = stagesOf("0|512|50000|52428800000;50000|1024|65000|136314880000;115000|2048|140000|587202560000", OUTPUT, ROLES);
const M = 2 ** 20;

test("a stage begins where those before it end, in steps and in tokens", () => {
  assert.deepEqual(PALM.map(({ before }) => before.steps), [0n, 50_000n, 115_000n]);
  assert.deepEqual(PALM.map(({ before }) => Number(before.tokens)), [0, 50_000 * M, 50_000 * M + 65_000 * 2 * M]);
  assert.deepEqual(PALM.map(({ rate }) => rate), [M, 2 * M, 4 * M].map(String));
});

test("the line keeps its height through a stage, and jumps where the next begins", () => {
  const line = corners({ stages: PALM, across: "steps", up: "size", near: false });
  assert.deepEqual(line.map(({ x, y }) => [x, y]), [
    [0, 512], [50_000, 512], [50_000, 1024], [115_000, 1024], [115_000, 2048], [255_000, 2048],
  ]);
  const tokens = corners({ stages: PALM, across: "tokens", up: "rate", near: false });
  assert.deepEqual(tokens.at(-1), { x: (50_000 + 65_000 * 2 + 140_000 * 4) * M, y: 4 * M });
});

test("up to the last change, the last stage is seen for its height", () => {
  const ends = (/** @type {typeof PALM} */ stages) => corners({ stages, across: "steps", up: "size", near: true }).slice(-2).map(({ x }) => x);
  assert.deepEqual(ends(PALM), [115_000, 115_000 * 9 / 8]);
  const short = stagesOf("0|8|100|800;100|16|3|48", OUTPUT, ROLES);
  assert.deepEqual(ends(short), [100, 103]);
  assert.deepEqual(ends(PALM.slice(0, 1)), [0, 50_000]);
});

test("a ramp early in a long run is crowded, one through half of it is not", () => {
  assert.equal(isCrowded(PALM), false);
  assert.equal(isCrowded(stagesOf("0|8|10|80;10|16|1000|16000", OUTPUT, ROLES)), true);
  assert.equal(isCrowded(PALM.slice(0, 1)), false);
  assert.equal(isCrowded([]), false);
});

test("data is the table with where each stage begins in tokens, exact", () => {
  assert.deepEqual(asCsv(PALM.slice(0, 2), OUTPUT).split("\r\n"), [
    "first_step (step),batch_size (sequence),steps (step),tokens (token),first_token (token),tokens_per_step (token)",
    "0,512,50000,52428800000,0,1048576",
    "50000,1024,65000,136314880000,52428800000,2097152",
    "",
  ]);
  const giant = stagesOf("0|1|3|10;3|1|1|123456789012345678901", OUTPUT, ROLES);
  assert.deepEqual(asCsv(giant, OUTPUT).split("\r\n").slice(1, 3), ["0,1,3,10,0,10/3", "3,1,1,123456789012345678901,10,123456789012345678901"]);
});

test("a run without a step has no stage", () => assert.deepEqual(stagesOf("", OUTPUT, ROLES), []));
