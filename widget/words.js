/**
 * Codes and exact numbers to words. Pure: the build renders the static page
 * with this very module under Node, the page then goes on with it.
 *
 * Numbers are BigInt inside: `Intl` prints strings of more than 308 digits as
 * infinity, Fluent's own number refuses BigInt, and so does `PluralRules`.
 */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { exactText, ratio, rounded } from "./ratios.js";

/** @typedef {import("@fluent/bundle").FluentVariable} FluentVariable */
/** @typedef {string | number | bigint | FluentVariable} Variable */
/** @typedef {{ decimal: string, group: string }} Marks */
/** @typedef {ReturnType<typeof createWords>} Words */

const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);
const INTEGER = /^-?\d+$/;
const DECIMAL = /^(-?)(\d+)\.(\d+)$/;
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Beyond this, no language has number words that people read at a glance. */
const LAST_NUMBER_WORD = 10n ** 18n;

/** Measured and calculated numbers of more digits, or of more zeros in front, are powers of ten. */
const LAST_WRITTEN_OUT = 15;
const FIRST_WRITTEN_OUT = -4;

/** @param {string} lang */
export function direction(lang) {
  return RIGHT_TO_LEFT.has(lang.split("-")[0] ?? "") ? "rtl" : "ltr";
}

/** Arabic texts of the field write MB, where CLDR has an abbreviation of its own. @param {string} lang */
export const sizeLocale = (lang) => (lang.split("-")[0] === "ar" ? "en" : lang);

/**
 * What `PluralRules` is asked about: the number itself while it is exact as a
 * double, else a small stand-in of the same category (rules look at the last
 * six digits and at "how many" only).
 * @param {bigint} value
 */
export function pluralOperand(value) {
  const size = value < 0n ? -value : value;
  return Number(size <= 10n ** 15n ? size : 10n ** 6n + (size % 10n ** 6n));
}

/** A Fluent number that keeps every digit. */
export class ExactNumber extends FluentNumber {
  /**
   * @param {bigint} exact
   * @param {string} text the number as the page's language writes it
   */
  constructor(exact, text) {
    super(pluralOperand(exact));
    this.exact = exact;
    this.text = text;
  }

  /** @override */
  toString() {
    return this.text;
  }
}

/** A Fluent number that is told rounded, or with a mark that says so. */
class ToldNumber extends FluentNumber {
  /** @param {number} value for plural rules @param {string} text */
  constructor(value, text) {
    super(value);
    this.text = text;
  }

  /** @override */
  toString() {
    return this.text;
  }
}

/** @param {Intl.NumberFormat} format @returns {Marks} */
function marksOf(format) {
  const parts = format.formatToParts(12345678.9);
  const mark = (/** @type {string} */ type) =>
    parts.find((part) => part.type === type)?.value ?? "";
  return { decimal: mark("decimal"), group: mark("group") };
}

/** @param {string} digits @param {number} power @param {Marks} marks */
function powerOfTen(digits, power, { decimal }) {
  const raised = [...String(power)].map((sign) => SUPERSCRIPTS[Number(sign)] ?? "⁻").join("");
  const [first, rest] = [digits.slice(0, 1), digits.slice(1)];
  return `${first}${rest && decimal}${rest} × 10${raised}`;
}

/** @param {import("./ratios.js").Rounded} value */
const pointed = ({ digits, power }) =>
  exactText(/** @type {import("./ratios.js").Ratio} */ (ratio(`${digits}e${power - digits.length + 1}`)));

/** What stands between direction isolates, the innermost first. */
const ISOLATE = /\u2068[^\u2068\u2069]*\u2069/gu;

/**
 * The direction of an isolate is that of its first letter which is in no isolate of its
 * own: text that has none there, but isolates with letters, gets a mark for one.
 * @param {string} text
 */
function anchored(text) {
  if (!text.includes("\u2068") || !/\p{L}/u.test(text)) return text;
  let rest = text;
  for (let before = ""; before !== rest; ) [before, rest] = [rest, rest.replace(ISOLATE, "")];
  return /[\p{L}\u200f]/u.test(rest) ? text : `\u200f${text}`;
}

/** @param {unknown} value */
const exactOf = (value) =>
  value instanceof ExactNumber ? value.exact : BigInt(Math.round(Number(value)));

/**
 * @param {string} lang a BCP 47 tag
 * @param {string[]} sources Fluent texts; no two define the same id
 * @param {{ onerror?: (error: Error) => void }} [options] `onerror` is told of broken
 *   messages; they still degrade to their id, so that one never blanks a page
 */
export function createWords(lang, sources, { onerror = () => undefined } = {}) {
  const locale = `${lang}-u-nu-latn`;
  const integers = new Intl.NumberFormat(locale);
  const marks = marksOf(integers);
  const percents = new Intl.NumberFormat(locale, { style: "percent" });
  const compacts = new Intl.NumberFormat(locale, {
    notation: "compact",
    compactDisplay: "long",
    maximumSignificantDigits: 3,
  });

  /**
   * @param {string | bigint} value an exact number: `2048`, `4.096` or `1/3`
   * @returns {string}
   */
  function number(value) {
    const text = String(value);
    if (INTEGER.test(text)) return integers.format(BigInt(text));
    const decimal = DECIMAL.exec(text);
    if (decimal) {
      const [, sign, whole = "", fraction] = decimal;
      return `${sign}${integers.format(BigInt(whole))}${marks.decimal}${fraction}`;
    }
    const parts = text.split("/");
    const isRatio = parts.length === 2 && parts.every((part) => INTEGER.test(part));
    return isRatio ? parts.map(number).join("/") : text;
  }

  /** @param {string | bigint} value a rounded reading: “8.39 million” */
  function compact(value) {
    const exact = BigInt(value);
    const size = exact < 0n ? -exact : exact;
    if (size >= LAST_NUMBER_WORD) {
      const { digits, power } = rounded({ top: size, bottom: 1n }, 3);
      return `${exact < 0n ? "−" : ""}${powerOfTen(digits.padEnd(3, "0"), power, marks)}`;
    }
    const text = compacts.format(exact);
    return lang.startsWith("zh") ? text.replace(/(\d)(\p{Script=Han})/u, "$1 $2") : text;
  }

  /**
   * A number that need not be whole, to so many significant digits.
   * @param {string} text exact @param {number} [digits]
   * @returns {{ text: string, about: boolean }} about: it is rounded
   */
  function figure(text, digits = 6) {
    const value = ratio(text);
    if (!value) return { text, about: false };
    const whole = value.bottom === 1n;
    if (value.top === 0n || (whole && String(value.top).length <= LAST_WRITTEN_OUT)) {
      return { text: number(value.top), about: false };
    }
    const found = rounded(value, digits);
    if (found.power >= LAST_WRITTEN_OUT || found.power < FIRST_WRITTEN_OUT) {
      return { text: `${found.sign}${powerOfTen(found.digits, found.power, marks)}`, about: !found.exact };
    }
    // What stands before the point is told whole.
    const near = found.power < digits ? found : rounded(value, found.power + 1);
    return { text: `${found.sign}${number(pointed(near))}`, about: !near.exact };
  }

  /** @param {string} text as written @returns {string} with the language's sign for per cent */
  function percent(text) {
    const parts = percents.formatToParts(0.5);
    return parts.map(({ type, value }) => (type === "integer" ? text : value)).join("");
  }

  /** @param {string | bigint} value */
  const exact = (value) => new ExactNumber(BigInt(value), number(value));

  /** As messages take it: integers stay numbers for plural rules, `0.5` and `1/3` go as they are written. @param {string} value */
  const variable = (value) => (INTEGER.test(value) ? exact(value) : number(value));

  /** A number that messages choose a plural by. @param {string} text exact @param {string} told as it is written */
  function told(text, told) {
    if (INTEGER.test(text)) return new ExactNumber(BigInt(text), told);
    const value = ratio(text);
    if (!value) return told;
    const { digits, power } = rounded(value, 6);
    return new ToldNumber(Number(`${digits}e${power - digits.length + 1}`), told);
  }

  const bundle = new FluentBundle(locale, {
    // Isolation marks would travel with every copied sentence; only text that
    // mixes directions needs them.
    useIsolating: direction(lang) === "rtl",
    functions: {
      COMPACT: ([value]) => compact(exactOf(value)),
      NUMBER: ([value]) => value ?? "",
    },
  });
  for (const source of sources) {
    for (const error of bundle.addResource(new FluentResource(source))) onerror(error);
  }

  /** @param {string} id @param {string} [attribute] */
  function pattern(id, attribute) {
    const message = bundle.getMessage(id);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  /**
   * @param {string} id
   * @param {Record<string, Variable>} [variables] a bigint is an exact number
   * @param {string} [attribute]
   */
  function format(id, variables = {}, attribute = undefined) {
    const found = pattern(id, attribute);
    if (!found) {
      onerror(new ReferenceError(`no message: ${id}${attribute ? `.${attribute}` : ""}`));
      return attribute ? `${id}.${attribute}` : id;
    }
    /** @type {Record<string, FluentVariable>} */
    const values = {};
    for (const [name, value] of Object.entries(variables)) {
      values[name] = typeof value === "bigint" ? exact(value) : value;
    }
    /** @type {Error[]} */
    const errors = [];
    const text = bundle.formatPattern(found, values, errors);
    errors.forEach(onerror);
    return anchored(text);
  }

  /**
   * @param {string | Date} when an ISO day (read as such, in no time zone) or a moment
   */
  function date(when) {
    return typeof when === "string"
      ? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
          new Date(`${when}T00:00:00Z`),
        )
      : new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" }).format(when);
  }

  return {
    lang,
    marks,
    number,
    compact,
    figure,
    percent,
    told,
    exact,
    variable,
    format,
    date,
    /** @param {string} id @param {string} [attribute] */
    has: (id, attribute) => Boolean(pattern(id, attribute)),
    /** In Chinese without 和, which would touch the digits before it. @param {string[]} items */
    list: (items) => (lang.startsWith("zh") ? items.join("、") : new Intl.ListFormat(locale).format(items)),
  };
}
