/**
 * A plot as SVG: lines and marks over two axes. It reads from left to right in every
 * language, as its digits do; what has to be read stands around it as text, and all
 * values in a table beside it.
 */

import { make } from "../../dom.js";

/** @typedef {import("./axis.js").Axis} Axis */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {"dot" | "ring" | "diamond"} Shape */
/**
 * @typedef {{
 *   width: number, title: string, description: string,
 *   x: Axis, y: Axis, names: (text: string) => string,
 *   lines?: Point[][], marks?: (Point & { shape: Shape, now?: boolean, text?: string })[],
 * }} Plot  names: of ticks, from their exact texts; text: what a mark is, where that is not told elsewhere
 */

const SVG = "http://www.w3.org/2000/svg";
const TALLEST = 340;
const LETTER = 7.5; // pixels: nothing can be measured yet
const WIDE = 12; // a sign of Chinese, Japanese or Korean
const GAP = 8;
const BELOW = 24;
const EDGE = 12; // so that marks at the ends are whole

/** @param {string} tag @param {Record<string, string | number>} attributes @param {...(Node | string)} children */
function svg(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** @param {string} text */
const widthOf = (text) => [...text].reduce((sum, sign) => sum + (sign > "\u2e7f" ? WIDE : LETTER), 0);

/** A number with a word is read in the direction of the word. @param {string} text */
const isolated = (text) => (/\p{Script=Arabic}/u.test(text) ? `\u2067${text}\u2069` : text);

/** Those whose names run neither into one another nor out of the picture. @param {{ at: number, text: string }[]} ticks in pixels @param {number} width */
function apart(ticks, width) {
  let end = -Infinity;
  return ticks.filter(({ at, text }) => {
    if (at - widthOf(text) / 2 < end + GAP || at + widthOf(text) / 2 > width) return false;
    end = at + widthOf(text) / 2;
    return true;
  });
}

/** The name of an axis stands by it, whatever its own direction. @param {HTMLElement} name @param {string} [more] classes */
export const titled = (name, more = "") => make("p", { className: `plot-title ${more}`.trim() }, name);

/** @param {Plot} plot */
export function drawPlot({ width, title, description, x, y, names, lines = [], marks = [] }) {
  const height = Math.round(Math.min(TALLEST, Math.max(200, width * 0.55)));
  const upward = y.ticks.map(({ at, text }) => ({ at, text: names(text) }));
  const left = Math.ceil(Math.min(width / 3, Math.max(...upward.map(({ text }) => widthOf(text))))) + GAP;
  const [right, top, bottom] = [width - EDGE, EDGE, height - BELOW];
  const across = (/** @type {number} */ at) => left + EDGE + at * (right - left - 2 * EDGE);
  const up = (/** @type {number} */ at) => bottom - at * (bottom - top);
  const spot = (/** @type {Point} */ point) => /** @type {const} */ ([across(x.place(point.x)), up(y.place(point.y))]);

  const grid = upward.map(({ at, text }) =>
    svg("g", {},
      svg("line", { class: "plot-rule", x1: left, x2: right, y1: up(at), y2: up(at) }),
      svg("text", { class: "plot-tick", x: left - GAP, y: up(at), "text-anchor": "end", "dominant-baseline": "middle" }, isolated(text))));
  const below = apart(x.ticks.map(({ at, text }) => ({ at: across(at), text: names(text) })), width).map(({ at, text }) =>
    svg("g", {},
      svg("line", { class: "plot-rule", x1: at, x2: at, y1: bottom, y2: bottom + 4 }),
      svg("text", { class: "plot-tick", x: at, y: height - 4, "text-anchor": "middle" }, isolated(text))));
  const drawn = lines.map((line) =>
    svg("polyline", { class: "plot-line", points: line.map((point) => spot(point).join(",")).join(" ") }));
  const now = marks.filter((mark) => mark.now).map((mark) => {
    const [at, high] = spot(mark);
    return svg("path", { class: "plot-now", d: `M${at} ${bottom}V${high}H${left}` });
  });
  const marked = marks.map((mark) => markAt(spot(mark), mark));

  const names_ = [svg("title", {}, title), svg("desc", {}, description)];
  const element = svg("svg", { class: "plot", viewBox: `0 0 ${width} ${height}`, direction: "ltr", role: "img" });
  element.setAttribute("aria-label", title);
  element.append(...names_, ...grid, ...below, ...now, ...drawn, ...marked);
  return { element, /** Pixels of a point. */ spot };
}

/** @param {readonly [number, number]} at @param {{ shape: Shape, now?: boolean, text?: string }} mark */
function markAt([across, up], { shape, now, text }) {
  const size = now ? 6 : 3.5;
  const attributes = { class: `plot-mark ${shape}${now ? " now" : ""}` };
  const element =
    shape === "diamond"
      ? svg("path", { ...attributes, d: `M${across} ${up - size - 1}l${size + 1} ${size + 1}l${-size - 1} ${size + 1}l${-size - 1} ${-size - 1}z` })
      : svg("circle", { ...attributes, cx: across, cy: up, r: size });
  if (text) element.append(svg("title", {}, text));
  return element;
}
