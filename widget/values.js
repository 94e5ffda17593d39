/**
 * Values of every kind in words, from their exact text. Pure: the build fills the
 * static page with these very functions.
 *
 * A field with units of a dimension has its own in front of each value it is told with;
 * what counts (tokens, layers) goes into sentences as a number, for their plurals.
 */

import { ratio } from "./ratios.js";
import { convert, isMeasure, splitUnit } from "./units.js";

/** @typedef {import("./manifest.js").Field} Field */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {{ number: string, unit: string, whole: string, said: string }} Told  apart, as one, and as one in a sentence */

/** Numbers without a word of their own. */
const PLAIN = new Set(["", "one", "learning_rate"]);

/** Marks of direction around and beside numbers, in texts from right to left. */
const MARKS = /[\u200e\u200f\u2066-\u2069]/g;

/** How exactly a second unit is told: it is there for orientation. */
const SECOND_DIGITS = 3;

/** @param {string} text of several values */
export const itemsOf = (text) => text.split(/[;\n]/).map((item) => item.trim()).filter(Boolean);

/** @param {string} text of a table */
export const rowsOf = (text) => itemsOf(text).map((row) => row.split(/[|\t]/).map((cell) => cell.trim()));

/** @param {string} text @param {Field} field @returns {[number: string, unit: string]} */
const parts = (text, { unit, units = [] }) => splitUnit(text, units.length ? units : [unit]);

/** @param {string} text exact @param {string} unit @param {number | undefined} digits @param {Words} words @returns {Told} */
export function quantity(text, unit, digits, words) {
  const { text: written, about } = digits === undefined ? { text: words.number(text), about: false } : words.figure(text, digits);
  const mark = about ? "≈ " : "";
  const whole = withUnit(text, written, unit, words);
  return { number: mark + written, unit: whole.replace(written, "").replace(MARKS, "").trim(), whole: mark + whole, said: whole };
}

/** @param {string} text @param {string} written @param {string} unit @param {Words} words */
function withUnit(text, written, unit, words) {
  if (unit === "percent") return words.percent(written);
  if (PLAIN.has(unit)) return written;
  return words.format(`unit-${unit}`, { n: words.told(text, written) });
}

/** @param {Field} field whole numbers keep every digit, others are read rounded */
const digitsOf = ({ kind, digits = 6 }) => (kind === "integer" ? undefined : digits);

/** @param {string} id of an option @param {Field} field @param {Words} words */
function optionText(id, { id: input, options = [] }, words) {
  return options.includes(id) ? words.format(input, {}, `option-${id}`) : id;
}

/** @param {string} text @param {Words} words */
const flagText = (text, words) =>
  text === "true" ? words.format("value-yes") : text === "false" ? words.format("value-no") : text;

/**
 * As it stands in reports and results.
 * @param {string | null} text exact, or null for what there is not @param {Field} field @param {Words} words @returns {Told}
 */
export function tell(text, field, words) {
  const alone = (/** @type {string} */ whole) => ({ number: whole, unit: "", whole, said: whole });
  if (text === null || text === "") return alone("–");
  switch (field.kind) {
    case "choice":
      return alone(optionText(text, field, words));
    case "choices":
      return alone(optionsText(text, field, words));
    case "flag":
      return alone(flagText(text, words));
    case "list":
      return listed(text, field, words);
    case "table":
      return alone(rowsOf(text).map((row) => cellTexts(row, field, words).join(" | ")).join("; "));
    default: {
      const [number, unit] = parts(text, field);
      return quantity(number, unit, digitsOf(field), words);
    }
  }
}

/** @param {string} text @param {Field} field @param {Words} words */
function optionsText(text, field, words) {
  const chosen = text.split(",").filter((id) => id && id !== "none");
  return chosen.length ? words.list(chosen.map((id) => optionText(id, field, words))) : words.format("value-none");
}

/** The unit once, behind the last. @param {string} text @param {Field} field @param {Words} words @returns {Told} */
function listed(text, field, words) {
  const item = { ...field, kind: /** @type {import("./manifest.js").Kind} */ (field.item ?? "number") };
  const told = itemsOf(text).map((one) => tell(one, item, words));
  const number = told.map((one) => one.number).join("; ");
  const unit = told.at(-1)?.unit ?? "";
  const whole = unit ? `${number} ${unit}` : number;
  return { number, unit, whole, said: whole };
}

/** @param {string[]} row @param {Field} field a table @param {Words} words */
export const cellTexts = (row, { columns = [], id }, words) =>
  row.map((cell, index) => {
    const column = columns[index];
    if (!column) return cell;
    if (column.kind === "choice") return words.has(id, `option-${cell}`) ? words.format(id, {}, `option-${cell}`) : cell;
    const told = tell(cell, column, words);
    return isMeasure(column.unit) ? told.whole : told.number; // what is counted, the title says
  });

/** @param {Field} field a table @param {Words} words */
export const columnTitles = ({ id, columns = [] }, words) =>
  columns.map((column) => words.format(id, {}, `column-${column.id}`));

/** Between a hundredth and a million: beyond, another unit tells nobody more. @param {import("./ratios.js").Ratio} value */
function isHandy({ top, bottom }) {
  const size = top < 0n ? -top : top;
  return 100n * size >= bottom && size < 1_000_000n * bottom;
}

/**
 * The same value in the second unit a result is declared with, or a giant in number words.
 * @param {string | null} text @param {Field} field @param {Words} words @returns {string} with its sign, or ""
 */
export function secondReading(text, field, words) {
  if (!text) return "";
  if (field.kind === "integer" && /^-?\d{7,}$/.test(text)) {
    const compact = words.compact(text);
    return compact === words.number(text) ? "" : `≈ ${compact}`;
  }
  const [unit, other] = field.units ?? [];
  if (!unit || !other || field.kind !== "number") return "";
  const converted = convert(text, unit, other);
  const value = ratio(converted);
  if (!value || !isHandy(value)) return "";
  const { whole } = quantity(converted, other, SECOND_DIGITS, words);
  return whole.startsWith("≈") ? whole : `= ${whole}`;
}

/**
 * As messages take it: a sentence goes with a figure that says whether it is rounded.
 * @param {string | null} text exact @param {Field} field @param {Words} words @returns {import("./words.js").Variable}
 */
export function variable(text, field, words) {
  if (text === null || text === "") return "";
  if (field.kind === "choice" || field.kind === "flag") return text;
  if (field.kind !== "integer" && field.kind !== "number") return tell(text, field, words).said;
  const [number, unit] = parts(text, field);
  if (isMeasure(unit)) return quantity(number, unit, digitsOf(field), words).said;
  if (field.kind === "integer") return words.variable(number);
  return words.told(number, quantity(number, "", digitsOf(field), words).said);
}

/**
 * Everything that a calculator's messages may name.
 * @param {import("./manifest.js").Manifest} manifest
 * @param {Record<string, string>} inputs exact texts @param {Record<string, string | null>} outputs exact texts
 * @param {Words} words
 */
export const variables = ({ inputs: fields, outputs: results }, inputs, outputs, words) =>
  Object.fromEntries([
    ...fields.map((field) => [field.id, variable(inputs[field.id] ?? "", field, words)]),
    ...results.map((field) => [field.id, variable(outputs[field.id] ?? null, field, words)]),
  ]);
