/** What is heard in place of what is seen, or beside it. */

import { make } from "../../dom.js";

/** @template {Element} T @param {T} element @param {string} label */
export function labelled(element, label) {
  element.setAttribute("aria-label", label);
  return element;
}

/** Seen only. @param {string} text @param {string} [className] */
export function seen(text, className = "") {
  const element = make("span", { className }, text);
  element.setAttribute("aria-hidden", "true");
  return element;
}

/** Heard only. @param {string} text */
export const heard = (text) => make("span", { className: "visually-hidden" }, text);

/** What may be wider than the page scrolls, by keys too. @param {string} label @param {Node} content @param {string} [more] classes */
export const scrolled = (label, content, more = "") =>
  labelled(make("div", { className: `tool-scroll ${more}`.trim(), tabIndex: 0, role: "region" }, content), label);
