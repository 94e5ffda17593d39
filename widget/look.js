/** Theme, accent and what the host page's author hid or locked. */

import { PARTS, readAccent } from "./address.js";
import { readable } from "./contrast.js";

/** What the accent must be read on: each theme's surface with a wash of any accent. */
const PAPERS = { light: "#eae8e4", dark: "#2b3034" };

/** @type {CSSStyleSheet | undefined} */
let sheet;

/** @param {string} theme anything but light and dark follows the visitor's system */
function setTheme(theme) {
  const root = document.documentElement;
  const fixed = theme === "light" || theme === "dark";
  if (fixed) root.dataset.theme = theme;
  else delete root.dataset.theme;
  const media = fixed ? (theme === "dark" ? "screen" : "not all") : "screen and (prefers-color-scheme: dark)";
  for (const link of document.querySelectorAll("[data-theme-file]")) {
    if (link.getAttribute("media") !== media) link.setAttribute("media", media);
  }
}

/** @param {string} accent any hex colour; what could not be read is moved until it can */
function setAccent(accent) {
  const colour = readAccent(accent);
  if (!colour && !sheet) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const { light, dark } = PAPERS;
  sheet.replaceSync(
    colour &&
      `:root{--accent-on-light:${readable(colour, light)};--accent-on-dark:${readable(colour, dark)}}`,
  );
}

/** @param {{ theme: string, accent: string }} look */
export function dress({ theme, accent }) {
  setTheme(theme);
  setAccent(accent);
}

/** @param {string[]} parts */
export function hideParts(parts) {
  const hidden = PARTS.filter((part) => parts.includes(part)).join(" ");
  if ((document.documentElement.dataset.hide ?? "") !== hidden) {
    document.documentElement.dataset.hide = hidden;
  }
}
