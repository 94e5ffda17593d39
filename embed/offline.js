/**
 * One HTML file that calculates without a connection: a published page with its
 * styles, its scripts and Python written into it. The browser makes it for
 * `[data-action=offline]`, Node for `build.py offline`, both with this code.
 */

import { adaptLinks, attributesIn, inPlaceOf, tagged } from "./copied.js";
import { pack, policyFor, toBase64 } from "./packing.js";

/**
 * @typedef {(url: string) => Promise<Uint8Array<ArrayBuffer>>} Read  the bytes of a published file
 * @typedef {(id: string, variables?: Record<string, string>) => string} Say  words of the page's language
 * @typedef {{
 *   page: string, site: string, fragment: string, date: string, read: Read, say: Say,
 * }} Order
 *   page: its address; site: the public address of the site's root, "" where there is
 *   none; fragment: values and options, as an address carries them; date: in words
 * @typedef {{
 *   root: string, runtime: Record<string, string> & { lock: unknown },
 *   offline: Record<string, string>, helpers?: Record<string, { url?: string, told?: { zip: string } }>,
 *   tools?: string,
 * }} Told  what a page tells its script
 */

const CONFIG = /(<script type="application\/json" id="calclet-config">)([^]*?)(<\/script>)/;
const THEMES = /<meta name="calclet-themes" content="([^"]*)">/;

/** What a copy hides: what needs a server always, and what needs the site's address. */
const hiding = (/** @type {string} */ site) =>
  `[data-online]${site ? "" : ",[data-site]"}{display:none!important}`;

const text = (/** @type {Uint8Array} */ bytes) => new TextDecoder().decode(bytes);

const escape = (/** @type {string} */ value) =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Named themes are files of their own: only the one in use goes along. @param {string} html @param {string} fragment */
function themeOf(html, fragment) {
  const files = JSON.parse(THEMES.exec(html)?.[1]?.replaceAll("&#34;", '"') ?? "{}");
  const theme = new URLSearchParams(fragment).get("theme") ?? "";
  if (!Object.hasOwn(files, theme)) return { meta: "", sheet: "" };
  return {
    meta: tagged("meta", { name: "calclet-themes", content: escape(JSON.stringify({ [theme]: "" })) }),
    sheet: tagged("link", { rel: "stylesheet", href: files[theme], media: "screen", "data-theme-file": theme }),
  };
}

/** @param {Order} order @returns {Promise<string>} the file */
export async function makeCopy({ page, site, fragment, date, read, say }) {
  const at = (/** @type {string | undefined} */ url) => new URL(url ?? "", page).href;
  const html = text(await read(page));
  const told = /** @type {Told} */ (JSON.parse(CONFIG.exec(html)?.[2] ?? ""));
  for (const helper of Object.values(told.helpers ?? {})) {
    helper.told = JSON.parse(text(await read(at(helper.url))));
    delete helper.url;
  }

  const note = [say("copy-note", { date }), say(site ? "copy-with-site" : "copy-without-site", { site })];
  const tools = await toolsOf(told, at, read);
  const paragraphs = note.map((one) => `<p>${escape(one)}</p>`).join("");
  const licences = text(await read(at(told.offline.licences)));
  const parts = Object.entries({ ...partsOf(told), ...tools.files }).map(async ([id, url]) => {
    const packed = await pack(await read(at(url)));
    return `${tagged("script", { type: "text/plain", id })}${packed}</script>\n`;
  });
  const end = [licencesOf(say("copy-licences"), licences), ...(await Promise.all(parts)), tools.script].join("");
  const styles = [hiding(site), ...tools.styles];
  const { meta, sheet } = themeOf(html, fragment);
  let copy = adaptLinks(html, { page, root: at(told.root), site })
    .replace(THEMES, () => meta)
    .replace(CONFIG, (_, open, __, close) => open + configOf(told, site) + close)
    .replace("<html", () => `<html data-fragment="${escape(fragment)}"`)
    .replace("</head>", () => `${tools.style}${sheet}<style>${styles[0]}</style>\n</head>`)
    .replace('<div class="calclet"', (found) => `<div class="copied">${paragraphs}</div>\n  ${found}`)
    .replace("</body>", (found) => end + found);

  copy = await inPlaceOf(copy, /<link\b([^>]*)>/g, async (written) => {
    const { rel, href, ...others } = attributesIn(written);
    if (rel === "icon") {
      return tagged("link", { rel, href: `data:image/svg+xml;base64,${toBase64(await read(at(href)))}` });
    }
    if (rel !== "stylesheet") return ""; // each names something on a server
    const css = text(await read(at(href)));
    styles.push(css);
    return `${tagged("style", others)}${css}</style>`;
  });
  const scripts = [...tools.scripts];
  copy = await inPlaceOf(copy, /<script\b([^>]*\ssrc=[^>]*)><\/script>/g, async (written) => {
    const { src, defer, ...others } = attributesIn(written);
    // Of scripts that are written into a page only modules wait for the rest of it.
    if (defer !== undefined) others.type = "module";
    const code = inside(text(await read(at(src))));
    scripts.push(code);
    return `${tagged("script", others)}${code}</script>`;
  });
  const policy = await policyFor(copy, scripts, styles);
  return copy.replace(/(http-equiv="Content-Security-Policy" content=")[^"]*/, (_, start) => start + policy);
}

/** What would end or hide a script element means the same when written so. @param {string} code */
const inside = (code) => code.replace(/<(?=\/script|!--)/gi, "\\x3C");

/**
 * What the page's tools need, where its packed.js looks for it: their script is text until one is opened.
 * @param {Told} told @param {(url: string) => string} at @param {Read} read
 */
async function toolsOf({ root, tools }, at, read) {
  if (!tools) return { files: {}, scripts: [], script: "", styles: [], style: "" };
  /** @type {import("../widget/toolbox.js").Told} */
  const { packed, parts, recipes, style, words } = JSON.parse(text(await read(at(tools))));
  const code = inside(text(await read(at(root + packed))));
  const sheet = text(await read(at(root + style)));
  const paths = [tools.replace(root, ""), recipes.url, ...Object.values(words)];
  return {
    files: {
      ...Object.fromEntries(paths.map((path) => [`calclet-${path}`, root + path])),
      ...Object.fromEntries(Object.entries(parts).map(([name, { url }]) => [`calclet-part-${name}`, root + url])),
    },
    scripts: [code],
    script: `${tagged("script", { type: "text/plain", id: "calclet-tools" })}${code}</script>\n`,
    styles: [sheet],
    style: `<style>${sheet}</style>`,
  };
}

/** Where the widget's packed.js finds the parts of Python. @param {Told} told @returns {Record<string, string | undefined>} */
const partsOf = ({ root, runtime, offline, helpers = {} }) => ({
  "calclet-worker": offline.worker,
  "calclet-wasm": `${runtime.pyodide}pyodide.asm.wasm`,
  "calclet-stdlib": runtime.stdlib,
  "calclet-core": runtime.core,
  "calclet-calculator": runtime.calculator,
  ...Object.fromEntries(Object.entries(helpers).map(([slug, { told }]) => [`calclet-helper-${slug}`, root + told?.zip])),
});

/** @param {Told} told @param {string} site */
function configOf({ runtime, offline: _, ...told }, site) {
  const config = { ...told, base: site, feedback: null, runtime: { lock: runtime.lock } };
  return JSON.stringify(config).replaceAll("<", "\\u003c");
}

/** @param {string} title @param {string} licences */
const licencesOf = (title, licences) =>
  `<details class="licences"><summary>${escape(title)}</summary><pre lang="en" dir="ltr">${escape(licences)}</pre></details>\n`;
