/** The choices in a table, the best first; one is used, two are compared. */

import { make } from "../../dom.js";
import { distanceOf } from "../shared/distance.js";
import { heard, labelled, scrolled, seen } from "../shared/heard.js";
import { chosenTexts, isInForm, keyOf, notesOf, shortName, spelt } from "./choice.js";

/** @typedef {import("../../toolbox.js").Context} Context */
/** @typedef {import("./choice.js").Choice} Choice */
/** @typedef {{ number: number, choice: Choice }} Ranked */

/** So many rows are seen at once. */
const FIRST = 10;

/** @param {Context} context @param {(pair: Ranked[]) => void} oncompare */
export function createRanking({ manifest, words, values, use, share }, oncompare) {
  const head = make("thead");
  const body = make("tbody");
  const table = make("table", { className: "rows ranking" }, make("caption", { className: "visually-hidden" }, words.format("choices-ranked")), head, body);
  const scroll = scrolled(words.format("choices-ranked"), table, "tall");
  const more = make("button", { type: "button", className: "link" });
  const element = make("div", {}, scroll, more);
  /** @type {Choice[]} */
  let choices = [];
  /** @type {string[]} keys of those that are compared, the oldest first */
  let compared = [];
  let all = false;

  more.addEventListener("click", () => {
    all = true;
    draw();
    body.rows[FIRST]?.querySelector("button")?.focus();
  });

  /** @param {string} title @param {string} [letter] seen in its place; numbers stand below it */
  function heading(title, letter = "") {
    const cell = make("th", { scope: "col", className: letter ? "" : "words" });
    if (!letter || letter === title) cell.append(title);
    else cell.append(seen(letter, "symbol"), heard(title));
    return cell;
  }

  function draw() {
    const [first] = choices;
    const withDistance = choices.some(({ exact }) => !exact);
    const withNotes = choices.some(({ marks }) => marks.length);
    const shown = all ? choices : choices.slice(0, FIRST);
    element.hidden = !first;
    head.replaceChildren(
      make("tr", {},
        heading(words.format("choices-number")),
        ...(first?.changes ?? []).map((id) => heading(words.format(id), shortName(id, manifest, words))),
        ...(withDistance ? [heading(words.format("choices-distance"))] : []),
        heading(words.format("choices-use")),
        heading(words.format("choices-compare")),
        ...(withNotes ? [heading(words.format("choices-notes"))] : []),
      ),
    );
    body.replaceChildren(...shown.map((choice, index) => row({ number: index + 1, choice }, withDistance, withNotes)));
    more.hidden = shown.length === choices.length;
    more.textContent = words.format("choices-all", { count: BigInt(choices.length) });
  }

  /** @param {Ranked} ranked @param {boolean} withDistance @param {boolean} withNotes */
  function row({ number, choice }, withDistance, withNotes) {
    const line = make("tr");
    const name = spelt(choice, manifest, words);
    const isThere = isInForm(choice, values());
    if (isThere) line.setAttribute("aria-current", "true");
    const numbers = choice.changes.map((id) => make("td", {}, words.number(choice.inputs[id] ?? "")));
    const distance = choice.exact ? words.format("solve-exact") : distanceOf(choice.deviation, { words, share });
    const box = labelled(make("input", { type: "checkbox", checked: compared.includes(keyOf(choice)) }), words.format("choices-compare-one", { choice: name }));
    box.addEventListener("change", () => compare(choice, box.checked));
    line.append(
      make("th", { scope: "row" }, words.number(String(number))),
      ...numbers,
      ...(withDistance ? [make("td", { className: "words" }, distance)] : []),
      make("td", { className: "words" }, isThere ? words.format("tool-there") : useButton(choice, name)),
      make("td", { className: "tick" }, box),
      ...(withNotes ? [make("td", { className: "words notes" }, ...notesOf(choice, words).map((note) => make("p", {}, note)))] : []),
    );
    return line;
  }

  /** @param {Choice} choice @param {string} name */
  function useButton(choice, name) {
    const button = labelled(make("button", { type: "button", className: "button" }, words.format("choices-use")), words.format("helper-use", { value: name }));
    button.addEventListener("click", () => use(chosenTexts(choice)));
    return button;
  }

  /** A third takes the place of the first. @param {Choice} choice @param {boolean} wanted */
  function compare(choice, wanted) {
    const others = compared.filter((key) => key !== keyOf(choice));
    compared = wanted ? [...others, keyOf(choice)].slice(-2) : others;
    for (const [index, one] of [...body.rows].entries()) {
      const box = one.querySelector("input");
      if (box) box.checked = compared.includes(keyOf(/** @type {Choice} */ (choices[index])));
    }
    tell();
  }

  function tell() {
    const ranked = choices.map((choice, index) => ({ number: index + 1, choice }));
    oncompare(compared.flatMap((key) => ranked.find((one) => keyOf(one.choice) === key) ?? []));
  }

  return {
    element,
    /** @param {Choice[]} next */
    show(next) {
      const inside = document.activeElement && body.contains(document.activeElement);
      if (keysOf(next) !== keysOf(choices)) all = false;
      choices = next;
      draw();
      tell();
      if (inside) scroll.focus({ preventScroll: true }); // its button has gone
    },
  };
}

/** @param {Choice[]} choices */
const keysOf = (choices) => choices.map(keyOf).join();
