/** Inputs that count only beside certain choices: shown with them, kept without them. Pure. */

/**
 * As the core decides it: each input named must have one of its options.
 * @param {import("./manifest.js").Input} input @param {Record<string, string>} texts of all inputs
 */
export const counts = ({ when }, texts) =>
  Object.entries(when ?? {}).every(([other, options]) =>
    (texts[other] ?? "").split(",").some((given) => options.includes(given.trim())));
