/** Stages of a run: as a line to draw, as data to take along. Pure. */

import { csv } from "../../data.js";
import { exactText, over } from "../../ratios.js";
import { rowsOf } from "../../values.js";
import { numberOf } from "../shared/axis.js";

/** @typedef {import("../../manifest.js").Output} Output */
/** @typedef {NonNullable<import("../../toolbox.js").About["stages"]>} Roles */
/** @typedef {"steps" | "tokens"} Across */
/** @typedef {"size" | "rate"} Up  rate: tokens per step */
/**
 * @typedef {Record<Across, bigint>} Length
 * @typedef {{ cells: string[], before: Length, length: Length } & Record<Up, string>} Stage
 *   cells: of its row; before: of all stages before it; exact texts
 * @typedef {{ stages: Stage[], across: Across, up: Up, near: boolean }} View  near: up to the last change
 */

/** Behind the last change so much is seen, for its height: one part in so many of all before it. */
const SEEN = 8;

/** Of more than so many times the others, the last stage leaves them no room. */
const CROWDED = 7n;

/** @param {string} text exact, of the table @param {Output} output @param {Roles} roles @returns {Stage[]} */
export function stagesOf(text, { columns = [] }, roles) {
  const places = columns.map(({ id }) => id);
  const before = { steps: 0n, tokens: 0n };
  return rowsOf(text).map((cells) => {
    const of = (/** @type {string} */ id) => cells[places.indexOf(id)] ?? "";
    const length = { steps: BigInt(of(roles.steps)), tokens: BigInt(of(roles.tokens)) };
    const rate = over({ top: length.tokens, bottom: 1n }, { top: length.steps, bottom: 1n });
    const stage = { cells, before: { ...before }, length, size: of(roles.size), rate: exactText(rate) };
    before.steps += length.steps;
    before.tokens += length.tokens;
    return stage;
  });
}

/** Whether the last stage is so long that the others are hardly seen beside it. @param {Stage[]} stages */
export function isCrowded(stages) {
  const last = stages.at(-1);
  return last !== undefined && stages.length > 1 && last.length.tokens > CROWDED * last.before.tokens;
}

/** Of the line, from the left. @param {View} view @returns {import("../shared/plot.js").Point[]} */
export function corners({ stages, across, up, near }) {
  return stages.flatMap((stage, index) => {
    const [before, length] = [Number(stage.before[across]), Number(stage.length[across])];
    const isLast = index > 0 && index === stages.length - 1;
    const y = numberOf(stage[up]) ?? NaN;
    return [{ x: before, y }, { x: before + (near && isLast ? Math.min(length, before / SEEN) : length), y }];
  });
}

/** The table with two columns more: exact values, in no language. @param {Stage[]} stages @param {Output} output */
export function asCsv(stages, { columns = [] }) {
  const titles = columns.map(({ id, unit }) => (unit ? `${id} (${unit})` : id));
  const rows = stages.map(({ cells, before, rate }) => [...cells, String(before.tokens), rate]);
  return csv([[...titles, "first_token (token)", "tokens_per_step (token)"], ...rows]);
}
