/** One solution: the value to enter, what it gives, how far from the target that is. */

import { make } from "../../dom.js";
import { distanceOf } from "../shared/distance.js";

/** @typedef {import("../../toolbox.js").Context} Context */
/** @typedef {import("../../manifest.js").Output} Output */
/** @typedef {import("../../manifest.js").Input} Input */
/** @typedef {Record<string, string>} Texts */
/** @typedef {{ inputs: Texts, outputs: Texts, exact: boolean, deviation: string | null }} Solution  exact texts; null: the target is 0 */

/**
 * @param {Solution} solution
 * @param {{ field: Output, free: Input, isMet: boolean, context: Context }} of
 *   isMet: the target, to the digits that are shown
 */
export function solutionCard({ inputs, outputs, exact, deviation }, { field, free, isMet, context }) {
  const { words, tell, use, values } = context;
  const value = inputs[free.id] ?? "";
  const entered = tell(value, free).whole;
  const label = words.format(free.id);
  const gives = words.format("result-item", { label: words.format(field.id), number: tell(outputs[field.id] ?? null, field).whole });
  const distance = exact
    ? words.format("solve-exact")
    : isMet
      ? words.format("solve-close")
      : distanceOf(deviation, context);

  const isThere = values()[free.id] === value;
  const element = make(
    "li",
    { className: "solution" },
    make("p", { className: "solution-value" }, make("span", {}, label), " ", make("b", {}, entered)),
    make("p", { className: "solution-gives" }, gives),
    make("p", { className: "solution-distance" }, distance),
    isThere ? make("p", { className: "solution-there" }, words.format("tool-there")) : useButton(),
  );
  if (exact) element.dataset.exact = "";

  function useButton() {
    const button = make("button", { type: "button", className: "button primary" }, words.format("helper-use", { value: entered }));
    button.addEventListener("click", () => use({ [free.id]: value }));
    return button;
  }
  return { element, spoken: `${words.format("result-item", { label, number: entered })}, ${distance}.` };
}
