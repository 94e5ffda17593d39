/** One run in the list: a line that opens, its figures, its source, and a button that fills it in. */

import { make, say } from "../../dom.js";
import { createTelling } from "./telling.js";
import { filled } from "./run.js";

/** @typedef {import("../../toolbox.js").Context} Context */
/** @typedef {import("./run.js").Run} Run */

/** @param {Run} run @param {Context} context */
export function createItem(run, context) {
  const { words } = context;
  const telling = createTelling(run, words);
  const mark = run.findings.length ? [" ", make("span", { className: "run-mark" }, words.format("runs-discrepancy"))] : [];
  const line = make(
    "summary",
    {},
    make("b", {}, telling.name),
    " ",
    make("span", { className: "run-batch" }, telling.batch),
    ...mark,
  );
  const details = make("details", {}, line);
  // Most are never opened.
  details.addEventListener("toggle", fillIn, { once: true });

  function fillIn() {
    const rows = telling.figures().map(([title, text, doubt]) => {
      const beside = doubt ? [" ", make("span", { className: "run-doubt" }, doubt)] : [];
      return make("div", {}, make("dt", {}, title), make("dd", {}, text, ...beside));
    });
    const source = make("a", { href: run.url, target: "_blank", rel: "noopener", lang: "en", dir: "ltr" }, run.source);
    details.append(
      ...telling.findings().map((text) => make("p", { className: "run-finding" }, text)),
      make("dl", {}, ...rows),
      make("p", { className: "run-source" }, source, make("br"), words.format("runs-checked", { date: words.date(run.date) })),
      ...ways(),
    );
  }

  function ways() {
    const text = words.format("runs-fill");
    const button = make("button", { type: "button", className: "button primary" }, text);
    button.setAttribute("aria-label", words.format("runs-fill-name", { name: telling.name }));
    const note = make("p", { className: "tool-note", role: "status" });
    const aim = make("button", { type: "button", className: "button", hidden: true }, words.format("runs-aim"));
    aim.addEventListener("click", () => context.aim(/** @type {{ output: string, value: string }} */ (run.fill.target)));
    button.addEventListener("click", () => {
      const { inputs, open } = filled(run.fill, context.shown().inputs);
      context.use(inputs);
      aim.hidden = !open || !context.canAim();
      say(note, open ? telling.open(context.shown().inputs) : "");
    });
    return [make("p", { className: "ways" }, button, aim), note];
  }

  return { element: make("li", {}, details) };
}
