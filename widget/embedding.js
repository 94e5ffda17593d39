/** The embed panel: the code with the values shown, and on the full page the widget it makes. */

import { snippet } from "../embed/snippets.js";
import { make, need } from "./dom.js";
import { scriptAddress } from "./trusted.js";

/**
 * @param {HTMLElement} panel
 * @param {import("./manifest.js").Config} config
 * @param {{ title: string, values: Record<string, string>, fragment: string }} what
 */
export function fillEmbed(panel, config, { title, values, fragment }) {
  const { manifest, lang, loader } = config;
  const defaults = Object.fromEntries(manifest.inputs.map((input) => [input.id, input.default]));
  const base = config.base || new URL(config.root, document.baseURI).href;
  const options = { base, calculator: manifest.slug, lang, title, values, defaults };
  /** @type {HTMLTextAreaElement} */ (need(panel, ".code")).value = snippet("element", options);
  const studio = /** @type {HTMLAnchorElement} */ (need(panel, '[data-link="studio"]'));
  studio.hash = fragment;
  const preview = panel.querySelector("[data-preview]");
  // A copy for offline use has no loader to show it with.
  if (preview && config.offline) renewPreview(preview, { calculator: manifest.slug, lang, ...values }, loader);
}

/** @param {Element} place @param {Record<string, string>} attributes @param {string} loader */
function renewPreview(place, attributes, loader) {
  let widget = place.querySelector("calclet-widget");
  if (!widget) {
    // Made when first looked at: the page itself has no use for the loader.
    document.head.append(make("script", { src: scriptAddress(loader) }));
    widget = document.createElement("calclet-widget");
    place.append(widget);
  }
  for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value);
}
