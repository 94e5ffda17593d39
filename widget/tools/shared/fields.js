/** Fields of a tool: they look and read as those of the calculator. */

import { createControl } from "../../controls.js";
import { attribute, make } from "../../dom.js";
import { describe } from "../../findings.js";
import { variable } from "../../values.js";

/** @typedef {import("../../manifest.js").Field} Field */
/** @typedef {import("../../words.js").Words} Words */
/** @typedef {[value: string, text: string][]} Options */

/** A pause this long (ms) means: what is typed can be asked for. */
const PAUSE = 400;

/** Numbers that were read are told with this many digits. */
const READ_DIGITS = 15;

/**
 * A choice; where there is none, it is not shown.
 * @param {string} id @param {string} label @param {Options} options @param {() => void} onchange
 */
export function choiceField(id, label, options, onchange) {
  const select = make("select", { id });
  const name = make("label", { className: "label", htmlFor: id }, label);
  const control = make("div", { className: "control" }, select);
  const element = make("div", { className: "field wide" }, name, control);
  select.addEventListener("change", onchange);
  let offered = "";
  /** @param {Options} options what is chosen stays so, if it can */
  function offer(options) {
    if (offered === (offered = String(options))) return;
    const { value } = select;
    select.replaceChildren(...options.map(([value, text]) => new Option(text, value)));
    if (options.some(([one]) => one === value)) select.value = value;
    element.hidden = options.length < 2;
  }
  offer(options);
  return {
    element,
    offer,
    get value() {
      return select.value;
    },
    set value(value) {
      select.value = value;
    },
  };
}

/** @param {string} id @param {string} label @param {() => void} onchange */
export function tickField(id, label, onchange) {
  const box = make("input", { id, type: "checkbox" });
  box.addEventListener("change", onchange);
  return {
    element: make("label", { className: "option" }, box, make("span", {}, label)),
    get checked() {
      return box.checked;
    },
    set checked(checked) {
      box.checked = checked;
    },
  };
}

/**
 * A number, read as the calculator reads its own.
 * @param {string} id @param {Words} words @param {() => void} onedit after each pause
 */
export function numberField(id, words, onedit) {
  const line = make("input", { id, type: "text", dir: "auto", inputMode: "decimal", enterKeyHint: "done", autocomplete: "off", spellcheck: false });
  line.setAttribute("aria-describedby", `${id}-facts ${id}-message`);
  const name = make("label", { className: "label", htmlFor: id });
  const facts = make("p", { className: "facts", id: `${id}-facts` });
  const message = make("div", { className: "message", id: `${id}-message` });
  const control = make("div", { className: "control" }, line);
  const notes = make("div", { className: "notes" }, message);
  const element = make("div", { className: "field" }, name, control, facts, notes);
  /** @type {Field} */
  let field = { id, symbol: "", unit: "", kind: "number" };
  let typed = createControl(element, asInput(field), words);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function settle() {
    clearTimeout(timer);
    onedit();
  }
  element.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(settle, PAUSE);
  });
  line.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    settle();
  });

  return {
    element,
    read: () => typed.read(),
    /** @param {string} text exact, in a unit of the field */
    write: (text) => typed.write(text),
    /** What is entered. @param {string} title @param {Field} what */
    become(title, what) {
      field = what;
      name.textContent = title;
      facts.replaceChildren(...unitOf(what, id, title, words));
      typed = createControl(element, asInput(what), words);
    },
    /**
     * How it was read, or what is wrong with it.
     * @param {import("../../protocol.js").Reply} reply @param {string} place its name there @param {string} value exact text
     */
    answer({ errors }, place, value) {
      const error = errors?.find(({ input }) => input === place);
      const of = { manifest: /** @type {any} */ ({ inputs: [{ ...field, id: place }] }) };
      const { decimal, group } = words.marks;
      const plain = line.value.replaceAll(group, "").replace(decimal, ".").trim() === value;
      const echo = value && !plain ? words.format("read-as", { value: variable(value, { ...field, digits: READ_DIGITS }, words) }) : "";
      attribute(line, "aria-invalid", error ? "true" : null);
      attribute(line, "aria-errormessage", error ? message.id : null);
      message.dataset.kind = error ? "error" : "echo";
      message.textContent = error ? describe(withEnds(error), words, of) : echo;
    },
  };
}

/** What can be reached has two ends, one, or none that is known. @param {import("../../protocol.js").Finding} finding */
function withEnds(finding) {
  const { code, args } = finding;
  if (code !== "out-of-reach" || !(args.low || args.high)) return finding;
  return { ...finding, code: `${code}-${args.low && args.high ? "between" : args.low ? "from" : "to"}` };
}

/** @param {Field} field */
const asInput = (field) => /** @type {import("../../manifest.js").Input} */ ({ ...field, default: "" });

/** @param {Field} field @param {string} id @param {string} title @param {Words} words */
function unitOf({ unit, units = [] }, id, title, words) {
  const nameOf = (/** @type {string} */ one) => (words.has(`unit-name-${one}`) ? words.format(`unit-name-${one}`) : one);
  if (units.length < 2) return words.has(`unit-name-${unit}`) ? [unitAlone(nameOf(unit))] : [];
  const select = make("select", { id: `${id}-unit` }, ...units.map((one) => new Option(nameOf(one), one)));
  select.dataset.unit = id;
  select.setAttribute("aria-label", words.format("field-unit", { label: title }));
  return [unitAlone(select)];
}

/** @param {Node | string} what */
const unitAlone = (what) => make("span", { className: "unit" }, what);
