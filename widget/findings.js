/** What Python found in an input, in words. Pure. */

import { ratio } from "./ratios.js";
import { isMeasure } from "./units.js";
import { quantity, variable, variables } from "./values.js";

/** @typedef {import("./protocol.js").Finding} Finding */
/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./manifest.js").Manifest} Manifest */
/** @typedef {import("./manifest.js").Input} Input */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {{ kind: "error" | "warning" | "echo", text: string, choices: string[], beside: string }} Remark
 *    beside: the input whose message says it */

/** Arguments that quote the visitor; all others are numbers. */
const QUOTES = new Set(["understood", "rest", "unit"]);

/** Whose `value` is what was given, in place of a number. */
const NO_NUMBERS = new Set(["no-such-choice", "not-a-flag"]);

/** Of what is as many as it is, whatever the field counts. */
const PLAIN_COUNTS = new Set(["too-many-digits", "text-too-long", "too-many-items", "wrong-cells"]);

/** What a calculator says of its own accord, with its own arguments. */
const OWN = /^(refusal|remark)-/;

/** Numbers that were read are told with this many digits. */
const READ_DIGITS = 15;

/** @param {Finding} finding @param {Input | undefined} input */
function messageId({ code, args }, input) {
  if (OWN.test(code)) return code;
  if (code === "unusual") return "warning-unusual";
  if (code === "empty" && input?.kind === "choice") return "error-empty-choice";
  if (code === "empty" && (input?.kind === "list" || input?.kind === "table")) return "error-empty-list";
  if (code === "not-a-number" && !args.understood) return "error-not-a-number-at-all";
  if (code === "not-an-integer" && args.suggestion) return "error-not-an-integer-suggest";
  return `error-${code}`;
}

/**
 * @param {Finding} finding @param {Words} words
 * @param {{ manifest?: Manifest, inputs?: Reply["inputs"] }} [of] the calculator and what it has read
 */
export function describe(finding, words, { manifest, inputs = {} } = {}) {
  const { code, args } = finding;
  if (code === "refused" && args.text) return args.text;
  const input = manifest?.inputs.find(({ id }) => id === finding.input);
  const id = messageId(finding, input);
  if (!words.has(id)) return words.format("error-internal");
  const known = OWN.test(code) && manifest ? variables(manifest, textsOf(inputs), {}, words) : {};
  const message = words.format(id, { ...known, ...argumentsOf(finding, placeOf(finding, input), words) });
  if (args.item) return words.format("error-in-item", { item: words.variable(args.item), message });
  if (args.row && code !== "wrong-cells") return words.format("error-in-row", { row: words.variable(args.row), message });
  return message;
}

/** @param {Reply["inputs"]} inputs */
const textsOf = (inputs) => Object.fromEntries(Object.entries(inputs).map(([id, { value }]) => [id, value]));

/** The field, or the column of a table. @param {Finding} finding @param {Input | undefined} input */
const placeOf = ({ args }, input) => input?.columns?.find(({ id }) => id === args.column) ?? input;

/** @param {Finding} finding @param {import("./manifest.js").Field | undefined} field @param {Words} words */
function argumentsOf({ code, args }, field, words) {
  const told = Object.entries(args).map(([name, text]) => {
    if (QUOTES.has(name) || (name === "value" && NO_NUMBERS.has(code))) return [name, text];
    if (name === "units") return [name, words.list(text.split(" ").map((unit) => unitName(unit, words)))];
    const unit = PLAIN_COUNTS.has(code) || OWN.test(code) ? "" : (args.unit ?? field?.unit ?? "");
    return [name, numberOf(text, unit, words)];
  });
  return Object.fromEntries(told);
}

/** @param {string} text @param {string} unit @param {Words} words */
function numberOf(text, unit, words) {
  if (!ratio(text)) return text;
  if (isMeasure(unit)) return quantity(text, unit, READ_DIGITS, words).whole;
  return /^-?\d+$/.test(text) ? words.variable(text) : words.told(text, words.figure(text, READ_DIGITS).text);
}

/** @param {string} unit @param {Words} words */
const unitName = (unit, words) => (words.has(`unit-name-${unit}`) ? words.format(`unit-name-${unit}`) : unit);

/**
 * What is wrong with all of it, where no field is to blame.
 * @param {Reply | null} reply @param {Words} words @param {Manifest} [manifest]
 * @returns {string} in words, or ""
 */
export function complaint(reply, words, manifest) {
  const finding = reply?.errors?.find(({ input }) => input === null);
  return finding && reply ? describe(finding, words, { manifest, inputs: reply.inputs }) : "";
}

/** What is worth knowing about all of it. @param {Reply | null} reply @param {Words} words @param {Manifest} manifest */
export function advice(reply, words, manifest) {
  const found = reply?.warnings?.filter(({ input }) => input === null) ?? [];
  return found.map((one) => describe(one, words, { manifest, inputs: reply?.inputs })).join(" ");
}

/** The numbers that a finding offers instead. @param {Finding} finding @returns {string[]} */
export function choices({ code, args }) {
  if (args.item || args.row) return []; // it would take the place of the others
  const offered =
    code === "ambiguous" ? [args.first, args.second] : code === "not-an-integer" ? [args.suggestion] : [];
  return offered.flatMap((text) => (text ? [text] : []));
}

/**
 * The one thing to say beside a field: an error before a warning before what
 * was read.
 * @param {string} id of the input @param {Reply} reply @param {Words} words @param {Manifest} manifest
 * @returns {Remark | null}
 */
export function remark(id, { errors = [], warnings = [], inputs }, words, manifest) {
  const of = { manifest, inputs };
  const error = errors.find((finding) => finding.input === id);
  if (error) return { kind: "error", text: describe(error, words, of), choices: choices(error), beside: id };
  const shared = errors.find((finding) => finding.inputs?.includes(id));
  if (shared?.input) return { kind: "error", text: "", choices: [], beside: shared.input };
  const echo = echoOf(id, inputs, words, manifest);
  const found = warnings.filter((finding) => finding.input === id).map((one) => describe(one, words, of));
  if (found.length) {
    return { kind: "warning", text: [echo, ...found].filter(Boolean).join(" · "), choices: [], beside: id };
  }
  return echo ? { kind: "echo", text: echo, choices: [], beside: id } : null;
}

/** @param {string} id @param {Reply["inputs"]} inputs @param {Words} words @param {Manifest} manifest */
function echoOf(id, inputs, words, manifest) {
  const reading = inputs[id];
  const field = manifest.inputs.find((input) => input.id === id);
  if (!reading?.echo || !field) return "";
  return words.format("read-as", { value: variable(reading.value, { ...field, digits: READ_DIGITS }, words) });
}
