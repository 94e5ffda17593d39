/** Stages of a run over time: drawn as steps, as a table, as data to take along. */

import { make } from "../dom.js";
import { cellTexts, columnTitles } from "../values.js";
import { createFigure } from "./ramp/figure.js";
import { asCsv, isCrowded, stagesOf } from "./ramp/stages.js";
import { chosen } from "./shared/options.js";
import { createTable } from "./shared/table.js";

/** @typedef {import("../manifest.js").Field} Field */
/** @typedef {import("../manifest.js").Output} Output */
/** @typedef {import("../toolbox.js").Context} Context */
/** @typedef {import("./ramp/figure.js").Quantities} Quantities */
/** @typedef {import("./ramp/stages.js").Across} Across */
/** @typedef {import("./ramp/stages.js").Roles} Roles */
/** @typedef {import("./ramp/stages.js").Up} Up */

export const order = 0;
/** @type {string[]} */
export const parts = []; // the result has it all

/** Tokens per step; whole, unless a stage changes more than its batch. @type {Field} */
const RATE = { id: "", symbol: "", unit: "", kind: "number", digits: 9 };
/** @type {Field} */
const TOKEN = { id: "", symbol: "", unit: "token", kind: "integer" };

/** @param {unknown} _ @param {import("../toolbox.js").About} about */
export const suits = (_, { stages }) => stages !== undefined;

/** @param {HTMLElement} place @param {Context} context */
export function open(place, context) {
  const { manifest, words, shown } = context;
  const roles = /** @type {Roles} */ (context.about.stages);
  const output = chosen(manifest.outputs, roles.output);
  const quantities = quantitiesOf(output, roles, context);
  const offered = (/** @type {(Up | Across)[]} */ ...names) =>
    names.map((name) => /** @type {[string, string]} */ ([name, quantities[name].name]));

  const up = context.choiceField("tool-ramp-up", words.format("ramp-up"), offered("size", "rate"), change);
  const across = context.choiceField("tool-ramp-across", words.format("ramp-across"), offered("tokens", "steps"), change);
  const near = context.tickField("tool-ramp-near", words.format("ramp-last-change"), change);
  const ticks = make("div", { className: "tool-ticks" }, near.element);
  const figure = createFigure(quantities, context);
  const table = createTable(words.format("chart-data"), `${manifest.slug}-ramp`, context);
  const body = make("div", { className: "ramp" }, figure.element, table.element);
  const read = () => stagesOf(shown().outputs[output.id] ?? "", output, roles);

  /** @returns {string} what is shown, in words */
  function show() {
    const stages = read();
    body.hidden = !stages.length;
    ticks.hidden = stages.length < 2;
    const titles = [...columnTitles(output, words), words.format("ramp-from-token"), quantities.rate.title];
    const rows = stages.map(({ cells, before, rate }) => [
      ...cellTexts(cells, output, words), context.cell(String(before.tokens), TOKEN), context.cell(rate, RATE),
    ]);
    table.fill(words.format(output.id), titles, rows, asCsv(stages, output));
    return figure.show({ stages, across: /** @type {Across} */ (across.value), up: /** @type {Up} */ (up.value), near: near.checked });
  }

  /** Another drawing of the same: unlike another result, nobody else says so. */
  function change() {
    context.announce(show());
  }

  place.append(make("div", { className: "tool-form" }, up.element, across.element), ticks, body);
  near.checked = isCrowded(read());
  context.onsettled(show);
  show();
}

/** @param {Output} output @param {Roles} roles @param {Context} context @returns {Quantities} */
function quantitiesOf(output, roles, { words, withUnit }) {
  const titles = columnTitles(output, words);
  const column = (/** @type {string} */ id) => {
    const index = output.columns?.findIndex((one) => one.id === id) ?? -1;
    return { field: output.columns?.[index] ?? TOKEN, title: titles[index] ?? "", name: titles[index] ?? "" };
  };
  const told = (/** @type {string} */ id) => ({ title: words.format(id), name: words.format(id) });
  const size = column(roles.size);
  return {
    size: { ...size, name: withUnit(size.title, size.field.unit) },
    rate: { field: RATE, ...told("ramp-tokens-per-step") },
    steps: column(roles.steps),
    tokens: { ...column(roles.tokens), ...told("ramp-tokens-seen") },
  };
}
