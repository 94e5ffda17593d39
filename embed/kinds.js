/** The ways of embedding that the studio offers. Pure. */
import { address, segment } from "./names.js";
import { attributes, element, escape, snippet } from "./snippets.js";

/** @typedef {import("./snippets.js").SnippetOptions} Options */
/** @typedef {"script" | "frame"} Part what a host page loads of ours */
/**
 * @typedef {object} Kind
 * @property {(options: Options) => string} code
 * @property {(options: Options) => string} [html] what comes of it in a page; else the code
 * @property {Part[]} loads
 */

/** @type {Part[]} */
const WIDGET = ["frame", "script"];

/** With the newest loader. @param {Options} options */
const newest = ({ pinned: _, ...options }) => snippet("element", options);

/** @param {string} slug */
const componentName = (slug) =>
  segment(slug)
    .split(/[\W_]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")
    .replace(/^\d*/, "") || "Calculator";

/** JSX knows HTML's entities, and braces besides. @param {string} text */
const escapeText = (text) => escape(text).replace(/[{}]/g, (s) => `&#${s.charCodeAt(0)};`);

/** @param {Options} options */
function component({ pinned: _, ...options }) {
  const { script, widget, href, title } = element(options);
  const [[, source] = []] = script;
  return `import { useEffect } from "react";

const SCRIPT = ${JSON.stringify(source)};

export function ${componentName(options.calculator)}() {
  useEffect(() => {
    if (document.querySelector(\`script[src="\${SCRIPT}"]\`)) return;
    const script = document.createElement("script");
    script.src = SCRIPT;
    document.head.append(script);
  }, []);
  return (
    <calclet-widget${attributes(widget)}>
      <a${attributes([["href", href]])}>${escapeText(title)}</a>
    </calclet-widget>
  );
}`;
}

/** A blank line ends HTML in Markdown, and an unknown element is no block of its own. */
const block = (/** @type {Options} */ options) => `<div>\n${newest(options)}\n</div>`;

const directive = (/** @type {Options} */ options) =>
  `.. raw:: html\n\n${newest(options).replace(/^/gm, "   ")}`;

/** All that a pasted address can carry. @param {Options} options */
const plain = ({ base, calculator, lang, title, height }) => {
  const bare = { base, calculator, lang, title };
  return height ? { ...bare, height } : bare;
};

/** @type {Record<string, Kind>} */
const KINDS = {
  element: { code: newest, loads: WIDGET },
  integrity: { code: (options) => snippet("element", options), loads: WIDGET },
  iframe: { code: (options) => snippet("iframe", options), loads: ["frame"] },
  markdown: { code: block, loads: WIDGET },
  sphinx: { code: directive, html: newest, loads: WIDGET },
  react: { code: component, html: newest, loads: WIDGET },
  "wordpress-url": {
    code: ({ base, lang, calculator }) => address(base, lang, calculator),
    html: (options) => snippet("iframe", plain(options)),
    loads: ["frame"],
  },
  "wordpress-html": { code: newest, loads: WIDGET },
  offline: {
    code: ({ lang, calculator }) =>
      `python3 build.py offline ${segment(calculator)} --lang ${segment(lang)}`,
    html: newest,
    loads: [],
  },
};

export const kinds = Object.keys(KINDS);

/** @param {string} kind @returns {Kind} */
export const kindOf = (kind) =>
  /** @type {Kind} */ (Object.hasOwn(KINDS, kind) ? KINDS[kind] : KINDS["element"]);

/** The code to paste. @param {string} kind @param {Options} options */
export const code = (kind, options) => kindOf(kind).code(options);

/** What comes of the code in a page. @param {string} kind @param {Options} options */
export const html = (kind, options) => (kindOf(kind).html ?? kindOf(kind).code)(options);

/**
 * What a host page with a content security policy may have to add to it, and whether it
 * does: a line for each directive.
 * @param {string} kind
 * @param {string} base
 */
export const policy = (kind, base) =>
  WIDGET.map((part) => ({
    line: `${part}-src ${new URL(base).origin}`,
    needed: kindOf(kind).loads.includes(part),
  }));

/**
 * @typedef {object} Costs  bytes over the wire, for who has none of it yet
 * @property {number} script the loader
 * @property {number} frame page, style and script of the widget
 * @property {number} python
 */
/**
 * @param {string} kind
 * @param {Costs} costs
 * @param {boolean} eager Python comes with the page
 */
export function cost(kind, costs, eager) {
  const { loads } = kindOf(kind);
  const view = loads.reduce((sum, part) => sum + costs[part], 0);
  const python = loads.length ? costs.python : 0;
  return eager ? { view: view + python, use: 0 } : { view, use: python };
}
