/**
 * Values and options in an address. They travel in the fragment, so that they
 * reach no server and no cache; a query with the same names is read too. Pure.
 */

/**
 * @typedef {import("./manifest.js").Manifest} Manifest
 * @typedef {Record<string, string>} Values  input id -> text as given
 * @typedef {{ theme: string, accent: string, font: string, hide: string[], readonly: string[], load: string }} Options
 * @typedef {{ values: Values, options: Options }} Address
 */

export const THEMES = ["auto", "light", "dark", "host"];
export const PARTS = ["help", "formula", "share", "report", "reset", "embed", "offline", "attribution"];

const ACCENT = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;
const FAMILY = /(?:[\p{L}_-][\p{L}\p{N}_-]*(?: [\p{L}_-][\p{L}\p{N}_-]*)*|"[\p{L}\p{N} _.-]+"|'[\p{L}\p{N} _.-]+')/u.source;
const FONT = new RegExp(`^(?=.{1,400}$)${FAMILY}(?: ?, ?${FAMILY})*$`, "u");
const THEME_NAME = /^[a-z][a-z0-9-]{0,31}$/;

/** @returns {Options} */
export const defaultOptions = () => ({
  theme: "auto",
  accent: "",
  font: "",
  hide: [],
  readonly: [],
  load: "auto",
});

// Other people's, in any link: they are not meant for us.
const FOREIGN = /^(utm_.*|.*clid|secret|ref|source|_.*)$/i;
const OPTIONS = Object.keys(defaultOptions());

/**
 * Names in a link that might have been meant for a calculator, but are none of its inputs.
 * @param {string} hash @param {Manifest} manifest
 */
export function unknownNames(hash, manifest) {
  const known = [...OPTIONS, ...manifest.inputs.map((input) => input.id)];
  const given = hash.includes("=") ? [...new URLSearchParams(hash.replace(/^#\??/, "")).keys()] : [];
  const strange = given.filter((name) => name && !known.includes(name) && !FOREIGN.test(name));
  return [...new Set(strange)].slice(0, 5).map((name) => name.slice(0, 40));
}

/** The fragment's word counts more than the query's. @param {string} hash @param {string} search */
function givenIn(hash, search) {
  const given = new URLSearchParams(search.replace(/^\?/, ""));
  // A heading's anchor has no value, though it may have an input's name.
  const fragment = hash.includes("=") ? hash.replace(/^#\??/, "") : "";
  for (const [name, value] of new URLSearchParams(fragment)) given.set(name, value);
  return given;
}

/**
 * Names that neither the calculator nor we know are ignored: they belong to
 * whoever put them there (`utm_source`, WordPress's `secret`).
 * @param {string} hash @param {string} search @param {Manifest} manifest
 * @returns {Address}
 */
export function parseAddress(hash, search, manifest) {
  const given = givenIn(hash, search);
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
    font: readFont(given("font")),
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
 * Names of fonts and nothing else; a frame can use what the visitor's system has.
 * @param {string} text @returns {string} as CSS writes a family, or ""
 */
export function readFont(text) {
  const family = text.replace(/\s+/g, " ").trim();
  return FONT.test(family) ? family : "";
}

/**
 * What an address says of options and we do not understand, by name.
 * @param {string} hash @param {string} search @param {Manifest} manifest
 */
export function refusedOptions(hash, search, manifest) {
  const given = givenIn(hash, search);
  const inputs = manifest.inputs.map((input) => input.id);
  const options = readOptions((name) => given.get(name) ?? "", inputs);
  const listed = (/** @type {string} */ name) => (given.get(name) ?? "").split(",").filter(Boolean);
  return [
    ...["theme", "load"].filter((name) => given.get(name) && given.get(name) !== options[/** @type {"theme" | "load"} */ (name)]),
    ...["accent", "font"].filter((name) => given.get(name) && !options[/** @type {"accent" | "font"} */ (name)]),
    ...["hide", "readonly"].filter((name) => new Set(listed(name)).size > options[/** @type {"hide" | "readonly"} */ (name)].length),
  ];
}

/**
 * The canonical fragment, without its `#`: sorted, every input stated, options
 * only where they are not the default.
 * @param {Values} values @param {Partial<Options>} options @param {Manifest} manifest
 */
export function formatAddress(values, options, manifest) {
  /** @type {[string, string][]} */
  const pairs = manifest.inputs.map(({ id, default: standard }) => [id, values[id] ?? standard]);
  const { theme = "auto", accent = "", font = "", hide = [], readonly = [], load = "auto" } = options;
  if (theme !== "auto") pairs.push(["theme", theme]);
  if (accent) pairs.push(["accent", accent.replace("#", "")]);
  if (font) pairs.push(["font", font]);
  if (hide.length) pairs.push(["hide", [...hide].sort().join(",")]);
  if (readonly.length) pairs.push(["readonly", [...readonly].sort().join(",")]);
  if (load !== "auto") pairs.push(["load", load]);
  pairs.sort(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(pairs).toString().replaceAll("%2C", ",");
}
