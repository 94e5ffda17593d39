import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { asCsv, asJson } from "../../widget/data.js";
import { describe, remark } from "../../widget/findings.js";
import { shownOutputs, sizeOf } from "../../widget/shown.js";
import { carried } from "../../widget/units.js";
import { secondReading, tell, variable } from "../../widget/values.js";
import { counts } from "../../widget/when.js";
import { createWords } from "../../widget/words.js";

/** @typedef {import("../../widget/manifest.js").Field} Field */
/** @typedef {import("../../widget/manifest.js").Input} Input */

/** @param {string} lang @param {string} own */
async function wordsOf(lang, own) {
  const parts = [`${lang}.ftl`, `kinds/${lang}.ftl`, `units/${lang}.ftl`].map((name) =>
    readFile(new URL(`../../widget/messages/${name}`, import.meta.url), "utf8"));
  return createWords(lang, [...(await Promise.all(parts)), own]);
}

const OWN = `
mode = Mode
    .option-plain = Plain
    .option-long = At length
parts = Parts
    .option-q = Query
    .option-k = Key
plan = Plan
    .column-steps = Steps
    .column-share = Share
memory = Memory
share = Share
    .sentence = { $share } of { $memory } in the mode { $mode ->
        [long] at length
       *[plain] plain
    }{ $left ->
        [one] , one token left
       *[other] , { $left } tokens left
    }.
left = Left
    .sentence = { $left } left.
refusal-too-many = { $count } modules in { $mode } are too many.
remark-high = { $memory } is much.
`;
const english = await wordsOf("en", OWN);
const french = createWords("fr", ["unit-GiB = { $n } Gio"]);

/** @param {Partial<Field>} more @returns {Field} */
const field = (more) => ({ id: "memory", symbol: "m", unit: "", kind: "number", ...more });

/** @param {Partial<Input>} more @returns {Input} */
const input = (more) => ({
  ...field(more), default: "", minimum: null, maximum: null, typical: null, step: "one", group: "", suffix: "", ...more,
});

const memory = input({ units: ["GiB", "GB"], unit: "GiB" });
const share = field({ id: "share", unit: "percent", digits: 3 });
const mode = input({ id: "mode", kind: "choice", options: ["plain", "long"] });
const left = field({ id: "left", unit: "token", kind: "integer", optional: true });

/** @type {import("../../widget/manifest.js").Manifest} */
const manifest = {
  v: 1, id: "x", slug: "x-y", family: "", formula: "", revised: "", sources: [], groups: [], results: {},
  inputs: [memory, mode], outputs: [share, left],
};

test("a measured value is told with its unit, in the language's marks", () => {
  assert.equal(tell("1.5GB", memory, english).whole, "1.5 GB");
  assert.equal(tell("1.5", memory, english).whole, "1.5 GiB");
  assert.deepEqual(tell("9.859154929577465", share, english), { number: "≈ 9.86", unit: "%", whole: "≈ 9.86%", said: "9.86%" });
  assert.equal(tell("1.5GiB", memory, french).whole, "1,5 Gio");
});

test("choices, ticks and what is absent are words", () => {
  assert.equal(tell("long", mode, english).whole, "At length");
  assert.equal(tell("sideways", mode, english).whole, "sideways");
  const parts = field({ id: "parts", kind: "choices", options: ["q", "k"] });
  assert.equal(tell("q,k", parts, english).whole, "Query and Key");
  assert.equal(tell("none", parts, english).whole, "none");
  assert.equal(tell("true", field({ kind: "flag" }), english).whole, "yes");
  assert.equal(tell(null, left, english).whole, "–");
});

test("lists name their unit once and tables keep their cells", () => {
  assert.equal(tell("1;1000", field({ kind: "list", item: "integer", unit: "token" }), english).whole, "1; 1,000 tokens");
  const columns = [field({ id: "steps", kind: "integer", unit: "step" }), field({ id: "share", unit: "percent" })];
  assert.equal(tell("10|50;2000|12.5", field({ id: "plan", kind: "table", columns }), english).whole, "10 | 50%; 2,000 | 12.5%");
});

test("a second unit says whether it is exact, a giant count is put in number words", () => {
  assert.equal(secondReading("12", memory, english), "≈ 12.9 GB");
  assert.equal(secondReading("2.5", field({ unit: "GB", units: ["GB", "MB"] }), english), "= 2,500 MB");
  assert.equal(secondReading("6000", field({ unit: "FLOP", units: ["FLOP", "ZFLOP"] }), english), "");
  assert.equal(secondReading("7000000000", left, english), "≈ 7 billion");
  assert.equal(secondReading("999999", left, english), "");
});

test("messages choose by options and plurals, and measured values come with their unit", () => {
  const sentence = (/** @type {Record<string, string>} */ inputs, /** @type {Record<string, string | null>} */ outputs) =>
    shownOutputs(manifest, inputs, outputs, english)[0]?.sentence;
  assert.equal(sentence({ memory: "80GB", mode: "long" }, { share: "12.5", left: "1" }), "12.5% of 80 GB in the mode at length, one token left.");
  assert.equal(sentence({ memory: "1GiB", mode: "plain" }, { share: "100", left: "2000" }), "100% of 1 GiB in the mode plain, 2,000 tokens left.");
  assert.equal(String(variable("2.5", field({ unit: "token" }), english)), "2.5");
});

test("what a calculation does not have is absent, not zero", () => {
  const [, told] = shownOutputs(manifest, { memory: "1GiB", mode: "plain" }, { share: "1", left: null }, english);
  assert.equal(told?.absent, true);
  assert.equal(told?.sentence, "");
});

test("an input takes a result in a unit that it has", () => {
  assert.equal(carried("12", "GiB", memory), "12GiB");
  assert.equal(carried("3", "MiB", { unit: "GiB", units: ["GiB", "GB"] }), "0.0029296875GiB");
  assert.equal(carried("64", "replica", { unit: "replica" }), "64");
  assert.equal(carried("86400", "second", { unit: "day" }), "1");
});

test("an input counts beside any of the options it names", () => {
  const when = { mode: ["long"], parts: ["q", "k"] };
  assert.ok(counts(input({ when }), { mode: "long", parts: "v,k" }));
  assert.ok(!counts(input({ when }), { mode: "long", parts: "none" }));
  assert.ok(!counts(input({ when }), { mode: "plain", parts: "q" }));
  assert.ok(counts(input({}), {}));
});

test("bounds are told in the unit that was used, items and rows by their place", () => {
  const of = { manifest };
  const told = (/** @type {string} */ code, /** @type {Record<string, string>} */ args) =>
    describe({ input: "memory", code, args }, english, of);
  assert.equal(told("not-above", { minimum: "0", value: "-1", unit: "GB" }), "Read as -1 GB. It must be more than 0 GB.");
  assert.equal(told("unknown-unit", { unit: "pc", units: "GiB GB" }), "“pc” is no unit for this value. Possible: GiB and GB.");
  assert.match(told("too-small", { minimum: "1", value: "0", item: "3" }), /^Value 3: Read as 0 GiB\./);
  assert.equal(told("wrong-cells", { row: "2", expected: "3", found: "1" }), "Row 2 has 1 cell, but 3 are needed.");
  assert.equal(told("refused", { text: "Not sold <b>." }), "Not sold <b>.");
  assert.equal(told("too-many-digits", { maximum: "60" }).includes("GiB"), false);
});

test("a calculator's own refusal names its values and marks every input it concerns", () => {
  const reply = {
    v: 1, id: 1, kind: "calculate", ok: false,
    inputs: { mode: { value: "long", echo: false }, memory: { value: "1GiB", echo: false } },
    errors: [{ input: "mode", inputs: ["mode", "memory"], code: "refusal-too-many", args: { count: "1000" } }],
  };
  assert.equal(remark("mode", reply, english, manifest)?.text, "1,000 modules in long are too many.");
  assert.deepEqual(remark("memory", reply, english, manifest), { kind: "error", text: "", choices: [], beside: "mode" });
});

test("a remark is a warning in the calculator's own words", () => {
  const reply = {
    v: 1, id: 1, kind: "calculate", ok: true, inputs: { memory: { value: "900GB", echo: true } },
    warnings: [{ input: "memory", code: "remark-high", args: {} }],
  };
  const found = remark("memory", reply, english, manifest);
  assert.equal(found?.kind, "warning");
  assert.equal(found?.text, "Read as 900 GB · 900 GB is much.");
});

test("data to copy is exact and machine-readable", () => {
  const values = { inputs: { memory: "1.5GiB", mode: 'a "b", c' }, outputs: { share: "1/3", left: null } };
  assert.deepEqual(JSON.parse(asJson(manifest, values)), { calculator: "x-y", ...values });
  assert.equal(asCsv(manifest, values), [
    "role,name,value,unit", "input,memory,1.5GiB,", 'input,mode,"a ""b"", c",', "result,share,1/3,percent", "result,left,,token", "",
  ].join("\r\n"));
});

test("long numbers are set smaller, whatever their kind", () => {
  const texts = ["1234567", "12345678", "≈ 0.000848528", "9".repeat(12), "9".repeat(13), "9".repeat(41)];
  assert.deepEqual(texts.map(sizeOf), [null, "medium", "medium", "medium", "long", "huge"]);
});
