/** "Save offline": fetches what makes the one file, and hands it over as a download. */

import { need, say } from "./dom.js";
import { megabytes } from "./size.js";

/** A copy is made by the browser that shows it; the link to it lives this long (ms). */
const LIFETIME = 60_000;

/** @param {string} url */
async function read(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * @param {HTMLElement} panel
 * @param {import("./manifest.js").Config} config
 * @param {import("./words.js").Words} words
 * @param {{ fragment: string, link: string }} what
 */
export async function saveCopy(panel, config, words, { fragment, link }) {
  const { lang, manifest, offline } = config;
  const state = need(panel, ".saving");
  const instead = /** @type {HTMLAnchorElement} */ (need(panel, ".instead a"));
  need(panel, ".instead").hidden = config.kind !== "frame";
  instead.href = link;
  say(instead, link);
  // Nothing can be saved from a sandbox without a name for itself.
  if (!offline || origin === "null") return say(state, "");
  say(state, words.format("offline-making"));
  try {
    const address = (/** @type {string} */ url) => new URL(url, document.baseURI).href;
    /** @type {typeof import("../embed/offline.js")} */
    const { makeCopy } = await import(address(offline.script));
    const site = config.base || address(config.root);
    const text = await makeCopy({
      page: address(config.page), site, fragment, date: words.date(new Date()), read, say: words.format,
    });
    const file = new Blob([text], { type: "text/html" });
    const name = `${manifest.slug}-${lang}.html`;
    download(file, name);
    say(state, words.format("offline-saved", { name, size: megabytes(lang, file.size) }));
  } catch {
    say(state, words.format("offline-failed"));
  }
}

/** @param {Blob} file @param {string} name */
function download(file, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LIFETIME);
}
