/**
 * Runs before the first paint: the theme and the hidden parts of the address,
 * so that nothing flashes or jumps. A classic script, a few hundred bytes; all
 * that can wait is in shell.js.
 */

import { applyTheme } from "./theme.js";

const root = document.documentElement;
root.classList.add("js");

// Should shell.js not come, or not run, somebody must say so: it sets `live`.
addEventListener(
  "error",
  ({ target }) => {
    const script = target === window || target instanceof HTMLScriptElement;
    if (script && !root.classList.contains("live")) root.classList.replace("js", "broken");
  },
  true,
);
const given = new URLSearchParams(location.search);
for (const [name, value] of new URLSearchParams((location.hash || root.dataset.fragment || "").replace(/^#\??/, ""))) {
  given.set(name, value);
}
root.dataset.hide = (given.get("hide") ?? "").replaceAll(",", " ");
applyTheme(given.get("theme") ?? "");
