/**
 * What a visitor enters, as text, whatever the control: one line, a choice, a tick,
 * many lines. Texts that a control cannot show (from a link or a host page) are kept
 * and shown as what they are, so that the answer beside them makes sense.
 */

import { attribute, make, need } from "./dom.js";
import { splitUnit, typed } from "./units.js";

/** @typedef {import("./manifest.js").Input} Input */
/** @typedef {import("./words.js").Words} Words */
/**
 * @typedef {{
 *   read: () => string, write: (text: string) => void, lock: (locked: boolean) => void,
 *   focus: () => void, marked: HTMLElement[], line: HTMLInputElement | null, typed: boolean,
 * }} Control
 *   marked: what is told to be wrong; line: of one line, which arrows can step;
 *   typed: settles after a pause, others at once
 */

/** @param {Element} place of the field @param {Input} input @param {Words} words @returns {Control} */
export function createControl(place, input, words) {
  switch (input.kind) {
    case "choice": {
      const select = /** @type {HTMLSelectElement | null} */ (place.querySelector(".control select"));
      return select ? selectControl(select, words) : optionsControl(place, input, words);
    }
    case "choices":
      return optionsControl(place, input, words);
    case "flag":
      return flagControl(need(place, ".tick input"));
    case "list":
    case "table":
      return linesControl(need(place, "textarea"));
    default:
      return lineControl(need(place, ".control input"), place.querySelector("[data-unit]"), input, words.marks.decimal);
  }
}

/** Behind these a unit can stand: digits, and words and letters that belong to the number. */
const UNITLESS = /(?:[\d.,٫²³⁰¹⁴-⁹]|[\d ](?:[kmgt]i?|b)|million|millions|thousand|[十百千仟万萬億亿兆백천만억조])$/i;

/** @param {string} text @param {string} unit of the field: with bytes, B is no billion */
const lacksUnit = (text, unit) => UNITLESS.test(text) && !(/b$/i.test(text) && unit.endsWith("B"));

/** @param {HTMLInputElement} line @param {HTMLSelectElement | null} units @param {Input} input @param {string} decimal @returns {Control} */
function lineControl(line, units, input, decimal) {
  const [first = ""] = input.units ?? [];
  return {
    read() {
      const text = line.value.trim();
      if (!first || !lacksUnit(text, first)) return line.value;
      return `${text}${/\d$/.test(text) ? "" : " "}${units?.value ?? first}`;
    },
    write(text) {
      if (!first) return void (line.value = typed(text, input, decimal));
      const [number, unit] = splitUnit(text, input.units ?? []);
      line.value = typed(number, input, decimal);
      // A bare number counts the first unit; what is no unit of ours stays where it is.
      if (units && (number !== text || lacksUnit(text.trim(), first))) units.value = unit;
    },
    lock(locked) {
      line.readOnly = locked;
      if (units) units.disabled = locked;
    },
    focus: () => line.focus(),
    marked: [line],
    line,
    typed: true,
  };
}

/** @param {HTMLTextAreaElement} area @returns {Control} */
function linesControl(area) {
  return {
    read: () => area.value.split(/\n/).map(cells).filter(Boolean).join(";"),
    write: (text) => void (area.value = text.split(/[;\n]/).map(spaced).filter(Boolean).join("\n")),
    lock: (locked) => void (area.readOnly = locked),
    focus: () => area.focus(),
    marked: [area],
    line: null,
    typed: true,
  };
}

/** @param {string} row */
const cells = (row) => row.split(/[|\t]/).map((cell) => cell.trim()).join("|");

/** @param {string} row */
const spaced = (row) => row.split(/[|\t]/).map((cell) => cell.trim()).join(" | ");

/** @param {HTMLSelectElement} select @param {Words} words @returns {Control} */
function selectControl(select, words) {
  const known = [...select.options].map((option) => option.value);
  return {
    read: () => select.value,
    write(text) {
      select.querySelector("[data-unknown]")?.remove();
      if (!known.includes(text)) {
        const unknown = new Option(words.format("value-unknown", { value: text }), text);
        unknown.dataset.unknown = "";
        select.append(unknown);
      }
      select.value = text;
    },
    lock: (locked) => void (select.disabled = locked),
    focus: () => select.focus(),
    marked: [select],
    line: null,
    typed: false,
  };
}

/** Radio buttons, or boxes of which several can be ticked. @param {Element} place @param {Input} input @param {Words} words @returns {Control} */
function optionsControl(place, { kind, options = [] }, words) {
  const group = need(place, ".options");
  const boxes = () => /** @type {HTMLInputElement[]} */ ([...group.querySelectorAll("input")]);
  const several = kind === "choices";
  /** @param {string} value given, but none of ours */
  function addUnknown(value) {
    const [first] = boxes();
    const box = document.createElement("input");
    Object.assign(box, { type: first?.type ?? "radio", name: first?.name ?? "", value, checked: true });
    attribute(box, "aria-describedby", first?.getAttribute("aria-describedby") ?? null);
    group.append(make("label", { className: "option unknown" }, box, make("span", {}, words.format("value-unknown", { value }))));
  }
  return {
    read() {
      const chosen = boxes().filter((box) => box.checked).map((box) => box.value);
      return chosen.join(",") || (several ? "none" : "");
    },
    write(text) {
      for (const label of group.querySelectorAll(".unknown")) label.remove();
      const given = several ? text.split(",").map((one) => one.trim()).filter((one) => one && one !== "none") : [text];
      for (const box of boxes()) box.checked = given.includes(box.value);
      for (const value of given) if (value && !options.includes(value)) addUnknown(value);
    },
    lock: (locked) => boxes().forEach((box) => (box.disabled = locked)),
    focus: () => (boxes().find((box) => box.checked) ?? boxes()[0])?.focus(),
    get marked() {
      return several ? boxes() : [group];
    },
    line: null,
    typed: false,
  };
}

/** @param {HTMLInputElement} box @returns {Control} */
function flagControl(box) {
  let given = ""; // what was neither yes nor no: a click decides it
  return {
    read: () => (box.indeterminate ? given : String(box.checked)),
    write(text) {
      given = text;
      box.checked = /^\s*(true|yes|on|1)\s*$/i.test(text);
      box.indeterminate = !/^\s*(true|yes|on|1|false|no|off|0)\s*$/i.test(text);
    },
    lock: (locked) => void (box.disabled = locked),
    focus: () => box.focus(),
    marked: [box],
    line: null,
    typed: false,
  };
}
