/** Published runs in a form: what is filled in, what is found, what is said. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { layoutOf } from "../../widget/tools/read-config/layout.js";
import { filled, named } from "../../widget/tools/published-runs/run.js";
import { sentences } from "../../widget/tools/shared/sentences.js";
import { createTelling } from "../../widget/tools/published-runs/telling.js";
import { createWords } from "../../widget/words.js";

const NOW = { micro_batch_size: "8", data_parallel_size: "64", gradient_accumulation_steps: "4", sequence_length: "4096" };
const aim = (/** @type {string} */ value) => ({ output: "global_batch_size", value });
const batchOf = (/** @type {Record<string, string>} */ inputs) =>
  [inputs.micro_batch_size, inputs.data_parallel_size, inputs.gradient_accumulation_steps].map((text) => BigInt(text ?? 0)).reduce((one, other) => one * other);

test("a run whose source states all is filled in as it is", () => {
  const inputs = { micro_batch_size: "2", data_parallel_size: "8", gradient_accumulation_steps: "128", sequence_length: "2048" };
  assert.deepEqual(filled({ inputs, target: null }, NOW), { inputs, open: false });
});

test("micro-batch and replicas stay where they divide the batch", () => {
  const { inputs, open } = filled({ inputs: { sequence_length: "8192" }, target: aim("2048") }, NOW);
  assert.equal(open, false);
  assert.deepEqual(inputs, { sequence_length: "8192", micro_batch_size: "8", data_parallel_size: "64", gradient_accumulation_steps: "4" });
});

test("else a smaller micro-batch on the same replicas reaches it, never a larger one", () => {
  // 1,152 / 64 = 18 sequences for each replica: 6 × 3, as 8 and 7 do not divide it.
  const { inputs, open } = filled({ inputs: { sequence_length: "8192" }, target: aim("1152") }, NOW);
  assert.equal(open, false);
  assert.equal(inputs.micro_batch_size, "6");
  assert.equal(inputs.gradient_accumulation_steps, "3");
  assert.equal(batchOf(inputs), 1152n);
});

test("replicas that do not divide the batch leave it open", () => {
  const given = { inputs: { sequence_length: "2048" }, target: aim("1760") };
  assert.deepEqual(filled(given, NOW), { inputs: given.inputs, open: true });
});

test("what the source states of them is kept, whatever stands in the form", () => {
  const { inputs } = filled({ inputs: { data_parallel_size: "128", sequence_length: "8192" }, target: aim("2048") }, NOW);
  assert.equal(inputs.data_parallel_size, "128");
  assert.equal(batchOf(inputs), 2048n);
  const micro = filled({ inputs: { micro_batch_size: "8", sequence_length: "2048" }, target: aim("1024") }, NOW);
  assert.equal(micro.inputs.micro_batch_size, "8");
  assert.equal(batchOf(micro.inputs), 1024n);
  // 1,024 / 256 = 4 for each replica, fewer than the 8 that are stated.
  assert.equal(filled({ inputs: { micro_batch_size: "8" }, target: aim("1024") }, { ...NOW, data_parallel_size: "256" }).open, true);
});

test("a rounded number of tokens is a target only", () => {
  const given = { inputs: { sequence_length: "2048" }, target: { output: "tokens_per_step", value: "3200000" } };
  assert.deepEqual(filled(given, NOW), { inputs: given.inputs, open: true });
});

test("runs are found by parts of their names in any order", () => {
  const runs = /** @type {any[]} */ ([{ id: "llama-2", title: "Llama 2 7B" }, { id: "llama-3.1-405b", title: "Llama 3.1 405B" }, { id: "bert", title: "BERT" }]);
  const ids = (/** @type {string} */ text) => named(runs, text).map(({ id }) => id);
  assert.deepEqual(ids("405B llama"), ["llama-3.1-405b"]);
  assert.deepEqual(ids(" "), ["llama-2", "llama-3.1-405b", "bert"]);
  assert.deepEqual(ids("gpt"), []);
});

const file = (/** @type {string} */ path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const words = createWords("en", [file("widget/messages/tools/en.ftl"), file("core/calclet/calculators/effective_batch_size/en.ftl")], {
  onerror: (error) => assert.fail(error),
});
const RUN = /** @type {any} */ ({
  id: "x", title: "X", status: "derived", figures: { sequence_length: "8192", global_batch_size: "1024", tokens_per_step: "8388608", devices: "16384" },
  printed: [{ tokens_per_step: "8M" }, { where: "section 3", global_batch_size: "8M" }, { where: "page 2", global_batch_size: "1,024" }],
  derived: ["global_batch_size"], from_memory: ["devices"], stage: "2", stages: "3", from_tokens: "252000000", device: "H100",
  findings: [{ code: "tokens-called-sequences", name: "global_batch_size", printed: "8M", computed: "1024", where: "section 3" }],
  ramp: { start: "16", increment: "16", over_samples: "9765625" },
});

test("a run is told with its doubts, its course and its errors in print", () => {
  const telling = createTelling(RUN, words);
  assert.equal(telling.name, "X, stage 2 of 3");
  assert.equal(telling.batch, "1,024 × 8,192 = 8,388,608 tokens");
  const figures = telling.figures();
  assert.deepEqual(figures.find(([, , doubt]) => doubt === "derived"), ["Effective (global) batch size", "1,024", "derived"]);
  assert.deepEqual(figures.find(([title]) => title === "Devices"), ["Devices", "16,384", "not looked up again"]);
  assert.deepEqual(figures.filter(([, , doubt]) => doubt === "as printed").map(([, text]) => text), ["8M", "1,024"]);
  assert.equal(figures.find(([title]) => title === "When")?.[1], "from 252 million tokens on");
  assert.equal(figures.find(([title]) => title === "Ramp before it")?.[1], "from 16 sequences, by 16 at a time, over 9,765,625 sequences");
  assert.deepEqual(telling.findings(), ["Printed: 8M sequences. Tokens are meant, in 1,024 sequences of 8,192. (section 3)"]);
});

const wordsOf = (/** @type {string} */ tag, /** @type {string} */ own) =>
  createWords(tag, [file(`widget/messages/tools/${tag}.ftl`), file(`core/calclet/${own}/${tag}.ftl`)], { onerror: (error) => assert.fail(error) });
const grown = { ...RUN, title: "X 7B, 13B", ramp: { start_tokens: "32000", over_tokens: "4000000000", over_tokens_at_most: "12000000000" } };
const rampIn = (/** @type {string} */ tag) => {
  const own = wordsOf(tag, "calculators/effective_batch_size");
  return createTelling(grown, own).figures().find(([title]) => title === own.format("runs-ramp"))?.[1];
};

test("commas are those of the page's language", () => {
  assert.equal(createTelling(grown, wordsOf("zh-TW", "calculators/effective_batch_size")).name, "X 7B、13B，第 2 階段，共 3 階段");
  assert.equal(createTelling(grown, words).name, "X 7B, 13B, stage 2 of 3");
  assert.equal(rampIn("zh-TW"), "從 3.2 萬個詞元開始，歷時 40 億到 120 億個詞元");
});

test("rounded millions are of tokens where a language says so", () => {
  assert.equal(rampIn("es"), "desde 32 mil tokens, a lo largo de 4 mil millones a 12 mil millones de tokens");
  assert.equal(rampIn("fr"), "en partant de 32 mille tokens, sur 4 milliards à 12 milliards de tokens");
  assert.equal(rampIn("pt-BR"), "a partir de 32 mil tokens, ao longo de 4 bilhões a 12 bilhões de tokens");
});

test("what a reader lists has the commas of the page's language", () => {
  const chinese = wordsOf("zh-TW", "readers/words");
  const say = sentences(chinese, chinese, /** @type {any} */ ({ inputs: [], outputs: [] }));
  assert.equal(say("note", "levanter-schedule", { stages: "32, 64, 128", value: "128" }), "批次依排程變化：32、64、128。這裡以最後的 128 計算。");
  assert.equal(say("note", "open-value", { name: "x", text: "a, b" }).endsWith("a, b"), true);
});

test("what was read lays out the helper, experts and shards where there are any", () => {
  assert.deepEqual(layoutOf({ world_size: "64", expert_parallel_size: "8" }), {
    world_size: "64", expert_parallel_size: "8", nodes: "1", gpus_per_node: "64", also: "experts",
  });
  assert.equal(layoutOf({ nodes: "2", gpus_per_node: "8", expert_parallel_size: "1" }).also, "none");
  assert.equal(layoutOf({ shard_size: "8", replicate_size: "2", expert_parallel_size: "4" }).also, "experts,sharding");
});
