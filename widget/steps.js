/** What the arrow keys and the stepper buttons do to a number. Pure. */

import { exactText, isLess, plus, ratio, times } from "./ratios.js";

/** @typedef {import("./ratios.js").Ratio} Ratio */
/**
 * @typedef {Pick<import("./manifest.js").Input, "step" | "minimum" | "maximum" | "above" | "below"> & {
 *   kind?: string }} Steps  bounds as exact text, in the unit of the number
 */

/**
 * @param {string} value exact
 * @param {1 | -1} direction
 * @param {boolean} other with shift: by one where steps double, else by ten
 * @param {Steps} input
 * @returns {string} the value itself where no step leads on
 */
export function stepped(value, direction, other, input) {
  const next = input.kind === "number" ? steppedNumber(value, direction, other, input) : steppedInteger(value, direction, other, input);
  return within(next, value, input);
}

/** @param {string} value @param {1 | -1} direction @param {boolean} other @param {Steps} input */
function steppedInteger(value, direction, other, { step }) {
  const from = BigInt(value);
  if (step !== "double") return String(from + BigInt(direction) * (other ? 10n : 1n));
  return String(other ? from + BigInt(direction) : doubled(from, direction));
}

/** @param {bigint} value @param {1 | -1} direction */
function doubled(value, direction) {
  if (direction === 1) return value === 0n ? 1n : value * 2n;
  return value / 2n;
}

/** @param {string} value @param {1 | -1} direction @param {boolean} other @param {Steps} input */
function steppedNumber(value, direction, other, { step }) {
  const from = ratio(value);
  if (!from) return value;
  if (step === "double" && !other) {
    const factor = direction === 1 ? { top: 2n, bottom: 1n } : { top: 1n, bottom: 2n };
    return exactText(from.top === 0n ? { top: 1n, bottom: 1n } : times(from, factor));
  }
  return byLastDigit(value, direction, other && step !== "double");
}

/** 1.50 becomes 1.51, 3e-4 becomes 4e-4, and 1e-4 downwards 9e-5. @param {string} value @param {1 | -1} direction @param {boolean} tens */
function byLastDigit(value, direction, tens) {
  const found = /^([+-]?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(value);
  if (!found) {
    const whole = { top: BigInt(direction) * (tens ? 10n : 1n), bottom: 1n };
    return exactText(plus(/** @type {Ratio} */ (ratio(value)), whole));
  }
  const [, sign, whole = "", decimals = "", exponent] = found;
  const digits = BigInt(`${sign}${whole}${decimals}`) + BigInt(direction) * (tens ? 10n : 1n);
  if (exponent !== undefined && digits === 0n) return `${sign}9e${Number(exponent) - decimals.length - 1}`;
  return withDecimals(digits, decimals.length) + (exponent === undefined ? "" : `e${exponent}`);
}

/** @param {bigint} digits @param {number} decimals kept, also where they are zeros */
function withDecimals(digits, decimals) {
  const size = String(digits < 0n ? -digits : digits).padStart(decimals + 1, "0");
  const cut = size.length - decimals;
  return `${digits < 0n ? "-" : ""}${size.slice(0, cut)}${decimals ? `.${size.slice(cut)}` : ""}`;
}

/** @param {string} next @param {string} value @param {Steps} input */
function within(next, value, { minimum, maximum, above = null, below = null }) {
  const number = ratio(next);
  const passes = (/** @type {string | null} */ bound, /** @type {(a: Ratio, b: Ratio) => boolean} */ test) => {
    const limit = bound === null ? null : ratio(bound);
    return Boolean(number && limit && test(number, limit));
  };
  if (minimum !== null && passes(minimum, isLess)) return minimum;
  if (maximum !== null && passes(maximum, (a, b) => isLess(b, a))) return maximum;
  if (passes(above, (a, b) => !isLess(b, a)) || passes(below, (a, b) => !isLess(a, b))) return value;
  return next;
}
