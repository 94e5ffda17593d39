/**
 * The pages that lead to a calculator: the chooser sends a visitor to their
 * language, the catalogue finds by name, symbol and synonym.
 */

import { bestLanguage, matches } from "./finding.js";

document.documentElement.classList.add("js");

const choices = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll(".choices a")]);
// Coming back by the browser's button means: let me choose.
const [entry] = performance.getEntriesByType("navigation");
const came = /** @type {PerformanceNavigationTiming | undefined} */ (entry)?.type;
if (choices.length && came !== "back_forward") {
  const tags = choices.map((choice) => choice.hreflang);
  const best = bestLanguage(navigator.languages, tags);
  const target = choices.find((choice) => choice.hreflang === best);
  if (target) location.replace(target.href + location.search + location.hash);
}

const field = /** @type {HTMLInputElement | null} */ (document.querySelector("#search"));
const none = document.querySelector(".search-none");
const families = [...document.querySelectorAll(".family")].map((family) => ({
  family: /** @type {HTMLElement} */ (family),
  items: /** @type {HTMLElement[]} */ ([...family.querySelectorAll("[data-search]")]),
  more: /** @type {HTMLButtonElement | null} */ (family.querySelector(".more")),
}));

/** A search looks at all of them; without one a family shows its first. */
function show() {
  const query = field?.value.trim() ?? "";
  for (const { family, items, more } of families) {
    const all = query || !more || more.ariaExpanded === "true";
    const shown = all ? items.length : Number(more.dataset.shown);
    items.forEach((item, index) => {
      const { search = "", symbols = "" } = item.dataset;
      item.hidden = query ? !matches(query, search, symbols) : index >= shown;
    });
    family.hidden = items.every((item) => item.hidden);
    if (more) more.hidden = query !== "";
  }
  const found = families.some(({ family }) => !family.hidden);
  if (none) none.textContent = found ? "" : (none.getAttribute("data-text") ?? "");
}

for (const { items, more } of families) {
  const closed = more?.textContent ?? "";
  more?.addEventListener("click", () => {
    const open = more.ariaExpanded !== "true";
    more.ariaExpanded = String(open);
    more.textContent = open ? (more.dataset.less ?? "") : closed;
    show();
    // Whoever opened it goes on with the first of those that came.
    if (open) items[Number(more.dataset.shown)]?.querySelector("a")?.focus();
  });
}

field?.addEventListener("input", show);
show();
