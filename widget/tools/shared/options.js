/** Inputs and results that a tool offers to choose from, and what its fields begin with. Pure. */

import { exactText, ratio, rounded } from "../../ratios.js";

/** How many digits a field begins with, of a number that need not be whole. */
const DIGITS = 6;

/** Numbers with more digits before the point, or zeros behind it, are typed as powers of ten. */
const LONGEST = 15;
const SMALLEST = -4;

/** A number, of which there is more and less. @param {{ kind: string }} field */
export const isNumeric = ({ kind }) => kind === "integer" || kind === "number";

/** @param {{ id: string }[]} fields @param {import("../../words.js").Words} words @returns {[value: string, text: string][]} */
export const named = (fields, words) => fields.map(({ id }) => [id, words.format(id)]);

/** @template {{ id: string }} T @param {T[]} fields @param {string} id @returns {T} */
export const chosen = (fields, id) => /** @type {T} */ (fields.find((one) => one.id === id) ?? fields[0]);

/**
 * A result as somebody would type it: whole numbers as they are, others rounded.
 * @param {string | null | undefined} text exact @param {import("../../manifest.js").Field} field
 */
export function typable(text, { kind, digits = DIGITS, units = [] }) {
  const value = ratio(text ?? "");
  if (!value || kind === "integer" || !value.top) return `${text ?? ""}${units[0] ?? ""}`;
  const found = rounded(value, digits);
  const [first, rest] = [found.digits.slice(0, 1), found.digits.slice(1)];
  const isHandy = found.power >= SMALLEST && found.power < LONGEST;
  const short = `${found.sign}${first}${rest && `.${rest}`}e${found.power}`;
  const plain = ratio(short);
  return (isHandy && plain ? exactText(plain) : short) + (units[0] ?? "");
}
