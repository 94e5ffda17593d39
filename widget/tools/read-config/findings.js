/** What does not agree, the ways to mend it, and what is easily overlooked. */

import { make } from "../../dom.js";

/** @typedef {import("../../toolbox.js").Context} Context */
/** @typedef {{ code: string, args: Record<string, string> }} Remark */
/** @typedef {{ file?: string, line?: number, key: string, value: string }} Change */
/** @typedef {Remark & { changes: Change[], values: Record<string, string> }} Repair */

/** @param {Context} context @param {import("../shared/sentences.js").Say} say */
export function createFindings({ words, use }, say) {
  const element = make("div", { className: "read-findings" });

  /** @param {Repair} repair */
  function way({ code, args, changes, values }) {
    const edits = changes.map(({ file, line, key, value }) => {
      const place = file ? [" ", make("span", { className: "read-place" }, words.format("read-place", { file, line: String(line) }))] : [];
      return make("li", {}, make("code", value ? { dir: "ltr" } : {}, value ? `${key}: ${value}` : words.format("read-take-out", { key })), ...place);
    });
    const button = make("button", { type: "button", className: "link" }, words.format("read-use-repair"));
    button.addEventListener("click", () => use(values));
    const item = make("li", {}, make("p", {}, say("repair", code, args)));
    if (edits.length > 1 || edits.some((edit) => edit.childElementCount > 1)) item.append(make("ul", {}, ...edits));
    if (Object.keys(values).length) item.append(button);
    return item;
  }

  /** @param {string} title @param {string} kind @param {HTMLElement[]} items */
  const group = (title, kind, items) =>
    items.length ? [make("section", { className: `read-${kind}` }, make("h3", {}, words.format(title)), make("ul", {}, ...items))] : [];

  /** @param {"problem" | "note"} kind @param {Remark[]} remarks */
  const said = (kind, remarks) => remarks.map(({ code, args }) => make("li", {}, say(kind, code, args)));

  return {
    element,
    /** @param {import("../../toolbox.js").Answer} reply */
    show({ problems, repairs, notes, asks }) {
      const agrees = problems.length || asks.length ? [] : [make("p", { className: "read-agrees" }, words.format("read-agrees", { count: 0n }))];
      element.replaceChildren(
        ...agrees,
        ...group("read-problems-title", "problems", said("problem", problems)),
        ...group("read-repairs-title", "repairs", repairs.map(way)),
        ...group("read-notes-title", "notes", said("note", notes)),
      );
    },
  };
}
