/** Theme, accent, font and what the host page's author hid or locked. */

import { PARTS, readAccent, readFont } from "./address.js";
import { readable } from "./contrast.js";
import { applyTheme } from "./theme.js";

/** What the accent must be read on: each theme's surface with a wash of any accent. */
export const PAPERS = { light: "#eae8e4", dark: "#2b3034" };

/** @type {CSSStyleSheet | undefined} */
let sheet;

/** @returns {CSSStyleDeclaration | undefined} */
function rootStyle() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(":root{}");
    document.adoptedStyleSheets.push(sheet);
  }
  return /** @type {CSSStyleRule | undefined} */ (sheet.cssRules[0])?.style;
}

/** What could not be read is moved until it can. @param {string} accent any hex colour */
function setAccent(accent) {
  const colour = readAccent(accent);
  for (const [scheme, paper] of Object.entries(PAPERS)) {
    rootStyle()?.setProperty(`--accent-on-${scheme}`, colour && readable(colour, paper));
  }
}

/** @param {string} font */
function setFont(font) {
  const family = readFont(font);
  rootStyle()?.setProperty("--font", CSS.supports("font-family", family) ? family : "");
}

/**
 * @param {{ theme: string, accent: string, font: string }} look
 * @param {(scheme: string) => void} [tell] light, dark, or both where the system says which
 */
export function dress({ theme, accent, font }, tell) {
  const coming = applyTheme(theme);
  setAccent(accent);
  setFont(font);
  const root = document.documentElement;
  const say = () => tell?.(root.dataset.theme ? getComputedStyle(root).colorScheme : "light dark");
  if (coming) coming.addEventListener("load", say, { once: true });
  else say();
}

/** @param {string[]} parts */
export function hideParts(parts) {
  const hidden = PARTS.filter((part) => parts.includes(part)).join(" ");
  if ((document.documentElement.dataset.hide ?? "") !== hidden) {
    document.documentElement.dataset.hide = hidden;
  }
}
