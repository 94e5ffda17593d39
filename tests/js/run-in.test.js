import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";

import { requestText } from "../../widget/protocol.js";
import { createRunIn, otherWords } from "../../widget/run-in.js";

const QUESTION = requestText(0, "calculate", { calculator: "c", inputs: { a: "1", b: "2" } });
const SOON = { calls: 50, rest: 20, slice: 1, gap: 1 };

/** @param {() => boolean} holds */
async function until(holds) {
  while (!holds()) await sleep(1);
}

/** Takes its time. @param {() => void} note */
const slow = (note) => () => {
  for (const end = performance.now() + 0.4; performance.now() < end; );
  note();
  return true;
};

test("nothing is called before there is a pause, and each question puts it off", async () => {
  let called = 0;
  const asked = createRunIn(QUESTION, () => Boolean((called += 1)), { ...SOON, rest: 60 });
  for (let turn = 0; turn < 10; turn += 1) {
    asked();
    await sleep(10);
    assert.equal(called, 0);
  }
  await until(() => called === SOON.calls);
});

test("it calls so often and no more, in slices between which others have their turn", async () => {
  let called = 0;
  let turns = 0;
  const asked = createRunIn(QUESTION, slow(() => (called += 1)), SOON);
  asked();
  while (called < SOON.calls) {
    await sleep(1);
    turns += 1;
  }
  asked();
  await sleep(3 * SOON.rest);
  assert.equal(called, SOON.calls);
  assert.ok(turns > 5, `${turns} turns`);
});

test("it ends in time where an answer takes long", async () => {
  let called = 0;
  createRunIn(QUESTION, slow(() => (called += 1)), { ...SOON, most: 5 })();
  await sleep(6 * SOON.rest);
  assert.ok(called > 0 && called < 20, `${called} calls`);
});

test("it stops with the Python that it runs in", async () => {
  let called = 0;
  createRunIn(QUESTION, () => (called += 1) < 3, SOON)();
  await sleep(4 * SOON.rest);
  assert.equal(called, 3);
});

test("it asks the same of every input, in many words", () => {
  const asked = otherWords(QUESTION).map((text) => JSON.parse(text));
  assert.ok(asked.length > 5);
  assert.equal(new Set(asked.map(({ inputs }) => inputs.a)).size, asked.length);
  for (const { kind, calculator, inputs } of asked) {
    assert.deepEqual([kind, calculator, Object.keys(inputs)], ["calculate", "c", ["a", "b"]]);
  }
});
