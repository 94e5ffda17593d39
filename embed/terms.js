/** Beside the code: what it is for, what a host page must allow, and what it costs. */
import { sizeLocale } from "../widget/words.js";
import { cost, policy } from "./kinds.js";

const KILO = 1000;

/**
 * @param {number} count of bytes
 * @param {string} lang
 */
export function formatBytes(count, lang) {
  const units = ["byte", "kilobyte", "megabyte"];
  let power = 0;
  while (count >= 999.5 && power < units.length - 1) {
    count /= KILO;
    power += 1;
  }
  return new Intl.NumberFormat(sizeLocale(lang), {
    style: "unit",
    unit: units[power],
    unitDisplay: "short",
    maximumSignificantDigits: 3,
  }).format(count);
}

/** A text that is not said now keeps its place. @param {Element | null} text @param {boolean} now */
const say = (text, now) => text?.classList.toggle("away", !now);

/**
 * @param {HTMLElement} panel
 * @param {{ kind: string, base: string, costs: import("./kinds.js").Costs, eager: boolean,
 *   lang: string }} what  lang: the studio's own
 */
export function showTerms(panel, { kind, base, costs, eager, lang }) {
  for (const note of panel.querySelectorAll("[data-kind]")) {
    say(note, note.getAttribute("data-kind") === kind);
  }
  const lines = policy(kind, base).map(({ line, needed }) => {
    const code = Object.assign(document.createElement("code"), { textContent: line });
    say(code, needed);
    return code;
  });
  panel.querySelector(".policy")?.replaceChildren(...lines);
  say(panel.querySelector(".no-policy"), lines.every((line) => line.className));
  for (const [name, bytes] of Object.entries(cost(kind, costs, eager))) {
    const output = panel.querySelector(`#cost-${name}`);
    if (output) output.textContent = formatBytes(bytes, lang);
  }
}
