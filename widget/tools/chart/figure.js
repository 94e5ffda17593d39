/** A chart with what belongs to it: its titles, a value read off it, the report's copy. */

import { make } from "../../dom.js";
import { createAxis, numberOf } from "../shared/axis.js";
import { createFrame } from "../shared/frame.js";
import { PAPER } from "../shared/paper.js";
import { drawPlot } from "../shared/plot.js";
import { bare, runs } from "./series.js";

/** @typedef {import("../../toolbox.js").Context} Context */
/** @typedef {import("./series.js").Pair} Pair */
/** @typedef {import("../shared/axis.js").Scale} Scale */
/**
 * @typedef {{
 *   series: Pair[], scales: { x: Scale, y: Scale },
 *   input: import("../../manifest.js").Input, output: import("../../manifest.js").Output,
 * }} Shown
 */

/** Names of ticks have so much room (px). */
const ACROSS = 64;
const UP = 56;

/** More points are a line without marks. */
const MARKED = 64;

/** @param {HTMLElement} place @param {Context} context */
export function createFigure(place, context) {
  const { words, tell } = context;
  /** @type {Shown | null} */
  let shown = null;
  /** @type {ReturnType<typeof drawPlot> | null} */
  let plot = null;

  const title = ({ id = "" }) => words.format(id);
  const nameOf = (/** @type {Shown} */ { input, output }) => words.format("chart-title", { output: title(output), input: title(input) });
  const valueText = (/** @type {string | null} */ text, /** @type {import("../../manifest.js").Field} */ field) =>
    text === null ? words.format("chart-none") : tell(text, field).whole;
  /** @param {Shown} of @param {Pair} pair */
  const said = ({ input, output }, { x, y }) =>
    [input, output].map((field, index) => words.format("result-item", { label: title(field), number: valueText(index ? y : x, field) })).join(" · ");

  /** Where the calculator stands. @returns {Pair | null} */
  function now() {
    const { inputs, outputs } = context.shown();
    const [x, y] = [inputs[shown?.input.id ?? ""], outputs[shown?.output.id ?? ""]];
    return x && y ? { x, y } : null;
  }

  const unitOf = (/** @type {Shown} */ { series, input }) => /\p{L}+$/u.exec(series[0]?.x ?? "")?.[0] ?? input.unit;

  /** @param {Shown} of @param {number} width */
  function drawn(of, width) {
    const { series, scales, input, output } = of;
    const unit = unitOf(of);
    const lines = runs(series, input, unit, scales);
    const here = now();
    const [at] = here ? runs([here], input, unit, scales).flat() : [];
    const xs = series.flatMap(({ x }) => numberOf(bare(x, input, unit)) ?? []);
    const within = at && at.x >= Math.min(...xs) && at.x <= Math.max(...xs) ? [at] : [];
    const points = [...lines.flat(), ...within];
    return drawPlot({
      width,
      title: nameOf(of),
      description: about(of),
      x: createAxis(xs, scales.x, { most: width / ACROSS, doubling: input.step === "double" }),
      y: createAxis(points.map(({ y }) => y), scales.y, { most: width / UP / 2, zero: true, doubling: input.step === "double" && output.kind === "integer" }),
      names: context.tick,
      lines,
      marks: [
        ...(points.length <= MARKED ? lines.flat().map((point) => ({ ...point, shape: /** @type {const} */ ("dot") })) : []),
        ...within.map((point) => ({ ...point, shape: /** @type {const} */ ("ring"), now: true })),
      ],
    });
  }

  /** For those who do not see it. @param {Shown} of */
  function about(of) {
    const [first, last, here] = [of.series[0], of.series.at(-1), now()];
    if (!first || !last) return "";
    const ends = { from: said(of, first), to: said(of, last) };
    return words.format("chart-about", ends) + (here ? ` ${words.format("chart-now", { values: said(of, here) })}` : "");
  }

  /** @param {Shown} of @param {number} across pixels from the left */
  function pointed(of, across) {
    const { input, series } = of;
    const unit = unitOf(of);
    let [nearest, least] = [/** @type {Pair | null} */ (null), Infinity];
    for (const pair of series) {
      const distance = Math.abs((plot?.spot({ x: numberOf(bare(pair.x, input, unit)) ?? NaN, y: 0 })[0] ?? NaN) - across);
      if (distance < least) [nearest, least] = [pair, distance];
    }
    return nearest;
  }

  /** What is pointed at, or where the calculator stands. @param {import("../shared/frame.js").Place | null} place */
  function read(place) {
    const pair = shown && place && pointed(shown, place[0]);
    const here = now();
    if (shown && pair) return said(shown, pair);
    return shown && here ? words.format("chart-now", { values: said(shown, here) }) : "";
  }

  const frame = createFrame({
    drawn: (width) => (plot = shown && drawn(shown, width)),
    names: () =>
      shown ? [context.withUnit(title(shown.output), shown.output.unit), context.withUnit(title(shown.input), unitOf(shown))] : ["", ""],
    read,
    paper: () => shown && [nameOf(shown), drawn(shown, PAPER).element, make("p", {}, about(shown))],
  });
  place.append(frame.element);

  return {
    /** @param {Shown} next */
    show(next) {
      shown = next;
      frame.draw();
      return about(next);
    },
  };
}
