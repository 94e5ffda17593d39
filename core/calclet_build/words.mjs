// The Node side of the build: the widget's own words, and TeX to MathML.
// Reads one JSON job a line, answers one JSON line: {"text": …} or {"error": …}.
import { readdir } from "node:fs/promises";
import { createInterface } from "node:readline";
import temml from "temml";
import { shownInputs, shownOutputs } from "../../widget/shown.js";
import { convert, typed } from "../../widget/units.js";
import { tell } from "../../widget/values.js";
import { createWords, direction } from "../../widget/words.js";

/** @typedef {import("../../widget/words.js").Words} Words */
/** @typedef {string | { exact: string }} Variable */
/**
 * @typedef {{
 *   job: string, voice: string, lang: string, texts: string[], id: string,
 *   attribute?: string, vars: Record<string, Variable>, value: string,
 *   tex: string, display: boolean, unit: string, to: string, field: import("../../widget/manifest.js").Field,
 *   manifest: import("../../widget/manifest.js").Manifest, parts: string[],
 *   about: import("../../widget/toolbox.js").About,
 * }} Job
 */

const TOOLS = new URL("../../widget/tools/", import.meta.url);
/** @type {{ name: string, order: number, parts: string[], suits: (manifest: Job["manifest"], about: Job["about"]) => boolean }[]} */
const tools = [];
for (const file of await readdir(TOOLS)) {
  const [name, ending] = file.split(".");
  if (ending === "js") tools.push({ name, ...(await import(new URL(file, TOOLS).href)) });
}
tools.sort((one, other) => one.order - other.order);

/** @type {Map<string, Words>} */
const voices = new Map();

/** @type {string[]} */
const errors = [];

/** Temml writes style attributes, which our content security policy refuses. */
const CLASS_OF = new Map([
  ["padding-left:0em;padding-right:0em;", "tml-tight"],
  ["padding-left:1em;padding-right:0em;", "tml-gap"],
]);

/** @param {string} mathml */
function withoutStyles(mathml) {
  return mathml.replace(/<(\w+)([^<>]*?) style="([^"]*)"/g, (_, tag, rest, style) => {
    const name = CLASS_OF.get(style);
    if (!name) return `<${tag}${rest}`;
    return rest.includes(' class="')
      ? `<${tag}${rest.replace(' class="', ` class="${name} `)}`
      : `<${tag}${rest} class="${name}"`;
  });
}

/** @param {Job} job */
function math({ tex, display }) {
  // A formula of several lines is declared without its environment.
  const aligned = display && /(^|[^\\])&/.test(tex) && !tex.includes("\\begin");
  const source = aligned ? `\\begin{aligned}${tex}\\end{aligned}` : tex;
  const options = { displayMode: display, throwOnError: true };
  return withoutStyles(temml.renderToString(source, options));
}

/** @param {Job} job */
function addVoice({ voice, lang, texts }) {
  voices.set(voice, createWords(lang, texts, { onerror: (error) => void errors.push(error.message) }));
  return "";
}

/** @param {Job} job */
function voiceOf({ voice }) {
  const words = voices.get(voice);
  if (!words) throw new Error(`no voice ${voice}`);
  return words;
}

/** @param {Job} job */
function format(job) {
  const vars = Object.entries(job.vars).map(([name, value]) =>
    [name, typeof value === "string" ? value : BigInt(value.exact)]);
  return voiceOf(job).format(job.id, Object.fromEntries(vars), job.attribute);
}

/** A calculator at its defaults, as its page says it. @param {Job} job */
function shown(job) {
  const { manifest } = job;
  const words = voiceOf(job);
  const inputs = Object.fromEntries(manifest.inputs.map((field) => [field.id, field.default]));
  return JSON.stringify({
    inputs: shownInputs(manifest, inputs, words),
    outputs: shownOutputs(manifest, inputs, manifest.results, words),
  });
}

/** @type {Record<string, (job: Job) => string>} */
const JOBS = {
  "add-voice": addVoice,
  compact: (job) => voiceOf(job).compact(job.value),
  convert: (job) => convert(job.value, job.unit, job.to),
  date: (job) => voiceOf(job).date(job.value),
  direction: (job) => direction(job.lang),
  format,
  math,
  number: (job) => voiceOf(job).number(job.value),
  optional: (job) => (voiceOf(job).has(job.id, job.attribute) ? format(job) : ""),
  shown,
  typed: (job) => typed(job.value, job.field, voiceOf(job).marks.decimal),
  say: (job) => tell(job.value, job.field, voiceOf(job)).said,
  /** Those that a calculator has, in the order of their buttons. */
  tools: ({ manifest, about, parts: had }) =>
    JSON.stringify(tools.filter(({ parts, suits }) => parts.every((part) => had.includes(part)) && suits(manifest, about)).map(({ name }) => name)),
  tell: (job) => tell(job.value, job.field, voiceOf(job)).whole,
};

/** @param {Job} job @returns {{ text: string } | { error: string }} */
function answer(job) {
  try {
    const work = JOBS[job.job];
    if (!work) throw new Error(`no job ${job.job}`);
    const text = work(job);
    const wrong = errors.splice(0).join("; ");
    return wrong ? { error: wrong } : { text };
  } catch (error) {
    return { error: String(error) };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line)))}\n`);
}
