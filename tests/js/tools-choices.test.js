import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { chosenTexts, differences, isInForm, keyOf, notesOf, shortName, spelt } from "../../widget/tools/choices/choice.js";
import { createWords } from "../../widget/words.js";

const read = (/** @type {string} */ path) => readFile(new URL(`../../${path}`, import.meta.url), "utf8");
const english = createWords("en", [
  await read("widget/messages/tools/en.ftl"),
  await read("core/calclet/calculators/effective_batch_size/en.ftl"),
]);
const manifest = /** @type {any} */ ({
  inputs: [{ id: "micro_batch_size", symbol: "b" }, { id: "data_parallel_size", symbol: "d" }, { id: "sequence_length", symbol: "L_{max}" }],
  outputs: [{ id: "tokens_per_step", symbol: "T" }],
});

/** @param {Partial<import("../../widget/tools/choices/choice.js").Choice>} [more] */
const choice = (more) => ({
  inputs: { micro_batch_size: "8", data_parallel_size: "64", sequence_length: "4096" },
  outputs: { tokens_per_step: "8388608" }, exact: true, deviation: "0",
  changes: ["micro_batch_size", "data_parallel_size"], marks: [], figures: {}, ...more,
});

test("a choice is called by what it changes, in the letters of formulas", () => {
  assert.equal(spelt(choice(), manifest, english), "b = 8 · d = 64");
  assert.equal(keyOf(choice()), "8 64");
  assert.equal(shortName("sequence_length", manifest, english), "Sequence length");
});

test("only what it is a choice of is filled in and compared with the form", () => {
  assert.deepEqual(chosenTexts(choice()), { micro_batch_size: "8", data_parallel_size: "64" });
  assert.ok(isInForm(choice(), { micro_batch_size: "8", data_parallel_size: "64", sequence_length: "1" }));
  assert.ok(!isInForm(choice(), { micro_batch_size: "8", data_parallel_size: "63", sequence_length: "4096" }));
});

test("two differ in the inputs that they change and in their results", () => {
  const other = choice({ inputs: { ...choice().inputs, data_parallel_size: "32" }, outputs: { tokens_per_step: "4194304" } });
  assert.deepEqual(differences(choice(), other), ["data_parallel_size", "tokens_per_step"]);
  assert.deepEqual(differences(choice(), choice()), []);
});

test("what is worth knowing is told with its figures, and an unknown mark as it is", () => {
  const marks = ["breaks-after-node-loss", "of-another-calculator"];
  const [first, second] = notesOf(choice({ marks, figures: { world_size: "504", global_batch_size: "2016" } }), english);
  assert.match(first ?? "", /504 GPUs.*2,016/);
  assert.equal(second, "of-another-calculator");
});
