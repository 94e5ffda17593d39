/** The values that were read: each can be corrected, and is shown with its evidence. */

import { make } from "../../dom.js";

/** @typedef {import("../../toolbox.js").Context} Context */
/** @typedef {import("../../toolbox.js").Answer} Answer */
/** @typedef {Record<string, string>} Texts */

/** Lines of a file are shown up to here. */
const LONGEST_LINE = 120;

/** Where a person may say it, although it is no input. */
const ASKED = ["world_size"];

/**
 * @param {Context} context
 * @param {(name: string, text: string) => void} ongiven
 */
export function createValues({ manifest, words, tell, use }, ongiven) {
  const ids = manifest.inputs.map(({ id }) => id);
  const rows = make("div", { className: "read-values", role: "group", ariaLabel: words.format("read-values") });
  const button = make("button", { type: "button", className: "button primary" }, words.format("read-use"));
  const element = make("div", {}, rows, button);
  /** @type {Texts} */
  let found = {};
  /** @type {Map<string, HTMLInputElement>} what is typed in stays there while the rest is read anew */
  const lines = new Map();

  button.addEventListener("click", () => use(found));

  /** @param {string} name */
  function lineOf(name) {
    const known = lines.get(name);
    if (known) return known;
    const line = make("input", { id: `tool-read-${name}`, type: "text", inputMode: "numeric", autocomplete: "off", dir: "ltr" });
    line.setAttribute("aria-describedby", `${line.id}-origin`);
    line.addEventListener("change", () => ongiven(name, line.value));
    lines.set(name, line);
    return line;
  }

  /** @param {string} name of a fact; those of no input stand as configs spell them */
  const labelOf = (name) => (words.has(name) ? words.format(name) : words.has(`fact-${name}`) ? words.format(`fact-${name}`) : name);

  /** @param {string} name @param {string | null} value @param {Answer} reply @param {Texts} given */
  function row(name, value, { evidence }, given) {
    const line = lineOf(name);
    if (document.activeElement !== line) line.value = given[name] ?? value ?? "";
    line.placeholder = value === null ? words.format("read-unknown") : "";
    const origin = make("p", { id: `${line.id}-origin`, className: "read-origin" });
    if (Object.hasOwn(given, name)) origin.append(words.format("read-given"));
    else if (evidence[name]) origin.append(...placeOf(evidence[name]));
    else if (value !== null) origin.append(words.format("read-follows"));
    return make("div", { className: "read-row" }, make("label", { htmlFor: line.id }, labelOf(name)), line, origin);
  }

  /** @param {{ file: string, line: number, text: string }} place */
  const placeOf = ({ file, line, text }) => [
    make("span", { className: "read-place" }, words.format("read-place", { file, line: String(line) })),
    " ",
    make("code", { dir: "ltr" }, text.slice(0, LONGEST_LINE)),
  ];

  /** @param {string} id @param {string | null} value */
  function result(id, value) {
    const output = /** @type {import("../../manifest.js").Output} */ (manifest.outputs.find((one) => one.id === id));
    const told = value === null ? words.format("read-unknown") : tell(value, output).whole;
    return make("p", { className: "read-row read-result" }, make("span", {}, words.format(id)), " ", make("b", {}, told));
  }

  return {
    element,
    /** @param {Answer} reply @param {Texts} given */
    show(reply, given) {
      const asked = [...new Set([...ASKED, ...reply.asks, ...Object.keys(given)])].filter((name) => !ids.includes(name));
      const focused = document.activeElement;
      rows.replaceChildren(
        ...ids.map((id) => row(id, reply.values[id], reply, given)),
        ...asked.map((name) => row(name, reply.facts[name] ?? null, reply, given)),
        ...Object.entries(reply.outputs ?? {}).map(([id, value]) => result(id, value)),
      );
      if (focused instanceof HTMLElement && rows.contains(focused)) focused.focus();
      found = Object.fromEntries(Object.entries(reply.values).filter(([, value]) => value !== null));
      button.disabled = !Object.keys(found).length;
    },
  };
}
