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
}));

function search() {
  const query = field?.value ?? "";
  for (const { family, items } of families) {
    for (const item of items) item.hidden = !matches(query, item.dataset.search ?? "");
    family.hidden = items.every((item) => item.hidden);
  }
  const found = families.some(({ family }) => !family.hidden);
  if (none) none.textContent = found ? "" : (none.getAttribute("data-text") ?? "");
}

field?.addEventListener("input", search);
// A field that the browser filled in again, as after going back.
if (field?.value) search();
