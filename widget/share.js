/** The share panel: plain links with the values in them, no third party's script. */

import { need } from "./dom.js";

/** @type {Record<string, (link: string, title: string) => string>} */
const WAYS = {
  x: (link, title) => `https://x.com/intent/post?${new URLSearchParams({ text: title, url: link })}`,
  facebook: (link) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link })}`,
  line: (link) => `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url: link })}`,
  // Mail programs read + as a plus sign, so no URLSearchParams here.
  email: (link, title) => `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(link)}`,
};

/** @param {string} way @param {string} link @param {string} title */
export const shareAddress = (way, link, title) => WAYS[way]?.(link, title) ?? link;

/** @param {HTMLElement} panel @param {{ link: string, title: string }} what */
export function fillShare(panel, { link, title }) {
  need(panel, ".address").setAttribute("value", link);
  /** @type {HTMLInputElement} */ (need(panel, ".address")).value = link;
  for (const way of panel.querySelectorAll("[data-share]")) {
    way.setAttribute("href", shareAddress(way.getAttribute("data-share") ?? "", link, title));
  }
  need(panel, '[data-action="share-native"]').hidden = typeof navigator.share !== "function";
}

/** @param {{ link: string, title: string }} what */
export async function shareNatively({ link, title }) {
  // Closing the share sheet is no failure.
  await navigator.share({ title, url: link }).catch(() => undefined);
}
