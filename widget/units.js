/**
 * Units that measure, by what they measure: how many of the first of each. Units that
 * count (tokens, layers) are not here: they have no others of their kind. The core has
 * the same table; a test compares them.
 */

import { exactText, over, ratio, times } from "./ratios.js";

/** @param {string} name @param {string} prefixes @param {bigint} kilo */
const scale = (name, prefixes, kilo) =>
  [...prefixes].map((prefix, index) => [name.replace("_", prefix), kilo ** BigInt(index + 1)]);

/** @type {Record<string, Record<string, bigint>>} */
export const DIMENSIONS = {
  bytes: Object.fromEntries([
    ["byte", 1n],
    ...scale("_B", "kMGTP", 1000n),
    ...scale("_iB", "KMGTP", 1024n),
  ]),
  compute: {
    FLOP: 1n,
    GFLOP: 10n ** 9n,
    TFLOP: 10n ** 12n,
    PFLOP: 10n ** 15n,
    EFLOP: 10n ** 18n,
    ZFLOP: 10n ** 21n,
    YFLOP: 10n ** 24n,
    PF_day: 86_400n * 10n ** 15n,
  },
  rate: {
    FLOP_per_second: 1n,
    GFLOP_per_second: 10n ** 9n,
    TFLOP_per_second: 10n ** 12n,
    PFLOP_per_second: 10n ** 15n,
    EFLOP_per_second: 10n ** 18n,
    ZFLOP_per_second: 10n ** 21n,
  },
  time: { second: 1n, minute: 60n, hour: 3600n, day: 86_400n },
};

const FACTORS = Object.assign({}, ...Object.values(DIMENSIONS));

/** Shares are ratios to Python and per cent to people. */
const PERCENT = { top: 1n, bottom: 100n };

/** @param {string} unit */
const factor = (unit) =>
  unit === "percent" ? PERCENT : { top: Object.hasOwn(FACTORS, unit) ? FACTORS[unit] : 1n, bottom: 1n };

/** @param {string} unit whether it goes with its number into every sentence */
export const isMeasure = (unit) => unit === "percent" || Object.hasOwn(FACTORS, unit);

/** @param {string} text exact, in one unit @param {string} from @param {string} to @returns {string} */
export function convert(text, from, to) {
  const value = ratio(text);
  return value ? exactText(over(times(value, factor(from)), factor(to))) : text;
}

/** From what Python calculates with (bytes, a ratio) to a unit. @param {string} text @param {string} unit */
export const inUnit = (text, unit) => {
  const value = ratio(text);
  return value ? exactText(over(value, factor(unit))) : text;
};

/**
 * The text with which an input takes a result: in its unit if it has that one, else in the first.
 * @param {string} value exact @param {string} unit it is in
 * @param {{ unit: string, units?: readonly string[] }} input
 */
export function carried(value, unit, { unit: first, units = [] }) {
  const to = units.includes(unit) ? unit : first;
  return convert(value, unit, to) + (units.length ? to : "");
}

/**
 * Exact text as it is typed on a page: 1.234 is 1,234 where the comma is the decimal mark,
 * and would be read as a thousand and more otherwise.
 * @param {string} text @param {{ kind: string }} field @param {string} decimal mark of the page's language
 */
export const typed = (text, { kind }, decimal) =>
  kind === "number" ? text.replace(/^(-?\d+)\.(\d+)(?![\d.,])/, `$1${decimal}$2`) : text;

/**
 * `1.5GiB` is 1.5 and GiB; without a unit of the list, the text and the first.
 * @param {string} text @param {readonly string[]} units
 * @returns {[number: string, unit: string]}
 */
export function splitUnit(text, units) {
  const [, number = "", name = ""] = /^(.*?[^\p{L}_])\s*([\p{L}_]+)$/u.exec(text.trim()) ?? [];
  return name && units.includes(name) ? [number.trim(), name] : [text, units[0] ?? ""];
}
