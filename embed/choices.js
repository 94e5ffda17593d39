/** What is chosen in the studio, as an address and as options of a snippet. Pure. */
import { readAccent, readFont } from "../widget/address.js";
import { isInput } from "./names.js";
import { frameHeight } from "./snippets.js";

/** @typedef {import("../widget/manifest.js").Manifest} Manifest */

/**
 * Names as in the form and in the studio's own address. Those that only the studio
 * knows have a hyphen: no input id has one.
 * @typedef {object} Choices
 * @property {string} calculator
 * @property {string} lang
 * @property {string} theme
 * @property {string} accent
 * @property {string} font
 * @property {string} load
 * @property {string[]} hide
 * @property {string[]} readonly
 * @property {string} width
 * @property {string} code-kind
 * @property {string} page-width
 * @property {string} page-theme
 * @property {Record<string, string>} values by input id; empty: the default
 */

/** @type {Omit<Choices, "calculator" | "lang" | "values">} */
export const DEFAULTS = {
  theme: "auto",
  accent: "",
  font: "",
  load: "auto",
  hide: [],
  readonly: [],
  width: "",
  "code-kind": "element",
  "page-width": "", // what the room allows
  "page-theme": "light",
};

/**
 * @param {URLSearchParams} address
 * @param {string} lang of the studio
 * @param {string} calculator the first of the site
 * @returns {Choices}
 */
export function readChoices(address, lang, calculator) {
  /** @type {Record<string, string | string[]>} */
  const choices = { calculator, lang };
  for (const [name, standard] of Object.entries(DEFAULTS)) {
    const text = address.get(name) ?? "";
    choices[name] = Array.isArray(standard)
      ? text.split(",").filter(Boolean)
      : text || standard;
  }
  for (const name of ["calculator", "lang"]) {
    choices[name] = address.get(name) ?? choices[name] ?? "";
  }
  const values = Object.fromEntries(
    Array.from(address).filter(([name, value]) => isInput(name) && value),
  );
  return /** @type {Choices} */ (/** @type {unknown} */ ({ ...choices, values }));
}

/**
 * The shortest address that says the same.
 * @param {Choices} choices
 * @param {string} lang of the studio
 */
export function writeChoices({ values, ...choices }, lang) {
  /** @type {Record<string, string | string[]>} */
  const standard = { ...DEFAULTS, lang };
  const pairs = Object.entries({ ...choices, ...values })
    .map(([name, value]) => [name, String(value), String(standard[name] ?? "")])
    .filter(([, value, usual]) => value !== usual)
    .map(([name = "", value = ""]) => [name, value])
    .sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
  return new URLSearchParams(pairs).toString().replaceAll("%2C", ",");
}

/**
 * @param {Choices} choices
 * @param {string} base
 * @param {string} title of the calculator, in the language chosen
 * @param {Manifest} manifest
 * @returns {import("./snippets.js").SnippetOptions}
 */
export function snippetOptions(choices, base, title, manifest) {
  const known = manifest.inputs.map((input) => input.id);
  const values = Object.entries(choices.values).filter(
    ([id, value]) => known.includes(id) && value.trim(),
  );
  const width = Number(choices.width) || null;
  return {
    base,
    title,
    width,
    height: frameHeight(manifest, width),
    calculator: choices.calculator,
    lang: choices.lang,
    theme: choices.theme,
    accent: readAccent(choices.accent.trim()),
    font: readFont(choices.font),
    load: choices.load,
    hide: choices.hide,
    readonly: choices.readonly.filter((id) => known.includes(id)),
    values: Object.fromEntries(values),
    defaults: Object.fromEntries(manifest.inputs.map(({ id, default: d }) => [id, d])),
  };
}
