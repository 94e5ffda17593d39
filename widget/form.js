/**
 * The form: texts out, remarks in. What is entered is never changed, only
 * answered beside its field.
 */

import { createControl } from "./controls.js";
import { attribute, make, need } from "./dom.js";
import { remark } from "./findings.js";
import { stepped } from "./steps.js";
import { convert, splitUnit, typed } from "./units.js";
import { counts } from "./when.js";

/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./manifest.js").Input} Input */
/**
 * @typedef {{
 *   input: Input, place: HTMLElement, control: import("./controls.js").Control, message: HTMLElement,
 *   settled: boolean, wrong: boolean, timer: ReturnType<typeof setTimeout> | undefined,
 *   reading: { text: string, value: string } | null,
 * }} Field
 */

/** A pause this long (ms) means: I am done typing. */
const PAUSE = 600;

/** What a whole number must look like, so that it can be stepped. */
const DIGITS = /^-?\d{1,60}$/;
const NUMBER = /^[+-]?\d{1,60}(\.\d{1,60})?([eE][+-]?\d{1,3})?$|^-?\d{1,60}\/\d{1,60}$/;

/**
 * @param {HTMLElement} form where the fields are
 * @param {import("./manifest.js").Manifest} manifest
 * @param {import("./words.js").Words} words
 * @param {{ onedit: () => void, onsettle: () => void, onwrite?: () => void }} events
 *   onwrite: texts are others now, whoever wrote them
 */
export function createForm(form, manifest, words, { onedit, onsettle, onwrite = () => undefined }) {
  /** @type {Field[]} */
  const fields = manifest.inputs.map((input) => {
    const place = need(form, `[data-input="${input.id}"]`);
    return {
      input,
      place,
      control: createControl(place, input, words),
      message: need(place, ".message"),
      settled: true,
      wrong: false,
      timer: undefined,
      reading: null,
    };
  });
  /** @type {Reply | null} */
  let reply = null;
  const { decimal } = words.marks;

  const values = () => Object.fromEntries(fields.map(({ input, control }) => [input.id, control.read()]));

  /** Those that count beside the choices made; what others hold is kept. */
  function showFields() {
    const texts = values();
    for (const { input, place } of fields) if (input.when) place.hidden = !counts(input, texts);
  }

  /** @param {Field} field */
  function settle(field) {
    clearTimeout(field.timer);
    if (field.settled) return;
    field.settled = true;
    show(field);
    onsettle();
  }

  /** @param {Field} field */
  function edited(field) {
    clearTimeout(field.timer);
    field.settled = false;
    if (!field.control.typed) showFields();
    field.timer = setTimeout(() => settle(field), field.control.typed ? PAUSE : 0);
    onwrite();
    onedit();
  }

  /** @param {Field} field @param {string} text */
  function write(field, text) {
    field.control.write(text);
    edited(field);
  }

  /** @param {Field} field @param {HTMLInputElement} line @param {1 | -1} direction @param {boolean} other */
  function step(field, line, direction, other) {
    const { control, input } = field;
    if (line.readOnly) return;
    const text = line.value.trim();
    if (!text) return write(field, input.default);
    const isNumber = input.kind === "number" ? NUMBER : DIGITS;
    const units = input.units ?? [];
    const [, unit] = splitUnit(control.read(), units);
    const [read] = splitUnit(field.reading?.text === control.read() ? field.reading.value : "", units);
    // Steps go on from a number, as it stands or as it was read; other text is not thrown away.
    const plain = decimal === "." || !text.includes(".") ? text.replace(decimal, ".") : "";
    const known = isNumber.test(plain) ? plain : read;
    if (!isNumber.test(known)) return;
    line.value = typed(stepped(known, direction, other, inUnitOf(input, unit)), input, decimal);
    edited(field);
  }

  /** @param {Field} field */
  function show(field) {
    if (!reply) return;
    const { control, message, input } = field;
    const found = remark(input.id, reply, words, manifest);
    // Nobody is corrected in the middle of a word; a correction ends at once.
    const wait = !field.settled && !field.wrong && found !== null && found.kind !== "echo";
    const shown = wait ? null : found;
    field.wrong = shown?.kind === "error";
    const beside = fields.find((other) => other.input.id === shown?.beside) ?? field;
    for (const element of control.marked) {
      attribute(element, "aria-invalid", field.wrong ? "true" : null);
      attribute(element, "aria-errormessage", field.wrong ? beside.message.id : null);
    }
    if (message.dataset.shown === JSON.stringify(shown)) return;
    message.dataset.shown = JSON.stringify(shown);
    message.dataset.kind = shown?.kind ?? "";
    message.replaceChildren();
    if (!shown?.text) return;
    const offered = shown.choices.flatMap((value) => [" ", choice(field, value)]);
    message.append(make("p", {}, make("span", {}, shown.text), ...offered));
  }

  /** @param {Field} field @param {string} value */
  function choice(field, value) {
    const text = words.format("choose-value", { value: words.variable(value) });
    const button = make("button", { type: "button", className: "choice" }, text);
    button.addEventListener("click", () => {
      if (field.control.line) field.control.line.value = typed(value, field.input, decimal); // the unit stays
      edited(field);
      field.control.focus();
      settle(field);
    });
    return button;
  }

  /** @param {Field} field @param {HTMLInputElement} line */
  function makeSteppable(field, line) {
    line.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      if (event.key === "Enter") settle(field);
      else if (event.key === "ArrowUp") step(field, line, 1, event.shiftKey);
      else if (event.key === "ArrowDown") step(field, line, -1, event.shiftKey);
      else return;
      event.preventDefault();
    });
    for (const button of field.place.querySelectorAll("[data-step]")) {
      button.addEventListener("click", (event) => {
        const direction = button.getAttribute("data-step") === "1" ? 1 : -1;
        step(field, line, direction, event instanceof MouseEvent && event.shiftKey);
      });
    }
  }

  for (const field of fields) {
    // On their way down, since not all bubble. Not every driver tells the input of a list.
    field.place.addEventListener("input", ({ target }) => isOwn(field, target) && !isList(target) && edited(field), true);
    field.place.addEventListener("change", ({ target }) => isOwn(field, target) && isList(target) && edited(field), true);
    field.place.addEventListener("blur", ({ target }) => isOwn(field, target) && settle(field), true);
    if (field.control.line) makeSteppable(field, field.control.line);
  }
  form.addEventListener("submit", (event) => event.preventDefault());

  return {
    values,
    /** @param {Record<string, string>} values each as if typed and settled */
    setValues(values) {
      for (const field of fields) {
        const value = values[field.input.id];
        if (value === undefined || value === field.control.read()) continue;
        clearTimeout(field.timer);
        field.control.write(value);
        field.settled = true;
      }
      showFields();
      onwrite();
    },
    /** As a visitor would, all at once. @param {Record<string, string>} texts */
    fill(texts) {
      for (const field of fields) {
        const text = texts[field.input.id];
        if (text === undefined || field.place.hasAttribute("data-locked")) continue;
        field.control.write(text);
        field.settled = false;
      }
      showFields();
      onwrite();
      onedit();
      fields.forEach(settle);
    },
    /** @param {Reply} next @param {Record<string, string>} texts what it answers */
    answer(next, texts) {
      reply = next;
      for (const field of fields) {
        const value = next.inputs[field.input.id]?.value;
        field.reading = value === undefined ? null : { text: texts[field.input.id] ?? "", value };
        show(field);
      }
    },
    settleAll: () => fields.forEach(settle),
    isSettled: () => fields.every((field) => field.settled),
    /** Nothing stands in any field that is typed into and needs something. */
    isEmpty: () => {
      const typed = fields.filter(({ control, input, place }) => control.typed && !input.optional && !place.hidden);
      return typed.length > 0 && typed.every(({ control }) => control.read().trim() === "");
    },
    /** What is wrong, for those who do not see it. */
    complaints: () =>
      fields
        .filter(({ wrong, message }) => wrong && message.textContent)
        .map(({ input, message }) => `${words.format(input.id)}: ${message.querySelector("span")?.textContent ?? ""}`),
    focusFirstWrong: () => fields.find(({ wrong }) => wrong)?.control.focus(),
    /** @param {string} id */
    focus: (id) => fields.find(({ input }) => input.id === id)?.control.focus(),
    /** @param {string[]} ids */
    lock(ids) {
      for (const { input, control, place } of fields) {
        control.lock(ids.includes(input.id));
        place.toggleAttribute("data-locked", ids.includes(input.id));
      }
    },
  };
}

/** @param {EventTarget | null} target */
const isList = (target) => target instanceof HTMLSelectElement;

/** A field may hold a helper, whose controls are not its own. @param {Field} field @param {EventTarget | null} target */
const isOwn = ({ place }, target) => target instanceof Element && target.closest("[data-input], .helper") === place;

/** Bounds are declared in the first unit. @param {Input} input @param {string} unit @returns {import("./steps.js").Steps} */
function inUnitOf(input, unit) {
  const told = (/** @type {string | null | undefined} */ bound) =>
    bound === null || bound === undefined ? null : unit ? convert(bound, input.unit, unit) : bound;
  const { kind, step, minimum, maximum, above, below } = input;
  return { kind, step, minimum: told(minimum), maximum: told(maximum), above: told(above), below: told(below) };
}
