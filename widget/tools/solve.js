/** Which input gives this output? Exactly, or the nearest below and above. */

import { make } from "../dom.js";
import { createAim } from "./shared/aim.js";
import { chosen, isNumeric, named } from "./shared/options.js";
import { solutionCard } from "./solve/card.js";

/** @typedef {import("../manifest.js").Manifest} Manifest */
/** @typedef {import("../manifest.js").Input} Input */
/** @typedef {import("../manifest.js").Output} Output */
/** @typedef {import("../toolbox.js").Context} Context */
/** @typedef {import("./solve/card.js").Solution} Solution */

export const order = 1;
export const parts = ["tools"];

/** @param {Manifest} manifest @param {import("../toolbox.js").About} about */
export const suits = ({ outputs }, { solvable }) => outputs.some((one) => isNumeric(one) && solvable[one.id]);

/** @param {HTMLElement} place @param {Context} context */
export function open(place, context) {
  const { manifest, about, words, counts, values } = context;
  const aim = createAim("tool-solve", context, ask);
  const inputs = () =>
    manifest.inputs.filter((one) => about.solvable[aim.field().id]?.includes(one.id) && counts(one, values()));
  const free = context.choiceField("tool-solve-free", words.format("solve-free"), named(inputs(), words), ask);
  const answer = context.answer({ kind: "solve", onanswer });
  let told = "";

  function ask() {
    free.offer(named(inputs(), words));
    void answer.request({ target: aim.read(), free: free.value, inputs: values() });
  }

  /** @param {import("../toolbox.js").Answer} reply */
  function onanswer(reply) {
    aim.answer(reply);
    if (reply.ok) show(reply.solutions, reply.target, aim.field(), chosen(manifest.inputs, free.value));
  }

  /** @param {Solution[]} solutions @param {string} aim @param {Output} field @param {Input} free */
  function show(solutions, aim, field, free) {
    const text = (/** @type {string | null | undefined} */ value) => context.tell(value ?? null, field).whole;
    const met = solutions.find(({ exact, outputs }) => exact || text(outputs[field.id]) === text(aim));
    const cards = (met ? [met] : solutions).map((one) => solutionCard(one, { field, free, isMet: Boolean(met), context }));
    const lead = met ? [] : [words.format("solve-none", { label: words.format(free.id) })];
    answer.show(
      ...lead.map((text) => make("p", { className: "tool-lead" }, text)),
      make("ul", { className: "solutions" }, ...cards.map(({ element }) => element)),
    );
    announce([...lead, ...cards.map(({ spoken }) => spoken)].join(" "));
  }

  /** What is new, and not what stands there when the tool opens. @param {string} text */
  function announce(text) {
    if (told && told !== text) context.announce(text);
    told = text;
  }

  place.append(make("div", { className: "tool-form" }, ...aim.elements, free.element), answer.element);
  context.onsettled(ask);
  aim.follow();
}
