/** Two choices side by side; a sign says where they differ. */

import { make } from "../../dom.js";
import { distanceOf } from "../shared/distance.js";
import { heard, labelled, scrolled, seen } from "../shared/heard.js";
import { chosenTexts, differences, notesOf, spelt } from "./choice.js";

/** @typedef {import("../../toolbox.js").Context} Context */
/** @typedef {import("./choice.js").Choice} Choice */
/** @typedef {import("./ranking.js").Ranked} Ranked */

/** @param {Context} context */
export function createComparison({ manifest, words, tell, share, use, announce }) {
  const body = make("tbody");
  const head = make("thead");
  const table = make("table", { className: "rows comparison" }, head, body);
  const hint = make("p", { className: "hint" }, words.format("choices-compare-hint"));
  const title = make("h3", {}, words.format("choices-compared"));
  const box = make("div", { hidden: true }, title, scrolled(words.format("choices-compared"), table, "tall"));
  const element = make("div", { className: "tool-comparison" }, hint, box);
  let told = "";

  /** @param {string} name @param {string[]} cells */
  function row(name, cells) {
    const same = cells[0] === cells[1];
    const said = heard(words.format(same ? "choices-same" : "choices-different"));
    const line = make("tr", {}, make("th", { scope: "row" }, seen(same ? "=" : "≠", "sign"), " ", name, " ", said), ...cells.map((text) => make("td", {}, text)));
    line.classList.toggle("differs", !same);
    return line;
  }

  /** @param {Choice} choice */
  const distance = (choice) => (choice.exact ? words.format("solve-exact") : distanceOf(choice.deviation, { words, share }));

  /** @param {Ranked[]} pair */
  function fill([one, other]) {
    if (!one || !other) return;
    const both = [one, other];
    const fields = [...manifest.inputs.filter(({ id }) => one.choice.changes.includes(id)), ...manifest.outputs];
    const values = fields.map((field) =>
      row(words.format(field.id), both.map(({ choice }) => tell({ ...choice.inputs, ...choice.outputs }[field.id] ?? null, field).whole)));
    const notes = both.map(({ choice }) => notesOf(choice, words).join(" ") || "–");
    const use_ = make("tr", {}, make("th", { scope: "row" }, words.format("choices-use")), ...both.map(useCell));
    head.replaceChildren(make("tr", {}, make("td"), ...both.map(({ number }) => make("th", { scope: "col" }, `${words.format("choices-number")} ${words.number(String(number))}`))));
    body.replaceChildren(...values, row(words.format("choices-distance"), both.map(({ choice }) => distance(choice))), row(words.format("choices-notes"), notes), use_);
  }

  /** @param {Ranked} ranked */
  function useCell({ choice }) {
    const label = words.format("helper-use", { value: spelt(choice, manifest, words) });
    const button = labelled(make("button", { type: "button", className: "button" }, words.format("choices-use")), label);
    button.addEventListener("click", () => use(chosenTexts(choice)));
    return make("td", {}, button);
  }

  return {
    element,
    /** @param {Ranked[]} pair fewer than two: nothing is compared */
    show(pair) {
      const [one, other] = pair;
      box.hidden = !other;
      hint.hidden = Boolean(other);
      fill(pair);
      if (!one || !other) return void (told = "");
      const names = words.list(differences(one.choice, other.choice).map((id) => words.format(id)));
      const said = words.format("choices-differ", { names });
      if (told !== said) announce(said);
      told = said;
    },
  };
}
