/** Few helpers over the document; text only, never markup. */

/**
 * @template {HTMLElement} [T=HTMLElement]
 * @param {ParentNode} parent @param {string} selector
 * @returns {T}
 */
export function need(parent, selector) {
  const found = parent.querySelector(selector);
  if (!found) throw new Error(`[calclet] the page lacks ${selector}`);
  return /** @type {T} */ (found);
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Partial<HTMLElementTagNameMap[K]> & Record<string, unknown>} properties
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** @param {Element} element @param {string} name @param {string | null} value null removes it */
export function attribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Writes only what changes, so that nothing is announced or laid out twice. @param {Element} element @param {string} text */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
