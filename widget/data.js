/** Inputs and results as data to take along: exact texts, in no language. Pure. */

/** @typedef {import("./manifest.js").Manifest} Manifest */
/** @typedef {{ inputs: Record<string, string>, outputs: Record<string, string | null> }} Values */

/** As the command line prints it. @param {Manifest} manifest @param {Values} values */
export const asJson = ({ slug }, { inputs, outputs }) => `${JSON.stringify({ calculator: slug, inputs, outputs }, null, 2)}\n`;

/** @param {string} text */
const cell = (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** As RFC 4180 has it. @param {string[][]} rows */
export const csv = (rows) => rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

/** One row for each value. @param {Manifest} manifest @param {Values} values */
export function asCsv({ inputs: fields, outputs: results }, { inputs, outputs }) {
  return csv([
    ["role", "name", "value", "unit"],
    // A unit that can be chosen stands with its value.
    ...fields.map(({ id, unit, units = [] }) => ["input", id, inputs[id] ?? "", units.length ? "" : unit]),
    ...results.map(({ id, unit }) => ["result", id, outputs[id] ?? "", unit]),
  ]);
}
