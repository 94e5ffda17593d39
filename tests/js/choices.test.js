import assert from "node:assert/strict";
import { test } from "node:test";
import { readChoices, snippetOptions, writeChoices } from "../../embed/choices.js";

const SLUG = "effective-batch-size";
const read = (/** @type {string} */ hash) => readChoices(new URLSearchParams(hash), "ja", SLUG);

test("an empty address is the first calculator in the studio's language", () => {
  const choices = read("");
  assert.equal(choices.calculator, SLUG);
  assert.equal(choices.lang, "ja");
  assert.equal(choices["code-kind"], "element");
  assert.deepEqual(choices.values, {});
});

test("an address with every choice comes back as it was", () => {
  const hash =
    "accent=%230b7285&calculator=effective-batch-size&code-kind=iframe&hide=help,share" +
    "&lang=en&load=eager&micro_batch_size=16&page-theme=dark&page-width=phone" +
    "&readonly=sequence_length&theme=dark&width=480";
  assert.equal(writeChoices(read(hash), "ja"), hash);
});

test("what is not a choice and not an input is dropped", () => {
  const hash = writeChoices(read("onclick=1&utm-source=x&style=y&a=1"), "ja");
  assert.equal(hash, `a=1&calculator=${SLUG}`);
});

test("only what the calculator knows and the author filled in reaches the snippet", () => {
  const input = { symbol: "", unit: "", kind: /** @type {const} */ ("integer"), minimum: null, maximum: null, typical: null };
  const inputs = ["micro_batch_size", "sequence_length"].map((id) => ({
    ...input, id, default: "8", step: /** @type {const} */ ("one"), group: "", suffix: "",
  }));
  const manifest = {
    v: 1, id: "x", slug: SLUG, family: "", formula: "", revised: "", sources: [], groups: [],
    inputs, outputs: [], results: {},
  };
  const choices = read("micro_batch_size=16&sequence_length=+&foreign=3&readonly=foreign,micro_batch_size&accent=0B7");
  const options = snippetOptions(choices, "https://calclet.example/", "T", manifest);
  assert.deepEqual(options.values, { micro_batch_size: "16" });
  assert.deepEqual(options.readonly, ["micro_batch_size"]);
  assert.equal(options.accent, "#00bb77");
  assert.equal(options.width, null);
});
