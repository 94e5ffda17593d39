/** Which names may be inputs, and how values and options make an address. */

// Attributes that any element may carry, and the widget's own options: never inputs.
// The build refuses calculators that use one of them as an id.
export const RESERVED = new Set(
  (
    "accesskey autocapitalize autocorrect autofocus class contenteditable dir " +
    "draggable enterkeyhint exportparts hidden id inert inputmode is itemid " +
    "itemprop itemref itemscope itemtype lang nonce part popover role slot " +
    "spellcheck style tabindex title translate writingsuggestions " +
    "accent calculator font hide label load readonly theme values width"
  ).split(" "),
);

/**
 * Event handlers are `on` and letters; ours have an underscore when they begin so.
 * @param {string} name
 */
export const isInput = (name) =>
  /^[a-z][a-z0-9_]*$/.test(name) && !/^on[a-z]+$/.test(name) && !RESERVED.has(name);

/**
 * The canonical fragment: sorted by name, empty options left out.
 * @param {Record<string, string>} values
 * @param {Record<string, string | undefined>} [options]
 */
export function fragment(values, options = {}) {
  const pairs = Object.entries(values).filter(([name]) => isInput(name));
  for (const [name, value] of Object.entries(options)) {
    if (value) pairs.push([name, name === "accent" ? value.replace("#", "") : value]);
  }
  pairs.sort(([a], [b]) => (a < b ? -1 : 1));
  const text = new URLSearchParams(pairs).toString().replaceAll("%2C", ",");
  return text && `#${text}`;
}

/** @param {string} text a language tag or a slug, not to be trusted */
export const segment = (text) => text.replace(/[^\w-]/g, "") || "-";

/**
 * @param {string} base address of the site's root
 * @param {string} lang
 * @param {string} calculator
 * @param {string} [rest] `embed/` for the bare widget, and the fragment
 */
export const address = (base, lang, calculator, rest = "") =>
  new URL(`${segment(lang)}/${segment(calculator)}/${rest}`, base).href;
