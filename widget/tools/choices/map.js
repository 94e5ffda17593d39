/** The choices as a plot: the first of their inputs against the last. */

import { make, say } from "../../dom.js";
import { seen } from "../shared/heard.js";
import { createAxis, numberOf } from "../shared/axis.js";
import { onPaper, PAPER } from "../shared/paper.js";
import { drawPlot, titled } from "../shared/plot.js";
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
  const upTitle = make("bdi");
  const canvas = make("div", { className: "plot-canvas" });
  const acrossTitle = make("bdi");
  const readout = make("p", { className: "plot-readout" });
  readout.setAttribute("aria-hidden", "true"); // the ranking says it
  const legend = make("ul", { className: "plot-legend" });
  const figure = make("figure", { className: "chart" }, titled(upTitle), canvas, titled(acrossTitle, "across"), legend, readout);
  const element = make("details", { className: "tool-data" }, make("summary", {}, words.format("choices-plot")), figure);
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

  function draw() {
    const [first] = choices;
    if (!canvas.clientWidth || !first) return;
    const { plot, points } = drawn(canvas.clientWidth, first);
    spots = points.map((point) => ({ choice: point.choice, spot: plot.spot(point) }));
    canvas.replaceChildren(plot.element);
    say(upTitle, title(first.changes.at(-1) ?? ""));
    say(acrossTitle, title(first.changes[0] ?? ""));
    legend.replaceChildren(...legendOf(new Set(points.map(({ shape }) => shape))));
    read(here());
  }

  const here = () => choices.find((one) => isInForm(one, values())) ?? null;
  const nameOf = (/** @type {Choice} */ { changes }) =>
    words.format("choices-plot-title", { across: words.format(changes[0] ?? ""), up: words.format(changes.at(-1) ?? "") });

  /** @param {Set<Shape>} shapes */
  const legendOf = (shapes) =>
    [...shapes].map((shape) => make("li", {}, seen(SIGNS[shape]), " ", words.format(`choices-shape-${shape}`)));

  /** @param {Choice | null} choice */
  function read(choice) {
    if (!choice) return say(readout, "");
    const text = spelt(choice, manifest, words);
    say(readout, isInForm(choice, values()) ? words.format("chart-now", { values: text }) : text);
  }

  canvas.addEventListener("pointermove", ({ clientX, clientY }) => {
    const { left, top } = canvas.getBoundingClientRect();
    const far = (/** @type {readonly [number, number]} */ [x, y]) => Math.hypot(x - (clientX - left), y - (clientY - top));
    const nearest = spots.reduce((best, one) => (far(one.spot) < far(best.spot) ? one : best), spots[0] ?? { choice: null, spot: /** @type {const} */ ([0, 0]) });
    read(nearest.choice);
  });
  canvas.addEventListener("pointerleave", () => read(here()));
  new ResizeObserver(draw).observe(canvas);
  onPaper(canvas, () => {
    const [first] = choices;
    const best = choices.slice(0, PRINTED).map((one) => make("li", {}, [spelt(one, manifest, words), ...notesOf(one, words)].join(" · ")));
    return first ? [nameOf(first), make("ol", {}, ...best), drawn(PAPER, first).plot.element] : null;
  });

  return {
    element,
    /** @param {Choice[]} next */
    show(next) {
      choices = next;
      element.hidden = !next.length;
      draw();
    },
  };
}
