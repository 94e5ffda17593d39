/** Which values of an input a chart shows, if nobody says otherwise. Pure. */

import { exactText, isLess, over, plus, ratio, times } from "../../ratios.js";
import { splitUnit } from "../../units.js";

/** @typedef {import("../../ratios.js").Ratio} Ratio */
/** @typedef {import("../../manifest.js").Input} Input */
/** @typedef {{ from: string, to: string }} Range  exact numbers in the unit of the value */

const TWO = { top: 2n, bottom: 1n };
const ZERO = { top: 0n, bottom: 1n };

/** @param {number} number @returns {Ratio} */
const whole = (number) => ({ top: BigInt(number), bottom: 1n });

/** Steps that are read at a glance, whatever their size. */
const ROUND = new Set(["1", "2", "25", "4", "5", "8"]);
const MOST = 50;
const LEAST = 20;

/** Into this many, the span falls into round steps. @param {Ratio} span */
function roundCount(span) {
  for (let count = MOST; count >= LEAST; count -= 1) {
    const step = exactText(over(span, whole(count)));
    if (ROUND.has(step.replace(".", "").replace(/^0+|0+$/g, ""))) return count;
  }
  return null;
}

/** @param {Ratio} span */
function roundStep(span) {
  const count = roundCount(span);
  return count === null ? null : over(span, whole(count));
}

/** So often an input is doubled and halved around its value. */
const DOUBLINGS = 4;

/** Points of a curve that nothing suggests others for. */
const POINTS = 41;

/** @param {Ratio} a @param {Ratio} b */
const smaller = (a, b) => (isLess(a, b) ? a : b);

/** @param {string | null | undefined} bound @returns {Ratio | null} */
const bounded = (bound) => (bound ? ratio(bound) : null);

/** @param {Ratio} value @param {Input} input */
function doubled(value, { kind, minimum }) {
  const least = bounded(minimum) ?? ZERO;
  let from = value;
  for (let times = 0; times < DOUBLINGS; times += 1) {
    const half = over(from, TWO);
    if (isLess(half, least) || (kind === "integer" && half.bottom !== 1n)) break;
    from = half;
  }
  return { from, to: times(value, { top: 1n << BigInt(DOUBLINGS), bottom: 1n }) };
}

/** @param {Ratio} value @param {Input} input */
function evenly(value, { kind, minimum, above }) {
  const to = isLess(ZERO, value) ? times(value, TWO) : { top: 10n, bottom: 1n };
  const open = bounded(above);
  if (open && !isLess(open, ZERO)) return { from: over(to, whole(MOST)), to };
  const least = bounded(minimum) ?? ZERO;
  // From one step on, where zero itself is none.
  const step = isLess(ZERO, least) && isLess(whole(MOST), to) ? roundStep(to) : null;
  const isStep = step && !isLess(step, least) && (kind !== "integer" || step.bottom === 1n);
  return { from: isStep ? step : smaller(least, value), to };
}

/**
 * Around the value that is in the form.
 * @param {string} text exact, with its unit @param {Input} input @returns {Range}
 */
export function rangeAround(text, input) {
  const [number, unit] = splitUnit(text, input.units ?? []);
  const value = ratio(number) ?? { top: 1n, bottom: 1n };
  const isDoubled = input.step === "double" && isLess(ZERO, value);
  const { from, to } = isDoubled ? doubled(value, input) : evenly(value, input);
  // Bounds count the first unit.
  const most = unit === input.unit || !unit ? bounded(input.maximum) : null;
  const end = most ? smaller(to, most) : to;
  const below = bounded(input.below);
  const last = below && !isLess(end, below) ? over(times(below, whole(MOST - 1)), whole(MOST)) : end;
  return { from: exactText(from), to: exactText(last) };
}

/**
 * So many that they fall on round numbers: doublings, or whole steps.
 * @param {string} from @param {string} to as typed @param {import("../shared/axis.js").Scale} scale
 * @param {Pick<Input, "kind">} input
 */
export function pointsBetween(from, to, scale, { kind }) {
  const [low, high] = [ratio(from), ratio(to)];
  if (!low || !high || !isLess(low, high)) return POINTS;
  return scale === "log" ? doublings(low, high) : steps(low, high, kind === "integer");
}

/** @param {Ratio} low @param {Ratio} high */
function doublings(low, high) {
  if (!isLess(ZERO, low)) return POINTS;
  const { top, bottom } = over(high, low);
  const times = bottom === 1n ? top.toString(2).length - 1 : 0;
  const isPower = bottom === 1n && top === 1n << BigInt(times);
  if (!isPower || times > 40) return POINTS;
  return times * (times < 5 ? 2 : 1) + 1;
}

/** @param {Ratio} low @param {Ratio} high @param {boolean} isWhole */
function steps(low, high, isWhole) {
  const span = plus(high, { top: -low.top, bottom: low.bottom });
  if (isWhole && span.bottom === 1n && span.top <= MOST) return Number(span.top) + 1; // each
  const count = roundCount(span);
  return count === null ? POINTS : count + 1;
}
