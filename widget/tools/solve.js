/** Which input gives this output? Exactly, or the nearest below and above. */

import { make } from "../dom.js";
import { solutionCard } from "./solve/card.js";

/** @typedef {import("../manifest.js").Manifest} Manifest */
/** @typedef {import("../toolbox.js").Context} Context */
/** @typedef {import("./solve/card.js").Solution} Solution */

export const order = 1;
export const parts = ["tools"];

/** @param {{ kind: string }} field */
const isNumeric = ({ kind }) => kind === "integer" || kind === "number";

/** @param {Manifest} manifest */
export const suits = ({ inputs, outputs }) => inputs.some(isNumeric) && outputs.some(isNumeric);

/** @param {HTMLElement} place @param {Context} context */
export function open(place, context) {
  const { manifest, words, counts, values, shown } = context;
  const outputs = manifest.outputs.filter(isNumeric);
  const inputs = () => manifest.inputs.filter((one) => isNumeric(one) && counts(one, values()));
  /** @param {{ id: string }[]} fields @returns {[string, string][]} */
  const named = (fields) => fields.map(({ id }) => [id, words.format(id)]);
  /** @template {{ id: string }} T @param {T[]} fields @param {string} id */
  const chosen = (fields, id) => /** @type {T} */ (fields.find((one) => one.id === id) ?? fields[0]);

  const output = context.choiceField("tool-solve-output", words.format("solve-output"), named(outputs), () => {
    become();
    ask();
  });
  const target = context.numberField("tool-solve-target", ask);
  const free = context.choiceField("tool-solve-free", words.format("solve-free"), named(inputs()), ask);
  const answer = context.answer({ kind: "solve", onanswer });
  let told = "";

  /** The target is a number of another kind now; it begins where the calculator stands. @param {string | null} [value] */
  function become(value) {
    const field = chosen(outputs, output.value);
    target.become(words.format("solve-target"), field);
    target.write(`${value ?? shown().outputs[field.id] ?? ""}${field.units?.[0] ?? ""}`);
  }

  /** At what another tool is after. */
  function takeAim() {
    const aim = context.aimed();
    output.value = aim?.output ?? output.value;
    become(aim?.value);
    ask();
  }

  function ask() {
    free.offer(named(inputs()));
    void answer.request({ target: { output: output.value, value: target.read() }, free: free.value, inputs: values() });
  }

  /** @param {import("./shared/answer.js").Answer} reply */
  function onanswer(reply) {
    const field = chosen(outputs, output.value);
    target.answer(reply, "target", reply.target ?? "");
    if (reply.ok) show(reply.solutions, field, chosen(manifest.inputs, free.value));
  }

  /** @param {Solution[]} solutions @param {import("../manifest.js").Output} field @param {import("../manifest.js").Input} free */
  function show(solutions, field, free) {
    const cards = solutions.map((one) => solutionCard(one, { field, free, context }));
    const lead = solutions[0]?.exact ? [] : [words.format("solve-none", { label: words.format(free.id) })];
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

  place.append(make("div", { className: "tool-form" }, output.element, target.element, free.element), answer.element);
  context.onsettled(ask);
  context.onaim(takeAim);
  takeAim();
}
