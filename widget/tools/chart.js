/** Any result against any input: drawn, as a table, and as data to take along. */

import { make } from "../dom.js";
import { createFigure } from "./chart/figure.js";
import { pointsBetween, rangeAround } from "./chart/range.js";
import { asCsv } from "./chart/series.js";
import { chosen, isNumeric, named } from "./shared/options.js";
import { createTable } from "./shared/table.js";

/** @typedef {import("../manifest.js").Manifest} Manifest */
/** @typedef {import("../toolbox.js").Context} Context */
/** @typedef {import("./shared/axis.js").Scale} Scale */

export const order = 3;
export const parts = ["tools"];

/** @param {Manifest} manifest */
export const suits = ({ inputs, outputs }) => inputs.some(isNumeric) && outputs.some(isNumeric);

/** @param {HTMLElement} place @param {Context} context */
export function open(place, context) {
  const { manifest, words, counts, values, shown } = context;
  const outputs = manifest.outputs.filter(isNumeric);
  const inputs = () => manifest.inputs.filter((one) => isNumeric(one) && counts(one, values()));

  const output = context.choiceField("tool-chart-output", words.format("chart-output"), named(outputs, words), ask);
  const input = context.choiceField("tool-chart-input", words.format("chart-input"), named(inputs(), words), () => {
    become();
    ask();
  });
  const from = context.numberField("tool-chart-from", ask);
  const to = context.numberField("tool-chart-to", ask);
  const across = context.tickField("tool-chart-log-x", words.format("chart-log-x"), ask);
  const up = context.tickField("tool-chart-log-y", words.format("chart-log-y"), ask);
  const answer = context.answer({ kind: "sweep", onanswer });
  const figure = createFigure(answer.body, context);
  const table = createTable(words.format("chart-data"), `${manifest.slug}-chart`, context);
  answer.body.append(table.element);
  let told = "";

  /** @param {boolean} log @returns {Scale} */
  const scale = (log) => (log ? "log" : "linear");

  /** Another input has another range, around what is in the form. */
  function become() {
    const field = chosen(manifest.inputs, input.value);
    const text = shown().inputs[field.id] ?? "";
    const range = rangeAround(text, field);
    const unit = text.replace(/^.*?(?=\p{L}|$)/u, "");
    from.become(words.format("chart-from"), field);
    to.become(words.format("chart-to"), field);
    from.write(range.from + unit);
    to.write(range.to + unit);
    across.checked = up.checked = field.step === "double";
  }

  function ask() {
    input.offer(named(inputs(), words));
    const [low, high] = [from.read(), to.read()];
    const points = pointsBetween(low, high, scale(across.checked), chosen(manifest.inputs, input.value));
    void answer.request({
      input: input.value, output: output.value, inputs: values(),
      from: low, to: high, scale: scale(across.checked), points,
    });
  }

  /** @param {import("../toolbox.js").Answer} reply */
  function onanswer(reply) {
    from.answer(reply, "from", "");
    to.answer(reply, "to", "");
    if (!reply.ok) return;
    const field = chosen(manifest.inputs, input.value);
    const result = chosen(outputs, output.value);
    const scales = { x: scale(across.checked), y: scale(up.checked) };
    const about = figure.show({ series: reply.series, scales, input: field, output: result });
    tabulate(reply.series, field, result);
    if (told && told !== about) context.announce(about);
    told = about;
  }

  /** @param {import("./chart/series.js").Pair[]} series @param {import("../manifest.js").Input} field @param {import("../manifest.js").Output} result */
  function tabulate(series, field, result) {
    const title = words.format("chart-title", { output: words.format(result.id), input: words.format(field.id) });
    const none = words.format("chart-none");
    const titles = [field, result].map(({ id, unit, units }) => context.withUnit(words.format(id), units?.length ? "" : unit));
    const rows = series.map(({ x, y }) => [context.cell(x, field), y === null ? none : context.cell(y, result)]);
    const now = shown().inputs[field.id];
    table.fill(title, titles, rows, asCsv(series, field, result), (index) => series[index]?.x === now);
  }

  const range = make("div", { className: "tool-pair" }, from.element, to.element);
  place.append(make("div", { className: "tool-form" }, output.element, input.element, range), make("div", { className: "tool-ticks" }, across.element, up.element), answer.element);
  become();
  context.onsettled(ask);
  ask();
}
