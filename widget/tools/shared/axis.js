/** An axis of a plot: where a value lies on it, and which are named there. Pure. */

import { ratio } from "../../ratios.js";

/** @typedef {"linear" | "log"} Scale */
/**
 * @typedef {{ at: number, text: string }} Tick  from 0 to 1; exact text
 * @typedef {{ scale: Scale, ticks: Tick[], place: (value: number) => number }} Axis  place: from 0 to 1
 */

/** What has more digits than a float can count is on no axis. @param {string | null} text exact */
export function numberOf(text) {
  const value = text === null ? null : ratio(text);
  if (!value) return null;
  const number = Number(value.top) / Number(value.bottom);
  return Number.isFinite(number) ? number : null;
}

/** Steps that people count in, as digits before a power of ten. */
const STEPS = [1, 2, 5, 10];

/** @param {number} digits @param {number} power */
const text = (digits, power) => (digits === 0 ? "0" : `${digits}e${power}`);

/** @param {number} span @param {number} most how many fit @returns {[digits: number, power: number]} */
function niceStep(span, most) {
  const power = Math.floor(Math.log10(span / most));
  const digits = STEPS.find((step) => span / (step * 10 ** power) <= most) ?? 10;
  return digits === 10 ? [1, power + 1] : [digits, power];
}

/**
 * Widened to whole steps, so that nothing is drawn at the edge.
 * @param {number} low @param {number} high @param {number} most ticks
 * @returns {Axis}
 */
function linear(low, high, most) {
  const span = high - low || Math.abs(high) || 1;
  const [digits, power] = niceStep(span, most);
  const step = digits * 10 ** power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  const place = (/** @type {number} */ value) => (value / step - first) / (last - first);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => ({
    at: index / (last - first),
    text: text((first + index) * digits, power),
  }));
  return { scale: "linear", ticks, place };
}

/** @param {number} base @param {number} low powers @param {number} high @param {number} most */
function powers(base, low, high, most) {
  const every = Math.max(1, Math.ceil((high - low + 1) / most));
  const first = Math.ceil(low / every) * every;
  const found = [];
  for (let power = first; power <= high; power += every) found.push(power);
  return found.map((power) => ({ value: base ** power, text: base === 10 ? text(1, power) : String(2n ** BigInt(power)) }));
}

/** 1, 2 and 5 of each power of ten. @param {number} low powers @param {number} high */
const betweenTens = (low, high) =>
  Array.from({ length: high - low + 2 }, (_, index) => low + index - 1).flatMap((power) =>
    [1, 2, 5].map((digits) => ({ value: digits * 10 ** power, text: text(digits, power) })),
  );

/**
 * @param {number} low above zero @param {number} high @param {number} most ticks
 * @param {boolean} doubling named by powers of two
 * @returns {Axis}
 */
function logarithmic(low, high, most, doubling) {
  const [start, end] = low === high ? [low / 2, high * 2] : [low, high];
  const place = (/** @type {number} */ value) => Math.log(value / start) / Math.log(end / start);
  const within = (/** @type {{ value: number }} */ { value }) => value >= start * (1 - 1e-9) && value <= end * (1 + 1e-9);
  const twos = doubling && start >= 1 && end < 2 ** 20;
  const span = (/** @type {(x: number) => number} */ log) => /** @type {const} */ ([Math.floor(log(start)), Math.ceil(log(end))]);
  const tens = powers(10, ...span(Math.log10), most).filter(within);
  const found = twos ? powers(2, ...span(Math.log2), most) : tens.length > 2 ? tens : betweenTens(...span(Math.log10));
  const named = found.filter(within);
  const all = named.length > 1 ? named : linear(start, end, most).ticks.map(({ text }) => ({ value: Number(text), text })).filter(within);
  return { scale: "log", ticks: all.map(({ value, text }) => ({ at: place(value), text })), place };
}

/**
 * @param {number[]} values what it must hold @param {Scale} scale logs only of what is above zero
 * @param {{ most: number, doubling?: boolean, zero?: boolean }} how most: ticks at most, about;
 *   zero: begins there unless that would flatten what is to be seen
 * @returns {Axis}
 */
export function createAxis(values, scale, { most, doubling = false, zero = false }) {
  const shown = scale === "log" ? values.filter((value) => value > 0) : values;
  const [low, high] = shown.length ? [Math.min(...shown), Math.max(...shown)] : [1, 10];
  if (scale === "log") return logarithmic(low, high, most, doubling);
  const fromZero = zero && low > 0 && low < high / 2;
  return linear(fromZero ? 0 : low, high, most);
}
