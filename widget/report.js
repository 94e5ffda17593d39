/** The printed report. Filled whenever something prints: our button or the browser's own menu. */

import { attribute, need, say } from "./dom.js";
import { breakable, fillRows } from "./results.js";
import { shownInputs, shownOutputs } from "./shown.js";
import { counts } from "./when.js";

/**
 * @param {import("./manifest.js").Manifest} manifest
 * @param {import("./words.js").Words} words
 * @param {() => { shown: import("./calculation.js").Shown, edited: boolean, link: string }} current
 */
export function createReport(manifest, words, current) {
  const report = need(document, ".report");
  const number = (/** @type {string} */ text) => breakable(text, words.marks.group);

  function fill() {
    const { shown, edited, link } = current();
    say(need(report, ".report-made"), words.format("report-made", { date: words.date(new Date()) }));
    say(need(report, ".report-link"), link);
    if (edited) fillNumbers(shown);
  }

  /** @param {import("./calculation.js").Shown} shown */
  function fillNumbers({ inputs, outputs }) {
    for (const told of shownInputs(manifest, inputs, words)) {
      const row = need(report, `[data-report-input="${told.id}"]`);
      const input = manifest.inputs.find(({ id }) => id === told.id);
      row.hidden = input !== undefined && !counts(input, inputs);
      need(row, ".number").replaceChildren(...number(told.number));
      say(need(row, ".unit"), told.unit);
    }
    for (const told of shownOutputs(manifest, inputs, outputs, words)) {
      const block = need(report, `[data-report-output="${told.id}"]`);
      block.hidden = told.absent;
      attribute(block, "data-size", told.size);
      need(block, "b").replaceChildren(...number(told.number));
      say(need(block, ".unit"), told.unit);
      const body = block.querySelector("tbody");
      if (body) fillRows(body, told.rows);
      need(block, ".sentence").replaceChildren(...number(told.sentence));
    }
  }

  addEventListener("beforeprint", fill);
  return {
    print() {
      fill();
      print();
    },
  };
}
