/** What the arrow keys and the stepper buttons do to an integer. Pure. */

/** @typedef {Pick<import("./manifest.js").Input, "step" | "minimum" | "maximum">} Steps */

/**
 * @param {string} value exact digits
 * @param {1 | -1} direction
 * @param {boolean} other with shift: by one where steps double, else by ten
 * @param {Steps} input
 */
export function stepped(value, direction, other, { step, minimum, maximum }) {
  const from = BigInt(value);
  const next = step === "double" && !other ? doubled(from, direction) : from + by(step, direction);
  return String(clamp(next, minimum, maximum));

  /** @param {string} kind @param {1 | -1} sign */
  function by(kind, sign) {
    return BigInt(sign) * (other && kind !== "double" ? 10n : 1n);
  }
}

/** @param {bigint} value @param {1 | -1} direction */
function doubled(value, direction) {
  if (direction === 1) return value === 0n ? 1n : value * 2n;
  return value / 2n;
}

/** @param {bigint} value @param {string | null} minimum @param {string | null} maximum */
function clamp(value, minimum, maximum) {
  if (minimum !== null && value < BigInt(minimum)) return BigInt(minimum);
  if (maximum !== null && value > BigInt(maximum)) return BigInt(maximum);
  return value;
}
