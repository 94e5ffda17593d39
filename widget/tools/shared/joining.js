/** Texts side by side, with the mark that the page's language has between them. Pure. */

/**
 * @param {import("../../words.js").Words} words
 * @param {"series" | "clauses"} kind things of one kind, or parts of what is said
 * @param {string[]} texts
 */
export const joined = (words, kind, texts) => texts.reduce((first, next) => words.format(`tool-${kind}`, { first, next }));
