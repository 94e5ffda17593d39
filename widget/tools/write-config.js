/** The values of the calculator as a framework writes them. */

import { make, say } from "../dom.js";
import { copies } from "./shared/copying.js";

/** @typedef {import("../manifest.js").Manifest} Manifest */
/** @typedef {import("../toolbox.js").Context} Context */
/** @typedef {{ name: string, language: string, text: string }} Snippet */

export const order = 5;
export const parts = ["readers"];

/** @param {Manifest} manifest */
export const suits = ({ id }) => id === "effective_batch_size";

/** @param {HTMLElement} place @param {Context} context */
export function open(place, context) {
  const { words, shown } = context;
  const writers = context.frameworks.filter(({ writes }) => writes.length);
  const framework = context.choiceField("tool-write-framework", words.format("write-framework"), writers.map(({ id, name }) => [id, name]), () => {
    become();
    ask();
  });
  const generation = context.choiceField("tool-write-generation", words.format("write-generation"), [], ask);
  const answer = context.answer({ kind: "write", parts, onanswer: ({ ok, files }) => ok && show(files) });

  function become() {
    const chosen = writers.find(({ id }) => id === framework.value);
    generation.offer((chosen?.writes ?? []).map((one) => [one, one]));
  }

  function ask() {
    void answer.request({ framework: framework.value, generation: generation.value, inputs: shown().inputs });
  }

  /** @param {Snippet[]} files */
  function show(files) {
    answer.body.replaceChildren(...files.map(block));
  }

  /** @param {Snippet} file */
  function block({ name, language, text }) {
    const code = make("code", {}, text);
    const pre = make("pre", { tabIndex: 0, dir: "ltr", className: "write-code" }, code);
    pre.dataset.language = language;
    pre.setAttribute("aria-label", name);
    pre.setAttribute("role", "region");
    const button = make("button", { type: "button", className: "button" }, words.format("write-copy"));
    button.setAttribute("aria-label", words.format("write-copy-file", { name }));
    copies(button, () => text, context, "write-copied", (copied) => say(button, words.format(copied ? "write-copied" : "write-copy")));
    return make("figure", { className: "write-file" }, make("figcaption", {}, make("bdi", {}, name)), pre, button);
  }

  place.append(make("div", { className: "tool-form" }, framework.element, generation.element), answer.element);
  become();
  context.onsettled(ask);
  ask();
}
