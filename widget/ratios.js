/** Exact numbers of any kind, from their text and back; rounded only to be read. Pure. */

/** @typedef {{ top: bigint, bottom: bigint }} Ratio  the bottom is positive */
/** @typedef {{ sign: "" | "-", digits: string, power: number, exact: boolean }} Rounded
 *    0.0314 is the digits 314 and the power -2: that of the first digit */

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,4}))?$/;
const FRACTION = /^([+-]?\d+)\/(\d+)$/;

/** @param {bigint} value */
const size = (value) => (value < 0n ? -value : value);

/** @param {bigint} a @param {bigint} b @returns {bigint} */
const common = (a, b) => (b ? common(b, a % b) : a);

/** @param {bigint} top @param {bigint} bottom @returns {Ratio} in lowest terms */
function lowest(top, bottom) {
  const shared = common(size(top), bottom);
  return { top: top / shared, bottom: bottom / shared };
}

/** @param {number} power of ten */
const ten = (power) => 10n ** BigInt(power);

/** @param {string} text `2048`, `4.096`, `3.2e+23` or `1/3` @returns {Ratio | null} */
export function ratio(text) {
  const [, top, bottom] = FRACTION.exec(text) ?? [];
  if (top && bottom) return BigInt(bottom) ? lowest(BigInt(top), BigInt(bottom)) : null;
  const found = DECIMAL.exec(text);
  if (!found) return null;
  const [, sign, whole = "", decimals = "", exponent = "0"] = found;
  const digits = BigInt(`${whole}${decimals}`) * (sign === "-" ? -1n : 1n);
  const power = Number(exponent) - decimals.length;
  return power < 0 ? lowest(digits, ten(-power)) : lowest(digits * ten(power), 1n);
}

/** @param {Ratio} a @param {Ratio} b */
export const times = (a, b) => lowest(a.top * b.top, a.bottom * b.bottom);

/** @param {Ratio} a @param {Ratio} b the divisor, above zero */
export const over = (a, b) => lowest(a.top * b.bottom, a.bottom * b.top);

/** @param {Ratio} a @param {Ratio} b */
export const plus = (a, b) => lowest(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);

/** @param {Ratio} a @param {Ratio} b */
export const isLess = (a, b) => a.top * b.bottom < b.top * a.bottom;

/** How many decimals write it exactly; null where none do. @param {bigint} bottom */
function decimalsOf(bottom) {
  let rest = bottom;
  let [twos, fives] = [0, 0];
  for (; rest % 2n === 0n; twos += 1) rest /= 2n;
  for (; rest % 5n === 0n; fives += 1) rest /= 5n;
  return rest === 1n ? Math.max(twos, fives) : null;
}

/** The shortest exact text: a decimal where there is one. @param {Ratio} value */
export function exactText({ top, bottom }) {
  if (bottom === 1n) return String(top);
  const decimals = decimalsOf(bottom);
  if (decimals === null) return `${top}/${bottom}`;
  return withPoint(top < 0n ? "-" : "", String((size(top) * ten(decimals)) / bottom), decimals);
}

/** @param {string} sign @param {string} digits @param {number} decimals */
function withPoint(sign, digits, decimals) {
  const long = digits.padStart(decimals + 1, "0");
  return `${sign}${long.slice(0, long.length - decimals)}.${long.slice(long.length - decimals)}`;
}

/** The power of ten of the first digit. @param {Ratio} value not zero */
function powerOf({ top, bottom }) {
  const power = String(size(top)).length - String(bottom).length;
  const [above, below] = power < 0 ? [size(top) * ten(-power), bottom] : [size(top), bottom * ten(power)];
  return above < below ? power - 1 : power;
}

/**
 * To so many significant digits, halves up; zeros at the end are not told.
 * @param {Ratio} value not zero @param {number} digits @returns {Rounded}
 */
export function rounded(value, digits) {
  const power = powerOf(value);
  const shift = digits - 1 - power;
  const top = size(value.top) * (shift > 0 ? ten(shift) : 1n);
  const bottom = value.bottom * (shift < 0 ? ten(-shift) : 1n);
  const whole = (2n * top + bottom) / (2n * bottom);
  const text = String(whole);
  return {
    sign: value.top < 0n ? "-" : "",
    digits: text.replace(/0+$/, "") || "0",
    power: power + text.length - digits, // 1000, where 9.995 becomes 10.00
    exact: whole * bottom === top,
  };
}
