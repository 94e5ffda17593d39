/**
 * Runs before the first paint: the theme and the hidden parts of the address,
 * so that nothing flashes or jumps. A classic script, a few hundred bytes; all
 * that can wait is in shell.js.
 */

const root = document.documentElement;
root.classList.add("js");
const given = new URLSearchParams(location.search);
for (const [name, value] of new URLSearchParams((location.hash || root.dataset.fragment || "").replace(/^#\??/, ""))) {
  given.set(name, value);
}
root.dataset.hide = (given.get("hide") ?? "").replaceAll(",", " ");
const theme = given.get("theme") ?? "";
if (theme === "light" || theme === "dark") {
  root.dataset.theme = theme;
  for (const link of document.querySelectorAll("[data-theme-file]")) {
    link.setAttribute("media", theme === "dark" ? "screen" : "not all");
  }
}
