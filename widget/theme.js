/** Which theme's files apply. Runs before the first paint, and at every change. */

/** Named themes and their files, as the page tells. @returns {Record<string, string>} */
const themeFiles = () => JSON.parse(document.querySelector('meta[name="calclet-themes"]')?.getAttribute("content") ?? "{}");

/** @param {string} name */
export const isTheme = (name) => ["auto", "host", "light", "dark"].includes(name) || Object.hasOwn(themeFiles(), name);

/** @param {string} name @param {string} url */
function addFile(name, url) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = url;
  link.media = "screen";
  link.dataset.themeFile = name;
  link.setAttribute("blocking", "render");
  document.head.append(link);
  return link;
}

/**
 * @param {string} theme light, dark, a named one; anything else follows the visitor's system
 * @returns {HTMLLinkElement | null} a file that is only now loading
 */
export function applyTheme(theme) {
  const root = document.documentElement;
  const files = themeFiles();
  const named = Object.hasOwn(files, theme);
  const fixed = named || theme === "light" || theme === "dark";
  if (fixed) root.dataset.theme = theme;
  else delete root.dataset.theme;

  let present = false;
  for (const file of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-theme-file]"))) {
    const name = file.dataset.themeFile;
    const media = name === theme ? "screen" : fixed || name !== "dark" ? "not all" : "screen and (prefers-color-scheme: dark)";
    if (file.getAttribute("media") !== media) file.setAttribute("media", media);
    present ||= name === theme;
  }
  return named && !present ? addFile(theme, files[theme] ?? "") : null;
}
