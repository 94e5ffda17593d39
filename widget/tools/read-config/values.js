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
  const titles = ["read-name", "read-value", "read-evidence"].map((id) => make("th", { scope: "col" }, words.format(id)));
  const body = make("tbody");
  const caption = make("caption", { className: "visually-hidden" }, words.format("read-values"));
  const table = make("table", { className: "rows read-values" }, caption, make("thead", {}, make("tr", {}, ...titles)), body);
  const button = make("button", { type: "button", className: "button primary" }, words.format("read-use"));
  const element = make("div", {}, make("div", { className: "tool-scroll", tabIndex: 0 }, table), button);
  /** @type {Texts} */
  let found = {};
  /** @type {Map<string, HTMLInputElement>} what is typed in stays there while the rest is read anew */
  const lines = new Map();

  button.addEventListener("click", () => use(found));

  /** @param {string} name @param {string} label */
  function lineOf(name, label) {
    const known = lines.get(name);
    if (known) return known;
    const line = make("input", { type: "text", inputMode: "numeric", autocomplete: "off", dir: "ltr" });
    line.setAttribute("aria-label", label);
    line.addEventListener("change", () => ongiven(name, line.value));
    lines.set(name, line);
    return line;
  }

  /** @param {string} name of a fact; those of no input stand as configs spell them */
  const labelOf = (name) => (words.has(name) ? words.format(name) : words.has(`fact-${name}`) ? words.format(`fact-${name}`) : name);

  /** @param {string} name @param {string | null} value @param {Answer} reply @param {Texts} given */
  function row(name, value, { evidence }, given) {
    const label = labelOf(name);
    const line = lineOf(name, label);
    if (document.activeElement !== line) line.value = given[name] ?? value ?? "";
    line.placeholder = value === null ? words.format("read-unknown") : "";
    const place = evidence[name];
    const origin = Object.hasOwn(given, name) ? words.format("read-given") : place ? "" : value === null ? "" : words.format("read-follows");
    const where = place
      ? [make("span", { className: "read-place" }, words.format("read-place", { file: place.file, line: String(place.line) })), " ", make("code", {}, place.text.slice(0, LONGEST_LINE))]
      : [];
    return make("tr", {}, make("th", { scope: "row" }, label), make("td", {}, line), make("td", {}, ...(origin ? [origin] : where)));
  }

  /** @param {string} id @param {string | null} value */
  function result(id, value) {
    const output = /** @type {import("../../manifest.js").Output} */ (manifest.outputs.find((one) => one.id === id));
    const told = value === null ? words.format("read-unknown") : tell(value, output).whole;
    return make("tr", { className: "read-result" }, make("th", { scope: "row" }, words.format(id)), make("td", { colSpan: 2 }, told));
  }

  return {
    element,
    /** @param {Answer} reply @param {Texts} given */
    show(reply, given) {
      const asked = [...new Set([...ASKED, ...reply.asks, ...Object.keys(given)])].filter((name) => !ids.includes(name));
      const focused = document.activeElement;
      body.replaceChildren(
        ...ids.map((id) => row(id, reply.values[id], reply, given)),
        ...asked.map((name) => row(name, reply.facts[name] ?? null, reply, given)),
        ...Object.entries(reply.outputs ?? {}).map(([id, value]) => result(id, value)),
      );
      if (focused instanceof HTMLElement && body.contains(focused)) focused.focus();
      found = Object.fromEntries(Object.entries(reply.values).filter(([, value]) => value !== null));
      button.disabled = !Object.keys(found).length;
    },
  };
}
