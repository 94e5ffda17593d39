/** The line of a ramp, a stage read off it, the report's copy. */

import { make } from "../../dom.js";
import { createAxis } from "../shared/axis.js";
import { createFrame } from "../shared/frame.js";
import { PAPER } from "../shared/paper.js";
import { drawPlot } from "../shared/plot.js";
import { corners } from "./stages.js";

/** @typedef {import("./stages.js").Stage} Stage */
/** @typedef {import("./stages.js").View} View */
/** @typedef {{ field: import("../../manifest.js").Field, title: string, name: string }} Quantity  name: its title, with its unit where that does not say it */
/** @typedef {Record<import("./stages.js").Across | import("./stages.js").Up, Quantity>} Quantities */

/** Names of ticks have so much room (px): they are words. */
const ACROSS = 112;

/** So many stand above each other, on a phone too. */
const UP = 6;

/** @param {Quantities} quantities @param {import("../../toolbox.js").Context} context */
export function createFigure(quantities, { words, tell, tick }) {
  /** @type {View} */
  let view = { stages: [], across: "tokens", up: "size", near: false };
  /** @type {ReturnType<typeof drawPlot> | null} */
  let plot = null;

  const title = () => words.format("chart-title", { output: quantities[view.up].title, input: quantities[view.across].title });

  /** From when on, and how large. @param {Stage} stage */
  function said(stage) {
    const { across, up } = view;
    const told = /** @type {const} */ ([[across, String(stage.before[across])], [up, stage[up]]]);
    return told
      .map(([name, text]) => words.format("result-item", { label: quantities[name].title, number: tell(text, quantities[name].field).whole }))
      .join(" · ");
  }

  /** For those who do not see it. */
  function about() {
    const [first, last] = [view.stages[0], view.stages.at(-1)];
    const count = BigInt(view.stages.length);
    return first && last ? words.format("ramp-about", { count, first: said(first), last: said(last) }) : "";
  }

  /** @param {number} width */
  function drawn(width) {
    const line = corners(view);
    return drawPlot({
      width,
      title: title(),
      description: about(),
      x: createAxis([0, ...line.map(({ x }) => x)], "linear", { most: width / ACROSS }),
      y: createAxis([0, ...line.map(({ y }) => y)], "linear", { most: UP }),
      names: tick,
      lines: [line],
    });
  }

  /** @param {number} at pixels from the left */
  function read(at) {
    const begun = view.stages.filter(({ before }) => (plot?.spot({ x: Number(before[view.across]), y: 0 })[0] ?? Infinity) <= at);
    const stage = begun.at(-1) ?? view.stages[0];
    return stage ? said(stage) : "";
  }

  const frame = createFrame({
    drawn: (width) => (plot = view.stages.length ? drawn(width) : null),
    names: () => [quantities[view.up].name, quantities[view.across].name],
    read: (place) => (place ? read(place[0]) : about()),
    paper: () => (view.stages.length ? [title(), drawn(PAPER).element, make("p", {}, about())] : null),
  });

  return {
    element: frame.element,
    /** @param {View} next @returns {string} what it shows, in words */
    show(next) {
      view = next;
      frame.draw();
      return about();
    },
  };
}
