/** What Python says of a config, in words: a code and its arguments. */

import { joined } from "./joining.js";

/** Arguments that quote, and are no numbers even if they look so. */
const QUOTES = new Set(["file", "other_file", "key", "text", "line", "framework", "choices"]);

/** Arguments that may be more than one. */
const SERIES = new Set(["choices", "keys", "stages", "valid"]);

/** @typedef {(kind: string, code: string, args: Record<string, string>) => string} Say */

/**
 * @param {import("../../words.js").Words} own the readers' @param {import("../../words.js").Words} words the page's
 * @param {import("../../manifest.js").Manifest} manifest
 * @returns {Say} kind: "note", "problem", "repair" or "error"
 */
export function sentences(own, words, manifest) {
  const isInput = (/** @type {string} */ id) => manifest.inputs.concat(/** @type {any} */ (manifest.outputs)).some((one) => one.id === id);

  /** A number stays one, so that messages can choose a plural by it. @param {string} name @param {string} text */
  function told(name, text) {
    if (name === "name" && isInput(text)) return words.format(text);
    if (SERIES.has(name) && text.includes(", ")) return joined(words, "series", text.split(", "));
    return !QUOTES.has(name) && /^-?\d+$/.test(text) ? BigInt(text) : text;
  }

  return (kind, code, args) => {
    const id = `reading-${kind}-${code}`;
    if (!own.has(id)) return [code, ...Object.values(args)].join(" ");
    return own.format(id, Object.fromEntries(Object.entries(args).map(([name, text]) => [name, told(name, text)])));
  };
}
