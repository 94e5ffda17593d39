/** The printed report. Filled whenever something prints: our button or the browser's own menu. */

import { attribute, need, say } from "./dom.js";
import { breakable, numberText, sizeOf, unitAfter } from "./results.js";

/**
 * @param {import("./manifest.js").Manifest} manifest
 * @param {import("./words.js").Words} words
 * @param {() => { shown: import("./calculation.js").Shown, edited: boolean, link: string }} current
 */
export function createReport(manifest, words, current) {
  const report = need(document, ".report");

  function fill() {
    const { shown, edited, link } = current();
    say(need(report, ".report-made"), words.format("report-made", { date: words.date(new Date()) }));
    say(need(report, ".report-link"), link);
    if (edited) fillNumbers(shown);
  }

  /** @param {import("./calculation.js").Shown} shown */
  function fillNumbers({ inputs, outputs }) {
    const exact = Object.entries({ ...inputs, ...outputs });
    const variables = Object.fromEntries(exact.map(([id, text]) => [id, words.variable(text)]));
    for (const { id, unit } of manifest.inputs) {
      const row = need(report, `[data-report-input="${id}"]`);
      const value = inputs[id] ?? "0";
      need(row, ".number").replaceChildren(...numberText(value, words));
      say(need(row, ".unit"), unitAfter(unit, value, words));
    }
    for (const { id, unit } of manifest.outputs) {
      const block = need(report, `[data-report-output="${id}"]`);
      const value = outputs[id] ?? "0";
      attribute(block, "data-size", sizeOf(value));
      need(block, "b").replaceChildren(...numberText(value, words));
      say(need(block, ".unit"), unitAfter(unit, value, words));
      const sentence = words.format(id, variables, "sentence");
      need(block, ".sentence").replaceChildren(...breakable(sentence, words.marks.group));
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
