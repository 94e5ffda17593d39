/**
 * The form: texts out, remarks in. What is typed is never changed, only
 * answered beside its field.
 */

import { attribute, make, need, say } from "./dom.js";
import { remark } from "./findings.js";
import { stepped } from "./steps.js";

/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./manifest.js").Input} Input */
/**
 * @typedef {{
 *   input: Input, control: HTMLInputElement, message: HTMLElement, settled: boolean,
 *   timer: ReturnType<typeof setTimeout> | undefined, reading: { text: string, value: string } | null,
 * }} Field
 */

/** A pause this long (ms) means: I am done typing. */
const PAUSE = 600;

/**
 * @param {HTMLElement} root
 * @param {import("./manifest.js").Manifest} manifest
 * @param {import("./words.js").Words} words
 * @param {{ onedit: () => void, onsettle: () => void }} events
 */
export function createForm(root, manifest, words, { onedit, onsettle }) {
  const form = need(root, "form.form");
  /** @type {Field[]} */
  const fields = manifest.inputs.map((input) => ({
    input,
    control: /** @type {HTMLInputElement} */ (need(form, `input[name="${input.id}"]`)),
    message: need(form, `#${input.id}-message`),
    settled: true,
    timer: undefined,
    reading: null,
  }));
  /** @type {Reply | null} */
  let reply = null;

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
    field.timer = setTimeout(() => settle(field), PAUSE);
    onedit();
  }

  /** @param {Field} field @param {string} text */
  function write(field, text) {
    field.control.value = text;
    edited(field);
  }

  /** @param {Field} field @param {1 | -1} direction @param {boolean} other */
  function step(field, direction, other) {
    const { control, input } = field;
    if (control.readOnly) return;
    const text = control.value.trim();
    const known = field.reading?.text === control.value ? field.reading.value : text;
    // Steps go on from a number, or from nothing; other text is not thrown away.
    if (/^-?\d{1,60}$/.test(known)) write(field, stepped(known, direction, other, input));
    else if (!text) write(field, input.default);
  }

  /** @param {Field} field */
  function show(field) {
    if (!reply) return;
    const { control, message, input } = field;
    const found = remark(input.id, reply, words);
    const wasWrong = control.getAttribute("aria-invalid") === "true";
    // Nobody is corrected in the middle of a word; a correction ends at once.
    const wait = !field.settled && !wasWrong && found !== null && found.kind !== "echo";
    const shown = wait ? null : found;
    const wrong = shown?.kind === "error";
    attribute(control, "aria-invalid", wrong ? "true" : null);
    attribute(control, "aria-errormessage", wrong ? message.id : null);
    if (message.dataset.shown === JSON.stringify(shown)) return;
    message.dataset.shown = JSON.stringify(shown);
    message.dataset.kind = shown?.kind ?? "";
    message.replaceChildren();
    if (!shown) return;
    const offered = shown.choices.flatMap((value) => [" ", choice(field, value)]);
    message.append(make("p", {}, make("span", {}, shown.text), ...offered));
  }

  /** @param {Field} field @param {string} value */
  function choice(field, value) {
    const text = words.format("choose-value", { value: words.exact(value) });
    const button = make("button", { type: "button", className: "choice" }, text);
    button.addEventListener("click", () => {
      write(field, value);
      field.control.focus();
      settle(field);
    });
    return button;
  }

  for (const field of fields) {
    const { control } = field;
    control.addEventListener("input", () => edited(field));
    control.addEventListener("blur", () => settle(field));
    control.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      if (event.key === "Enter") settle(field);
      else if (event.key === "ArrowUp") step(field, 1, event.shiftKey);
      else if (event.key === "ArrowDown") step(field, -1, event.shiftKey);
      else return;
      event.preventDefault();
    });
    for (const button of control.parentElement?.querySelectorAll("[data-step]") ?? []) {
      button.addEventListener("click", (event) => {
        const direction = button.getAttribute("data-step") === "1" ? 1 : -1;
        step(field, direction, event instanceof MouseEvent && event.shiftKey);
      });
    }
  }
  form.addEventListener("submit", (event) => event.preventDefault());

  return {
    values: () => Object.fromEntries(fields.map(({ input, control }) => [input.id, control.value])),
    /** @param {Record<string, string>} values each as if typed and settled */
    setValues(values) {
      for (const field of fields) {
        const value = values[field.input.id];
        if (value === undefined || value === field.control.value) continue;
        clearTimeout(field.timer);
        field.control.value = value;
        field.settled = true;
      }
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
    /** Back to help alone, as the page came. */
    clear() {
      reply = null;
      for (const { control, message } of fields) {
        attribute(control, "aria-invalid", null);
        attribute(control, "aria-errormessage", null);
        delete message.dataset.shown;
        message.dataset.kind = "";
        say(message, "");
      }
    },
    settleAll: () => fields.forEach(settle),
    isSettled: () => fields.every((field) => field.settled),
    isEmpty: () => fields.every(({ control }) => control.value.trim() === ""),
    /** What is wrong, for those who do not see it. */
    complaints: () =>
      fields
        .filter(({ control }) => control.getAttribute("aria-invalid") === "true")
        .map(({ input, message }) => `${words.format(input.id)}: ${message.querySelector("span")?.textContent ?? ""}`),
    focusFirstWrong() {
      const wrong = fields.find(({ control }) => control.getAttribute("aria-invalid") === "true");
      wrong?.control.focus();
    },
    /** @param {string[]} ids */
    lock(ids) {
      for (const { input, control } of fields) control.readOnly = ids.includes(input.id);
    },
  };
}
