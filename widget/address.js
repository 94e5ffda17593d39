/**
 * Values and options in an address. They travel in the fragment, so that they
 * reach no server and no cache; a query with the same names is read too. Pure.
 */

/**
 * @typedef {import("./manifest.js").Manifest} Manifest
 * @typedef {Record<string, string>} Values  input id -> text as given
 * @typedef {{ theme: string, accent: string, hide: string[], readonly: string[], load: string }} Options
 * @typedef {{ values: Values, options: Options }} Address
 */

export const THEMES = ["auto", "light", "dark", "host"];
export const PARTS = ["help", "formula", "share", "report", "reset", "embed", "offline", "attribution"];

const ACCENT = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;
const THEME_NAME = /^[a-z][a-z0-9-]{0,31}$/;

/** @returns {Options} */
export const defaultOptions = () => ({
  theme: "auto",
  accent: "",
  hide: [],
  readonly: [],
  load: "auto",
});

/**
 * Names that neither the calculator nor we know are ignored: they belong to
 * whoever put them there (`utm_source`, WordPress's `secret`).
 * @param {string} hash @param {string} search @param {Manifest} manifest
 * @returns {Address}
 */
export function parseAddress(hash, search, manifest) {
  const given = new URLSearchParams(search.replace(/^\?/, ""));
  // A heading's anchor has no value, though it may have an input's name.
  const fragment = hash.includes("=") ? hash.replace(/^#\??/, "") : "";
  for (const [name, value] of new URLSearchParams(fragment)) given.set(name, value);
  const inputs = manifest.inputs.map((input) => input.id);
  /** @type {Values} */
  const values = {};
  for (const id of inputs) {
    const value = given.get(id);
    if (value !== null) values[id] = value;
  }
  return { values, options: readOptions((name) => given.get(name) ?? "", inputs) };
}

/**
 * @param {(name: string) => string} given @param {string[]} inputs
 * @returns {Options}
 */
export function readOptions(given, inputs) {
  const listed = (/** @type {string} */ name, /** @type {string[]} */ known) =>
    known.filter((item) => given(name).split(",").includes(item));
  return {
    theme: THEME_NAME.test(given("theme")) ? given("theme") : "auto",
    accent: readAccent(given("accent")),
    hide: listed("hide", PARTS),
    readonly: listed("readonly", inputs),
    load: given("load") === "eager" ? "eager" : "auto",
  };
}

/** @param {string} text @returns {string} `#rrggbb`, or "" where it is no colour */
export function readAccent(text) {
  const digits = ACCENT.exec(text)?.[1]?.toLowerCase() ?? "";
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return long && `#${long}`;
}

/**
 * The canonical fragment, without its `#`: sorted, every input stated, options
 * only where they are not the default.
 * @param {Values} values @param {Partial<Options>} options @param {Manifest} manifest
 */
export function formatAddress(values, options, manifest) {
  /** @type {[string, string][]} */
  const pairs = manifest.inputs.map(({ id, default: standard }) => [id, values[id] ?? standard]);
  const { theme = "auto", accent = "", hide = [], readonly = [], load = "auto" } = options;
  if (theme !== "auto") pairs.push(["theme", theme]);
  if (accent) pairs.push(["accent", accent.replace("#", "")]);
  if (hide.length) pairs.push(["hide", [...hide].sort().join(",")]);
  if (readonly.length) pairs.push(["readonly", [...readonly].sort().join(",")]);
  if (load !== "auto") pairs.push(["load", load]);
  pairs.sort(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(pairs).toString().replaceAll("%2C", ",");
}
