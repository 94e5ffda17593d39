/** All ways to reach a result by several inputs, within bounds: ranked, compared, drawn. */

import { make } from "../dom.js";
import { createComparison } from "./choices/comparison.js";
import { createMap } from "./choices/map.js";
import { createRanking } from "./choices/ranking.js";
import { createAim } from "./shared/aim.js";

/** @typedef {import("../manifest.js").Manifest} Manifest */
/** @typedef {import("../toolbox.js").Context} Context */
/** @typedef {import("./choices/choice.js").Choice} Choice */

export const order = 2;
export const parts = ["tools"];

/** @param {Manifest} _ @param {import("../toolbox.js").About} about */
export const suits = (_, { bounds }) => bounds.length > 0;

/** @param {HTMLElement} place @param {Context} context */
export function open(place, context) {
  const { about, words, values, shown } = context;
  const aim = createAim("tool-choices", context, ask);
  const bounds = about.bounds.map((id) => {
    const field = context.numberField(`tool-choices-${id}`, ask);
    field.become(words.format(`choices-bound-${id}`), { id, symbol: "", unit: "", kind: "integer" });
    // What is in the form fits, as far as anybody knows.
    if (id.endsWith("_max")) field.write(shown().inputs[id.replace("_max", "")] ?? "");
    return { id, field };
  });
  const answer = context.answer({ kind: "choices", onanswer });
  const count = make("p", { className: "tool-lead" });
  const comparison = createComparison(context);
  const ranking = createRanking(context, comparison.show);
  const map = createMap(context);
  let told = "";

  function ask() {
    void answer.request({
      target: aim.read(),
      bounds: Object.fromEntries(bounds.map(({ id, field }) => [id, field.read()])),
      inputs: values(),
    });
  }

  /** @param {import("../toolbox.js").Answer} reply */
  function onanswer(reply) {
    aim.answer(reply);
    for (const { id, field } of bounds) field.answer(reply, id, "");
    if (!reply.ok) return;
    /** @type {Choice[]} */
    const choices = reply.choices;
    const found = countOf(choices, reply.total);
    count.textContent = found;
    ranking.show(choices);
    map.show(choices);
    if (told && told !== found) context.announce(found);
    told = found;
  }

  /** @param {Choice[]} choices @param {number} total */
  function countOf(choices, total) {
    if (!choices.length) return words.format("choices-none");
    const near = choices[0]?.exact ? "" : `${words.format("choices-near")} `;
    const cut = choices.length < total ? ` ${words.format("choices-cut", { shown: BigInt(choices.length) })}` : "";
    return `${near}${words.format("choices-count", { total: BigInt(total) })}${cut}`;
  }

  const within = make("fieldset", { className: "tool-bounds" }, make("legend", {}, words.format("choices-bounds")));
  within.append(make("div", { className: "tool-form" }, ...bounds.map(({ field }) => field.element)));
  place.append(make("div", { className: "tool-form" }, ...aim.elements), within, answer.element);
  answer.body.append(count, ranking.element, comparison.element, map.element);
  context.onsettled(ask);
  aim.follow();
}
