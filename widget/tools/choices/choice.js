/** One of the choices: what it is called, what is worth knowing of it, how two differ. Pure. */

/** @typedef {Record<string, string>} Texts */
/**
 * @typedef {{
 *   inputs: Texts, outputs: Record<string, string | null>, exact: boolean, deviation: string | null,
 *   changes: string[], marks: string[], figures: Texts,
 * }} Choice  exact texts; changes: the inputs that it is a choice of
 */
/** @typedef {import("../../manifest.js").Manifest} Manifest */
/** @typedef {import("../../words.js").Words} Words */

/** @param {Choice} choice */
export const keyOf = ({ inputs, changes }) => changes.map((id) => inputs[id]).join(" ");

/** What its inputs are to be. @param {Choice} choice @returns {Texts} */
export const chosenTexts = ({ inputs, changes }) => Object.fromEntries(changes.map((id) => [id, inputs[id] ?? ""]));

/** Whether the form has just these. @param {Choice} choice @param {Texts} texts */
export const isInForm = (choice, texts) => choice.changes.every((id) => choice.inputs[id] === texts[id]);

/** “b”, where formulas have one letter for it, else its name. @param {string} id @param {Manifest} manifest @param {Words} words */
export function shortName(id, { inputs, outputs }, words) {
  const symbol = [...inputs, ...outputs].find((one) => one.id === id)?.symbol ?? "";
  return /^\p{L}$/u.test(symbol) ? symbol : words.format(id);
}

/** “b = 8 · d = 64”. @param {Choice} choice @param {Manifest} manifest @param {Words} words */
export const spelt = ({ inputs, changes }, manifest, words) =>
  changes.map((id) => `${shortName(id, manifest, words)} = ${words.number(inputs[id] ?? "")}`).join(" · ");

/** What is worth knowing, in sentences. @param {Choice} choice @param {Words} words */
export function notesOf({ marks, figures }, words) {
  const told = Object.fromEntries(Object.entries(figures).map(([id, text]) => [id, words.variable(text)]));
  return marks.map((mark) => (words.has(`choices-mark-${mark}`) ? words.format(`choices-mark-${mark}`, told) : mark));
}

/** The inputs and outputs in which two are not the same. @param {Choice} one @param {Choice} other */
export const differences = (one, other) =>
  [...one.changes.filter((id) => one.inputs[id] !== other.inputs[id]),
    ...Object.keys(one.outputs).filter((id) => one.outputs[id] !== other.outputs[id])];
