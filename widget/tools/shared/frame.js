/** A plot with what stands around it: the names of its axes, and what is read off it. */

import { make, say } from "../../dom.js";
import { onPaper } from "./paper.js";
import { titled } from "./plot.js";

/** @typedef {readonly [x: number, y: number]} Place  pixels of the plot */

/**
 * @param {{
 *   drawn: (width: number) => ReturnType<typeof import("./plot.js").drawPlot> | null,
 *   names: () => [up: string, across: string],
 *   read: (at: Place | null) => string,
 *   paper: Parameters<typeof onPaper>[1],
 * }} what drawn: null where there is nothing to draw; names: of the axes;
 *   read: what is pointed at, or where nothing is; paper: see onPaper
 * @param {...Node} more below it
 */
export function createFrame({ drawn, names, read, paper }, ...more) {
  const up = make("bdi");
  const canvas = make("div", { className: "plot-canvas" });
  const across = make("bdi");
  const readout = make("p", { className: "plot-readout" });
  readout.setAttribute("aria-hidden", "true"); // the table and the description say it
  const element = make("figure", { className: "chart" }, titled(up), canvas, titled(across, "across"), ...more, readout);

  function draw() {
    const plot = canvas.clientWidth ? drawn(canvas.clientWidth) : null;
    if (!plot) return;
    canvas.replaceChildren(plot.element);
    const [upName, acrossName] = names();
    say(up, upName);
    say(across, acrossName);
    say(readout, read(null));
  }

  canvas.addEventListener("pointermove", ({ clientX, clientY }) => {
    const { left, top } = canvas.getBoundingClientRect();
    say(readout, read([clientX - left, clientY - top]));
  });
  canvas.addEventListener("pointerleave", () => say(readout, read(null)));
  new ResizeObserver(draw).observe(canvas);
  onPaper(canvas, paper);
  return { element, draw };
}
