/** What requests of other kinds than `calculate` need beside core and calculator. */

/**
 * For a request's `needs`; a part that the site does not have is left out, and Python
 * says that it is missing.
 * @param {{ parts: Record<string, import("./manifest.js").Part> }} told
 * @param {string[]} names @param {(url: string) => string} absolute
 * @returns {import("./protocol.js").Need[]}
 */
export const needsOf = ({ parts }, names, absolute) =>
  names.flatMap((name) => {
    const part = parts[name];
    return part ? [{ part: `part-${name}`, url: absolute(part.url), integrity: part.integrity }] : [];
  });
