/** All that a page says of a calculation: the build and the browser ask here alike. Pure. */

import { isMeasure } from "./units.js";
import { cellTexts, columnTitles, rowsOf, secondReading, tell, variables } from "./values.js";

/** @typedef {import("./manifest.js").Manifest} Manifest */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {Record<string, string>} Texts */
/** @typedef {Record<string, string | null>} Outputs */
/**
 * @typedef {{ id: string, number: string, unit: string }} ShownInput
 * @typedef {ShownInput & {
 *   value: string, absent: boolean, size: string | null, second: string, sentence: string, spoken: string,
 *   titles: string[], rows: string[][],
 * }} ShownOutput  absent: there is none for these inputs; titles and rows: of a table;
 *   spoken: with its unit where its label does not say what is counted
 */

/** @param {string} text long numbers are set smaller; bare digits get marks besides */
export function sizeOf(text) {
  if (text.length > 40) return "huge";
  if (text.length > 15 || /^\d{13}/.test(text)) return "long";
  return text.length > 7 ? "medium" : null;
}

/** @param {Manifest} manifest @param {Texts} inputs exact texts @param {Words} words @returns {ShownInput[]} */
export const shownInputs = (manifest, inputs, words) =>
  manifest.inputs.map((field) => {
    const { number, unit } = tell(inputs[field.id] ?? "", field, words);
    return { id: field.id, number, unit };
  });

/**
 * @param {Manifest} manifest @param {Texts} inputs exact texts @param {Outputs} outputs exact texts
 * @param {Words} words @returns {ShownOutput[]}
 */
export function shownOutputs(manifest, inputs, outputs, words) {
  const known = variables(manifest, inputs, outputs, words);
  return manifest.outputs.map((field) => {
    const value = outputs[field.id] ?? null;
    const { number, unit, whole } = tell(value, field, words);
    const isTable = field.kind === "table";
    return {
      id: field.id,
      value: value ?? "",
      absent: value === null || value === "",
      number: isTable ? "" : number,
      unit,
      spoken: isMeasure(field.unit) ? whole : number,
      size: sizeOf(field.kind === "integer" ? (value ?? "") : number),
      second: secondReading(value, field, words),
      sentence: value === null ? "" : words.format(field.id, known, "sentence"),
      titles: isTable ? columnTitles(field, words) : [],
      rows: isTable ? rowsOf(value ?? "").map((row) => cellTexts(row, field, words)) : [],
    };
  });
}
