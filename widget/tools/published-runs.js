/** Published runs to fill in: what their sources state, and where print is wrong. */

import { make, say } from "../dom.js";
import { createItem } from "./published-runs/item.js";
import { named } from "./published-runs/run.js";

/** @typedef {import("../manifest.js").Manifest} Manifest */
/** @typedef {import("../toolbox.js").Context} Context */

export const order = 6;
/** @type {string[]} */
export const parts = [];

const FIELDS = [
  "micro_batch_size", "data_parallel_size", "gradient_accumulation_steps", "sequence_length",
  "global_batch_size", "tokens_per_step",
];
const STATUS = ["verified", "quoted", "derived"];

/** @param {Manifest} manifest */
export const suits = ({ inputs, outputs }) => {
  const known = [...inputs, ...outputs].map(({ id }) => id);
  return FIELDS.every((id) => known.includes(id));
};

/** @param {HTMLElement} place @param {Context} context */
export async function open(place, context) {
  const { words } = context;
  const items = (await context.recipes()).map((run) => ({ run, ...createItem(run, context) }));
  const runs = items.map(({ run }) => run);

  const search = Object.assign(make("input", { id: "tool-runs-search", type: "search", autocomplete: "off", spellcheck: false }), { oninput: show });
  const label = make("label", { className: "label", htmlFor: search.id }, words.format("runs-search"));
  const count = make("p", { className: "tool-note", role: "status" });
  const groups = STATUS.map((status) => group(status));
  const list = make("div", { className: "runs", tabIndex: 0, role: "group", ariaLabel: words.format("tool-published-runs") }, ...groups.map(({ element }) => element));

  /** @param {string} status */
  function group(status) {
    const own = items.filter(({ run }) => run.status === status);
    const element = make(
      "section",
      {},
      make("h3", {}, words.format(`runs-${status}`)),
      make("p", { className: "tool-note" }, words.format(`runs-${status}-about`)),
      make("ul", {}, ...own.map((item) => item.element)),
    );
    return { element, own };
  }

  function show() {
    const found = new Set(named(runs, search.value));
    for (const { element, own } of groups) {
      for (const item of own) item.element.hidden = !found.has(item.run);
      element.hidden = own.every((item) => item.element.hidden);
    }
    say(count, words.format(found.size ? "runs-found" : "runs-none", { count: BigInt(found.size) }));
  }

  show();
  place.append(
    make("p", { className: "tool-lead" }, words.format("runs-about")),
    make("div", { className: "field wide runs-search" }, label, make("div", { className: "control" }, search)),
    count,
    list,
  );
}
