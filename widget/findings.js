/** What Python found in an input, in words. Pure. */

import { FluentNumber } from "@fluent/bundle";

/** @typedef {import("./protocol.js").Finding} Finding */
/** @typedef {import("./words.js").Words} Words */

/** Arguments that quote the visitor; all others are numbers. */
const QUOTES = new Set(["understood", "rest"]);

/** @param {Finding} finding */
function messageId({ code, args }) {
  if (code === "unusual") return "warning-unusual";
  if (code === "not-a-number" && !args.understood) return "error-not-a-number-at-all";
  if (code === "not-an-integer" && args.suggestion) return "error-not-an-integer-suggest";
  return `error-${code}`;
}

/** @param {Finding} finding @param {Words} words */
export function describe(finding, words) {
  const id = messageId(finding);
  const known = words.has(id) ? id : "error-internal";
  return words.format(known, variables(finding.args, words));
}

/** @param {Record<string, string>} args @param {Words} words */
function variables(args, words) {
  /** @type {Record<string, string | FluentNumber>} */
  const values = {};
  for (const [name, text] of Object.entries(args)) {
    if (QUOTES.has(name)) values[name] = text;
    else values[name] = words.variable(text);
  }
  return values;
}

/**
 * What is wrong with all of it, where no field is to blame.
 * @param {import("./protocol.js").Reply | null} reply @param {Words} words
 * @returns {string} the id of a message, or ""
 */
export function complaint(reply, words) {
  const finding = reply?.errors?.find(({ input }) => input === null);
  if (!finding) return "";
  const id = messageId(finding);
  return words.has(id) ? id : "error-internal";
}

/** The numbers that a finding offers instead. @param {Finding} finding @returns {string[]} */
export function choices({ code, args }) {
  const offered =
    code === "ambiguous" ? [args.first, args.second] : code === "not-an-integer" ? [args.suggestion] : [];
  return offered.flatMap((text) => (text ? [text] : []));
}

/**
 * The one thing to say beside a field: an error before a warning before what
 * was read.
 * @param {string} id of the input
 * @param {import("./protocol.js").Reply} reply
 * @param {Words} words
 * @returns {{ kind: "error" | "warning" | "echo", text: string, choices: string[] } | null}
 */
export function remark(id, { errors = [], warnings = [], inputs }, words) {
  const error = errors.find((finding) => finding.input === id);
  if (error) return { kind: "error", text: describe(error, words), choices: choices(error) };
  const reading = inputs[id];
  const echo = reading?.echo ? words.format("read-as", { value: words.variable(reading.value) }) : "";
  const warning = warnings.find((finding) => finding.input === id);
  if (warning) {
    return { kind: "warning", text: [echo, describe(warning, words)].filter(Boolean).join(" · "), choices: [] };
  }
  return echo ? { kind: "echo", text: echo, choices: [] } : null;
}
