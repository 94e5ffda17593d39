/** The flagship's manifest, as far as pure modules look at it. */

/** @param {string} id @param {string} value @param {"one" | "double"} step */
const input = (id, value, step) => /** @type {const} */ ({
  id,
  symbol: id[0] ?? "",
  unit: "sequence",
  kind: "integer",
  default: value,
  minimum: "1",
  maximum: null,
  typical: null,
  step,
  group: "parallel",
  suffix: "decimal",
});

/** @type {import("../../widget/manifest.js").Manifest} */
export const manifest = {
  v: 1,
  id: "effective_batch_size",
  slug: "effective-batch-size",
  family: "training",
  formula: "B",
  revised: "2026-11-30",
  sources: [],
  groups: ["parallel"],
  inputs: [
    input("micro_batch_size", "8", "double"),
    input("data_parallel_size", "64", "one"),
    input("gradient_accumulation_steps", "4", "double"),
    input("sequence_length", "4096", "double"),
  ],
  outputs: [
    { id: "global_batch_size", symbol: "B", unit: "sequence", kind: "integer" },
    { id: "tokens_per_step", symbol: "T", unit: "token", kind: "integer" },
  ],
  results: { global_batch_size: "2048", tokens_per_step: "8388608" },
};
