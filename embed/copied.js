/** Rewrites the tags of a page that we have written ourselves; no parser is needed for those. */

/** @typedef {Record<string, string | undefined>} Attributes  as they are written, entities and all */

/** @param {string} written between a tag's name and its end @returns {Attributes} */
export const attributesIn = (written) =>
  Object.fromEntries([...written.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, value ?? ""]));

/** @param {string} tag @param {Attributes} attributes */
export const tagged = (tag, attributes) =>
  `<${[tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)].join(" ")}>`;

/**
 * `replaceAll` with a function that takes its time, given the pattern's one group.
 * @param {string} text @param {RegExp} pattern
 * @param {(group: string) => Promise<string>} replacement
 */
export async function inPlaceOf(text, pattern, replacement) {
  const found = [...text.matchAll(pattern)];
  const instead = await Promise.all(found.map(([, group = ""]) => replacement(group)));
  let next = 0;
  return text.replace(pattern, () => instead[next++] ?? "");
}

/**
 * Links to other pages lead to the site, or nowhere where it has no address.
 * @param {string} html @param {{ page: string, root: string, site: string }} place
 */
export function adaptLinks(html, { page, root, site }) {
  return html.replace(/(<a\b[^>]*?)\shref="([^"#:][^":]*)"/g, (_, before, href) =>
    site ? `${before} href="${site}${new URL(href, page).href.slice(root.length)}"` : before);
}
