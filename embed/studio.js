/** The embed studio: choices on one side, the snippet and its preview on the other. */
import { readAccent } from "../widget/address.js";
import { tell } from "../widget/values.js";
import { createWords } from "../widget/words.js";
import { readChoices, snippetOptions, writeChoices } from "./choices.js";
import { copyText } from "./copy.js";
import { fillForm, readForm } from "./form.js";
import { code as codeOf, html } from "./kinds.js";
import { address, fragment } from "./names.js";
import { createPreview } from "./preview.js";
import { showTerms } from "./terms.js";

/** @typedef {import("../widget/manifest.js").Manifest} Manifest */
/**
 * @typedef {{ script: number, python: number, frame: Record<string, number> }} Costs
 * @typedef {{ manifest: Manifest, title: string, titles?: Record<string, string>,
 *   messages: string, costs: Costs }} Calculator
 * @typedef {{ lang: string, root: string, messages: string,
 *   pinned: import("./snippets.js").Pinned, calculators: Calculator[] }} Config
 */

/** @type {Record<string, number>} */
const WIDTHS = { phone: 360, tablet: 768, desktop: 1100 };
const PAUSE = 400; // milliseconds without a change until the preview follows

/** @param {string} selector @returns {HTMLElement} */
const find = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));

/** @type {Config} */
const config = JSON.parse(find("#calclet-config").textContent ?? "");
const base = new URL(config.root, location.href).href;
const form = /** @type {HTMLFormElement} */ (find("#choices"));
const code = /** @type {HTMLTextAreaElement} */ (find("#code"));
const accent = /** @type {HTMLInputElement} */ (find("#accent"));
const picker = /** @type {HTMLInputElement} */ (find("#accent-picker"));
const pane = find(".stage");
const preview = createPreview(pane, pane.dataset.style ?? "", markErrors);

/** @type {Calculator | undefined} whose rows the form holds */
let shown;
let words = createWords(config.lang, [config.messages]);
let timer = 0;

/** The widest device that is still readable here. */
const fitting = () =>
  pane.clientWidth < 520 ? "phone" : pane.clientWidth < 720 ? "tablet" : "desktop";

/** @param {string} slug */
const calculatorOf = (slug) =>
  config.calculators.find(({ manifest }) => manifest.slug === slug) ??
  /** @type {Calculator} */ (config.calculators[0]);

/** The rows of starting values and locks. @param {Calculator} calculator */
function showInputs(calculator) {
  if (calculator === shown) return;
  shown = calculator;
  words = createWords(config.lang, [config.messages, calculator.messages]);
  const template = /** @type {HTMLTemplateElement} */ (find("#row"));
  const rows = calculator.manifest.inputs.map((input) => {
    const { id } = input;
    const row = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
    const label = /** @type {HTMLLabelElement} */ (row.querySelector("label"));
    const [line, lock] = row.querySelectorAll("input");
    if (!line || !lock) return row;
    const value = valueControl(line, input);
    label.textContent = words.format(id);
    label.id = `label-${id}`;
    label.htmlFor = value.id = `value-${id}`;
    value.name = id;
    value.setAttribute("aria-describedby", `error-${id}`);
    lock.value = id;
    lock.setAttribute("aria-labelledby", `lock-title label-${id}`);
    /** @type {HTMLElement} */ (row.querySelector(".error")).id = `error-${id}`;
    return row;
  });
  find("#rows").replaceChildren(...rows);
}

/**
 * One line of text, or the list of what can be chosen; empty is the calculator's default.
 * @param {HTMLInputElement} line @param {import("../widget/manifest.js").Input} input
 */
function valueControl(line, input) {
  const standard = tell(input.default, input, words).whole;
  const ids = input.kind === "flag" ? ["true", "false"] : input.kind === "choice" ? (input.options ?? []) : [];
  if (!ids.length) {
    // What is typed here is what a link carries: several options as their ids.
    line.placeholder = input.kind === "choices" ? input.default : input.default && standard;
    return line;
  }
  const list = document.createElement("select");
  const options = ids.map((id) => new Option(tell(id, input, words).whole, id));
  list.append(new Option(standard, ""), ...options);
  line.replaceWith(list);
  return list;
}

/** @param {string[]} invalid ids of the inputs that the widget refuses */
function markErrors(invalid) {
  for (const { id } of shown?.manifest.inputs ?? []) {
    const wrong = invalid.includes(id);
    const error = find(`#error-${id}`);
    find(`#value-${id}`).setAttribute("aria-invalid", String(wrong));
    error.hidden = !wrong;
    error.textContent = wrong
      ? words.format("studio-value-error", { label: words.format(id) })
      : "";
  }
}

function update() {
  const chosen = calculatorOf(String(new FormData(form).get("calculator")));
  showInputs(chosen);
  const choices = readForm(form);
  const title = chosen.titles?.[choices.lang] ?? chosen.title;
  const kind = choices["code-kind"];
  const given = snippetOptions(choices, base, title, chosen.manifest);
  const options = { ...given, pinned: config.pinned };
  const widget = html(kind, options);

  const device = choices["page-width"] === fitting() ? "" : choices["page-width"];
  const hash = writeChoices({ ...choices, "page-width": device }, config.lang);
  history.replaceState(null, "", `${location.pathname}#${hash}`);
  for (const link of document.querySelectorAll("a[hreflang]")) {
    /** @type {HTMLAnchorElement} */ (link).hash = hash;
  }
  find("#fixed-width").hidden = !choices.width;
  picker.value = readAccent(choices.accent.trim()) || picker.defaultValue;
  code.value = codeOf(kind, options);
  find("#needs-address").classList.toggle("away", !code.value.includes(base));
  showTerms(find(".outcome"), {
    kind,
    base,
    costs: { ...chosen.costs, frame: chosen.costs.frame[choices.lang] ?? 0 },
    eager: choices.load === "eager",
    lang: config.lang,
  });
  const page = address(base, choices.lang, choices.calculator, fragment(given.values ?? {}));
  /** @type {HTMLAnchorElement} */ (find("#full-page")).href = page;

  clearTimeout(timer);
  timer = self.setTimeout(
    () =>
      preview.show({
        snippet: widget,
        lang: choices.lang,
        theme: choices["page-theme"],
        width: WIDTHS[choices["page-width"]] ?? 1100,
        title: `${words.format("studio-preview")}: ${title}`,
      }),
    pane.childElementCount ? PAUSE : 0,
  );
}

function open() {
  const address = new URLSearchParams(location.hash.slice(1));
  const asked = new URLSearchParams(location.search).get("calculator");
  if (asked && !address.has("calculator")) address.set("calculator", asked);
  const first = calculatorOf(address.get("calculator") ?? "");
  const choices = readChoices(address, config.lang, first.manifest.slug);
  showInputs(first);
  choices.calculator = first.manifest.slug;
  if (!Object.hasOwn(WIDTHS, choices["page-width"])) choices["page-width"] = fitting();
  fillForm(form, choices);
  update();
}

async function copy() {
  const copied = await copyText(code);
  const status = find("#copy-status");
  const button = find("[data-action=copy]");
  status.textContent = words.format(copied ? "studio-copied" : "copy-failed");
  button.toggleAttribute("data-done", copied);
  setTimeout(() => {
    status.textContent = "";
    button.removeAttribute("data-done");
  }, 4000);
}

// Some controls stand beside what they change, outside of the form.
document.addEventListener("input", ({ target }) => {
  if (target === picker) accent.value = picker.value;
  if (target instanceof HTMLElement && target.closest("[name], #accent-picker")) update();
});
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("reset", (event) => {
  event.preventDefault();
  const calculator = String(new FormData(form).get("calculator"));
  history.replaceState(null, "", `${location.pathname}#calculator=${calculator}`);
  open();
});
addEventListener("hashchange", open);
find("[data-action=copy]").addEventListener("click", copy);

const isLocal = /^(localhost|.*\.localhost|127\..*|\[::1\]|)$/.test(location.hostname);
find("#needs-address").hidden = !isLocal;
open();
