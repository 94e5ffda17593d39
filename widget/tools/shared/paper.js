/** What an open tool adds to the printed report. */

import { make, need } from "../../dom.js";

/** Pixels of a sheet of paper. */
export const PAPER = 640;

/**
 * @param {HTMLElement} place of the tool: what is not open is not printed
 * @param {() => [title: string, ...content: Node[]] | null} fill
 */
export function onPaper(place, fill) {
  const section = make("div", { className: "report-chart" });
  addEventListener("beforeprint", () => {
    section.remove();
    const [title, ...content] = (place.closest("[hidden], details:not([open])") ? null : fill()) ?? [];
    if (!title) return;
    section.replaceChildren(make("h2", {}, title), ...content);
    need(document, ".report-by").before(section);
  });
}
