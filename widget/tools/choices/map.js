/** The choices as a plot: the first of their inputs against the last. */

import { make } from "../../dom.js";
import { seen } from "../shared/heard.js";
import { createAxis, numberOf } from "../shared/axis.js";
import { createFrame } from "../shared/frame.js";
import { PAPER } from "../shared/paper.js";
import { drawPlot } from "../shared/plot.js";
import { isInForm, notesOf, spelt } from "./choice.js";

/** @typedef {import("../../toolbox.js").Context} Context */
/** @typedef {import("./choice.js").Choice} Choice */
/** @typedef {import("../shared/plot.js").Shape} Shape */

/** Names of ticks have so much room (px). */
const ACROSS = 64;
const UP = 112;

/** So many of the best go onto paper. */
const PRINTED = 10;

/** How shapes are shown beside their meanings. @type {Record<Shape, string>} */
const SIGNS = { dot: "●", diamond: "◆", ring: "○" };

/** @param {Choice} choice @returns {Shape} */
const shapeOf = ({ exact, marks }) => (!exact ? "ring" : marks.includes("fewer-passes-than-stages") ? "diamond" : "dot");

/** @param {Context} context */
export function createMap({ manifest, words, values, tick, withUnit }) {
  const legend = make("ul", { className: "plot-legend" });
  /** @type {Choice[]} */
  let choices = [];
  /** @type {{ choice: Choice, spot: readonly [number, number] }[]} */
  let spots = [];

  const title = (/** @type {string} */ id) => {
    const { unit = "" } = manifest.inputs.find((one) => one.id === id) ?? {};
    return withUnit(words.format(id), unit);
  };

  /** @param {number} width @param {Choice} first */
  function drawn(width, first) {
    const [across = "", up = ""] = [first.changes[0], first.changes.at(-1)];
    const points = choices.map((choice) => ({
      choice, shape: shapeOf(choice), now: isInForm(choice, values()), text: spelt(choice, manifest, words),
      x: numberOf(choice.inputs[across] ?? null) ?? NaN, y: numberOf(choice.inputs[up] ?? null) ?? NaN,
    }));
    const plot = drawPlot({
      width,
      title: nameOf(first),
      description: words.format("choices-plot-about", { count: BigInt(choices.length), best: spelt(first, manifest, words) }),
      x: createAxis(points.map(({ x }) => x), "log", { most: width / ACROSS, doubling: true }),
      y: createAxis(points.map(({ y }) => y), "log", { most: width / UP, doubling: true }),
      names: tick,
      marks: points,
    });
    return { plot, points };
  }

  /** @param {number} width */
  function draw(width) {
    const [first] = choices;
    if (!first) return null;
    const { plot, points } = drawn(width, first);
    spots = points.map((point) => ({ choice: point.choice, spot: plot.spot(point) }));
    legend.replaceChildren(...legendOf(new Set(points.map(({ shape }) => shape))));
    return plot;
  }

  const here = () => choices.find((one) => isInForm(one, values())) ?? null;
  const nameOf = (/** @type {Choice} */ { changes }) =>
    words.format("choices-plot-title", { across: words.format(changes[0] ?? ""), up: words.format(changes.at(-1) ?? "") });

  /** @param {Set<Shape>} shapes */
  const legendOf = (shapes) =>
    [...shapes].map((shape) => make("li", {}, seen(SIGNS[shape]), " ", words.format(`choices-shape-${shape}`)));

  /** @param {import("../shared/frame.js").Place} place */
  function pointed([across, up]) {
    const far = (/** @type {import("../shared/frame.js").Place} */ [x, y]) => Math.hypot(x - across, y - up);
    return spots.reduce((best, one) => (far(one.spot) < far(best.spot) ? one : best), spots[0] ?? { choice: null, spot: /** @type {const} */ ([0, 0]) }).choice;
  }

  /** What is pointed at, or where the calculator stands. @param {import("../shared/frame.js").Place | null} place */
  function read(place) {
    const choice = place ? pointed(place) : here();
    if (!choice) return "";
    const text = spelt(choice, manifest, words);
    return isInForm(choice, values()) ? words.format("chart-now", { values: text }) : text;
  }

  const frame = createFrame({
    drawn: draw,
    names: () => [title(choices[0]?.changes.at(-1) ?? ""), title(choices[0]?.changes[0] ?? "")],
    read,
    paper: () => {
      const [first] = choices;
      const best = choices.slice(0, PRINTED).map((one) => make("li", {}, [spelt(one, manifest, words), ...notesOf(one, words)].join(" · ")));
      return first ? [nameOf(first), make("ol", {}, ...best), drawn(PAPER, first).plot.element] : null;
    },
  }, legend);
  const element = make("details", { className: "tool-data" }, make("summary", {}, words.format("choices-plot")), frame.element);

  return {
    element,
    /** @param {Choice[]} next */
    show(next) {
      choices = next;
      element.hidden = !next.length;
      frame.draw();
    },
  };
}
