/** The studio's form: its controls have the names of the choices. */
import { DEFAULTS } from "./choices.js";
import { isInput } from "./names.js";

/** @typedef {import("./choices.js").Choices} Choices */

/** @param {HTMLFormElement} form @returns {Choices} */
export function readForm(form) {
  const data = new FormData(form);
  const text = (/** @type {string} */ name) => String(data.get(name) ?? "");
  /** @type {Record<string, string | string[]>} */
  const choices = { calculator: text("calculator"), lang: text("lang") };
  for (const [name, standard] of Object.entries(DEFAULTS)) {
    choices[name] = Array.isArray(standard) ? data.getAll(name).map(String) : text(name);
  }
  if (text("width-kind") !== "fixed") choices["width"] = "";
  const values = Array.from(data)
    .filter(([name, value]) => isInput(name) && value)
    .map(([name, value]) => [name, String(value)]);
  return /** @type {Choices} */ (
    /** @type {unknown} */ ({ ...choices, values: Object.fromEntries(values) })
  );
}

/** @param {HTMLFormElement} form @param {Choices} choices */
export function fillForm(form, { values, ...choices }) {
  /** @type {Record<string, string | string[]>} */
  const given = { ...choices, ...values };
  given["width-kind"] = choices.width ? "fixed" : "auto";
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) select(control, given[control.name]);
    if (control instanceof HTMLInputElement) fill(control, given[control.name]);
  }
  // An address may name a choice that is none.
  for (const [name, standard] of Object.entries(DEFAULTS)) {
    const group = form.elements.namedItem(name);
    if (group instanceof RadioNodeList && !group.value) group.value = String(standard);
  }
}

/** @param {HTMLSelectElement} control @param {string | string[]} [value] */
function select(control, value = "") {
  const index = Array.from(control.options).findIndex((option) => option.value === value);
  if (index >= 0) control.selectedIndex = index;
}

/** @param {HTMLInputElement} control @param {string | string[]} [value] */
function fill(control, value = "") {
  if (control.type === "radio" || control.type === "checkbox") {
    control.checked = [value].flat().includes(control.value);
  } else if (control.name) {
    control.value = String(value) || control.defaultValue;
  }
}
