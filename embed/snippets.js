/** Options to snippet text. Pure: the studio, the embed panel, docs and tests use it. */
import { readFont } from "../widget/address.js";
import { address, fragment, isInput } from "./names.js";

/**
 * @typedef {object} SnippetOptions
 * @property {string} base address of the site's root, ending in a slash
 * @property {string} calculator slug
 * @property {string} lang
 * @property {string} title of the calculator, in that language
 * @property {Record<string, string>} [values] by input id, as text
 * @property {Record<string, string>} [defaults] values equal to these are not written
 * @property {string} [theme]
 * @property {string} [accent] #rrggbb
 * @property {string} [font] as CSS writes a family
 * @property {string} [load]
 * @property {readonly string[]} [hide] parts
 * @property {readonly string[]} [readonly] input ids
 * @property {number | null} [width] in CSS pixels; all there is without
 * @property {number} [height] of the plain frame, which cannot size itself
 * @property {Pinned} [pinned] the loader that never changes, in place of the newest
 */
/**
 * @typedef {object} Pinned
 * @property {string} path of the hashed loader, from the site's root
 * @property {string} integrity
 */

const ALLOW = "clipboard-write; web-share";
const HEIGHT = 1040; // a calculator of four inputs and two results on a phone

/** @type {Record<string, string>} */
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\0": "" };

/** @param {string} text */
export const escape = (text) =>
  text.replace(/[&<>"\u0000-\u001f\u007f]/g, (sign) =>
    ENTITIES[sign] ?? `&#${sign.charCodeAt(0)};`,
  );

/** @typedef {[string, string | number][]} Pairs */
/** @param {Pairs} pairs */
export const attributes = (pairs) =>
  pairs.map(([name, value]) => ` ${name}="${escape(String(value))}"`).join("");

/** @param {readonly string[]} [names] */
const list = (names = []) => [...new Set(names)].filter((n) => /^\w+$/.test(n)).sort().join(",");

/** @param {SnippetOptions} options */
function chosen(options) {
  const { theme = "", accent = "", font = "", load = "", hide, readonly } = options;
  /** @type {Record<string, string>} */
  const named = {
    theme: /^[a-z][a-z0-9-]*$/.test(theme) && theme !== "auto" ? theme : "",
    accent: /^#[0-9a-f]{6}$/i.test(accent) ? accent.toLowerCase() : "",
    font: readFont(font),
    load: load === "eager" ? load : "",
    hide: list(hide),
    readonly: list(readonly),
  };
  const defaults = options.defaults ?? {};
  const values = Object.entries(options.values ?? {})
    .filter(([name, value]) => isInput(name) && value !== defaults[name])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { named, values: Object.fromEntries(values) };
}

/** @param {unknown} width */
const pixels = (width) =>
  Number.isInteger(width) && Number(width) > 0 ? Number(width) : null;

/**
 * The element as data: attributes of its script and its own, and the link inside.
 * @param {SnippetOptions} options
 */
export function element(options) {
  const { base, lang, calculator, title, pinned } = options;
  const { named, values } = chosen(options);
  const width = pixels(options.width);
  /** @type {Pairs} */
  const widget = Object.entries({ calculator, lang, ...values, ...named }).filter(
    ([name, value]) => name in values || value,
  );
  if (width) widget.push(["width", width]);
  /** @type {Pairs} */
  const script = [["src", new URL(pinned?.path ?? "calclet.js", base).href]];
  // Only what is asked for with CORS can be checked.
  if (pinned) script.push(["integrity", pinned.integrity], ["crossorigin", "anonymous"]);
  return { script, widget, href: address(base, lang, calculator, fragment(values)), title };
}

/** @type {Record<string, (options: SnippetOptions) => string>} */
const KINDS = {
  element(options) {
    const { script, widget, href, title } = element(options);
    return [
      `<script async${attributes(script)}></script>`,
      `<calclet-widget${attributes(widget)}>`,
      `  <a${attributes([["href", href]])}>${escape(title)}</a></calclet-widget>`,
    ].join("\n");
  },

  iframe(options) {
    const { base, lang, calculator, title } = options;
    const { named, values } = chosen(options);
    const src = address(base, lang, calculator, `embed/${fragment(values, named)}`);
    const width = pixels(options.width) ?? "100%";
    const height = pixels(options.height) ?? HEIGHT;
    // frameborder is out of date, but the only way to no border without a style
    return [
      `<iframe${attributes([["src", src]])}`,
      ` ${attributes([["title", title], ["width", width], ["height", height]])}`,
      ` ${attributes([["frameborder", 0], ["loading", "lazy"], ["allow", ALLOW]])}></iframe>`,
    ].join("\n");
  },
};

/**
 * Room for a frame that cannot size itself: on a phone, unless a width is given.
 * @param {{ inputs: readonly unknown[], outputs: readonly unknown[] }} manifest
 * @param {number | null} [width]
 */
export const frameHeight = ({ inputs, outputs }, width) =>
  Number(width) >= 680
    ? 280 + 100 * Math.max(inputs.length, outputs.length + 1)
    : 300 + 120 * inputs.length + 130 * outputs.length;

export const kinds = Object.keys(KINDS);

/**
 * @param {string} kind
 * @param {SnippetOptions} options
 */
export function snippet(kind, options) {
  const make = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!make) throw new TypeError(`[calclet] no snippet of the kind ${kind}`);
  return make(options);
}
