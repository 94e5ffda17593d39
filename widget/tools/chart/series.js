/** A series of exact texts: as points to draw, as rows to read, as data to take along. Pure. */

import { csv } from "../../data.js";
import { convert, splitUnit } from "../../units.js";
import { numberOf } from "../shared/axis.js";

/** @typedef {import("../../manifest.js").Input} Input */
/** @typedef {import("../../manifest.js").Output} Output */
/** @typedef {{ x: string, y: string | null }} Pair  exact; y null: refused */
/** @typedef {{ x: number, y: number }} Point */

/** A value as a number of its unit. @param {string} text exact @param {Input | Output} field @param {string} unit */
export function bare(text, { units = [] }, unit) {
  const [number, own] = splitUnit(text, units);
  return unit && own && own !== unit ? convert(number, own, unit) : number;
}

/**
 * Runs of points without a gap: where the calculator refuses, and where a logarithm or a
 * float ends, there is nothing to draw.
 * @param {Pair[]} series @param {Input} input @param {string} unit of x
 * @param {{ x: string, y: string }} scales @returns {Point[][]}
 */
export function runs(series, input, unit, scales) {
  /** @type {Point[][]} */
  const found = [[]];
  for (const pair of series) {
    const [x, y] = [numberOf(bare(pair.x, input, unit)), numberOf(pair.y)];
    const isThere = x !== null && y !== null && (scales.x !== "log" || x > 0) && (scales.y !== "log" || y > 0);
    if (isThere) found.at(-1)?.push({ x, y });
    else if (found.at(-1)?.length) found.push([]);
  }
  return found.filter((run) => run.length);
}

/** With exact values, in no language. @param {Pair[]} series @param {Input} input @param {Output} output */
export function asCsv(series, input, output) {
  const unit = input.units?.length ? "" : input.unit;
  const title = (/** @type {{ id: string }} */ { id }, /** @type {string} */ unit) => (unit && unit !== "one" ? `${id} (${unit})` : id);
  return csv([[title(input, unit), title(output, output.unit)], ...series.map(({ x, y }) => [x, y ?? ""])]);
}
