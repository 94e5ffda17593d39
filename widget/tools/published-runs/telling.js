/** What a run says, in the page's words. Pure. */

import { joined } from "../shared/joining.js";

/** @typedef {import("../../words.js").Words} Words */
/** @typedef {import("./run.js").Run} Run */
/** @typedef {Record<string, string>} Texts */
/** @typedef {[title: string, text: string, doubt: string]} Row */

const BATCH = "global_batch_size";
const LENGTH = "sequence_length";
const TOKENS = "tokens_per_step";
const REPLICAS = "data_parallel_size";
/** Those that the calculator has words for. */
const OWN = ["micro_batch_size", REPLICAS, "gradient_accumulation_steps", BATCH, LENGTH, TOKENS];
const SIZES = ["tensor", "pipeline", "context", "expert"].map((kind) => `${kind}_parallel_size`);
const ORDER = [...OWN, "devices", ...SIZES];

/** @param {string} title @param {string} text @returns {Row} */
const row = (title, text, doubt = "") => [title, text, doubt];

/** A rounded number may end in 萬 or 億, which a message cannot know: no space after it. @param {string} text */
const tight = (text) => text.replace(/(\p{Script=Han}) (?=\p{Script=Han})/gu, "$1");

/** @param {Run} run @param {Words} words */
export function createTelling(run, words) {
  const { figures, printed } = run;
  const { format } = words;
  const number = (/** @type {string} */ text) => (text ? words.number(text) : "");
  const title = (/** @type {string} */ name) => format(OWN.includes(name) ? name : `runs-${name}`);
  /** Rounded, and a number for what is said of it. @param {string} text */
  const roughly = (text) => words.told(text, words.compact(text));
  const figure = (/** @type {string} */ name) => number(figures[name] ?? "");

  const clauses = (/** @type {string[]} */ texts) => tight(joined(words, "clauses", texts));

  function name() {
    const { stage, stages = "", kind } = run;
    const parts = [joined(words, "series", run.title.split(", "))];
    if (stage) parts.push(format("runs-stage", { stage, stages }));
    if (kind) parts.push(format(`runs-${kind}`));
    return joined(words, "clauses", parts);
  }

  function batch() {
    const told = { batch: figure(BATCH), length: figure(LENGTH), tokens: figure(TOKENS) };
    if (run.counts) return format(`runs-batch-${run.counts}`, told);
    if (told.tokens) return format("runs-batch", told);
    return format("runs-batch-printed", { tokens: printed.find((said) => said[TOKENS])?.[TOKENS] ?? "" });
  }

  /** @param {string} name */
  function doubt(name) {
    if (run.derived.includes(name)) return format("runs-is-derived");
    if (run.from_memory.includes(name)) return format("runs-is-remembered");
    return name === BATCH && run.at_least ? format("runs-at-least") : "";
  }

  /** What is wrong is said elsewhere. */
  function asPrinted() {
    const isWrong = (/** @type {string} */ of, /** @type {string} */ text) =>
      run.findings.some(({ name, printed }) => name === of && printed === text);
    const said = printed.flatMap(({ where: _, ...texts }) => Object.entries(texts));
    return said.filter(([name, text]) => !isWrong(name, text)).map(([name, text]) => row(title(name), text, format("runs-as-printed")));
  }

  function course() {
    const { from_tokens: tokens, from_steps: from, until_steps: until } = run;
    const when = [
      tokens && format("runs-from-tokens", { tokens: roughly(tokens) }),
      from && format("runs-from-step", { step: number(from) }),
      until && format("runs-until-step", { step: number(until) }),
    ].filter(Boolean);
    return [
      ...(when.length ? [row(format("runs-when"), clauses(when.map(String)))] : []),
      ...(run.ramp ? [row(format("runs-ramp"), ramp(run.ramp))] : []),
    ];
  }

  /** @param {Texts} of */
  function ramp(of) {
    const told = [
      of.start && format("runs-ramp-start", { start: number(of.start) }),
      of.start_tokens && format("runs-ramp-start-tokens", { start: roughly(of.start_tokens) }),
      of.increment && format("runs-ramp-steps", { increment: number(of.increment) }),
      of.over_samples && format("runs-ramp-samples", { samples: number(of.over_samples) }),
      of.over_percent && format("runs-ramp-share", { share: words.percent(number(of.over_percent)) }),
      over(of.over_tokens, of.over_tokens_at_most),
    ];
    return clauses(told.filter(Boolean).map(String));
  }

  /** @param {string} [least] @param {string} [most] tokens */
  function over(least, most) {
    if (!least) return "";
    const tokens = roughly(least);
    return most ? format("runs-ramp-range", { least: tokens, most: roughly(most) }) : format("runs-ramp-tokens", { tokens });
  }

  /** @param {import("./run.js").Finding} finding */
  function told({ code, printed, computed, where }) {
    const said = format(`runs-${code}`, {
      printed,
      computed: number(computed),
      batch: figure(BATCH),
      length: figure(LENGTH),
      replicas: figure(REPLICAS),
      devices: figure("devices"),
    });
    return where ? format("runs-where", { finding: said, where }) : said;
  }

  return {
    name: name(),
    batch: batch(),
    figures: () => [
      ...ORDER.filter((name) => figures[name]).map((name) => row(title(name), figure(name), doubt(name))),
      ...(run.device ? [row(format("runs-device"), run.device)] : []),
      ...asPrinted(),
      ...course(),
    ],
    findings: () => run.findings.map(told),
    /** Why the batch is not reached. @param {Texts} now exact texts of the calculator's inputs */
    open: (now) =>
      figures[BATCH]
        ? format("runs-open", { batch: figure(BATCH), replicas: number(figures[REPLICAS] ?? now[REPLICAS] ?? "") })
        : format("runs-open-printed"),
  };
}
