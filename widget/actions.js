/** What the buttons do. What hands a result on waits until there is one. */

import { copy } from "./clipboard.js";
import { asCsv, asJson } from "./data.js";
import { need } from "./dom.js";
import { shareNatively } from "./share.js";

/** How long (ms) a copy button shows that it has copied. */
const DONE = 1600;

/**
 * @param {{
 *   root: HTMLElement, manifest: import("./manifest.js").Manifest, words: import("./words.js").Words,
 *   status: ReturnType<typeof import("./status.js").createStatus>,
 *   form: ReturnType<typeof import("./form.js").createForm>,
 *   calculation: ReturnType<typeof import("./calculation.js").createCalculation>,
 *   runtime: ReturnType<typeof import("./runtime.js").createRuntime>,
 *   panels: ReturnType<typeof import("./panels.js").createPanels>,
 *   fillPanel: (name: string) => void, shared: () => { link: string, title: string },
 *   printReport: () => void, start: Record<string, string>,
 * }} parts
 */
export function createActions({ root, manifest, words, status, form, calculation, runtime, panels, fillPanel, shared, printReport, start }) {
  /** @type {Record<string, string>} what a reset has replaced */
  let before = {};

  /** Runs when what is in the form has its result; else says what is in the way. @param {() => unknown} action */
  async function whenSettled(action) {
    if (await calculation.whenSettled()) return action();
    const { length } = form.complaints();
    status.announce(words.format(length ? "error-summary" : "stale-note", { count: BigInt(length) }));
    form.focusFirstWrong();
  }

  /** @param {HTMLElement} button @param {string} text @param {HTMLElement} source @param {string} done */
  async function copyFrom(button, text, source, done) {
    const copied = await copy(text, source);
    status.announce(words.format(copied ? done : "copy-failed"));
    if (!copied) return;
    button.dataset.done = "";
    setTimeout(() => delete button.dataset.done, DONE);
  }

  /** @param {HTMLElement} button @param {typeof asJson} write */
  function copyData(button, write) {
    return whenSettled(async () => {
      const source = document.createElement("textarea");
      Object.assign(source, { value: write(manifest, calculation.shown), readOnly: true, className: "visually-hidden" });
      button.after(source);
      await copyFrom(button, source.value, source, "copied-data");
      source.remove();
    });
  }

  /** @type {Record<string, (button: HTMLElement) => unknown>} */
  const actions = {
    share: panels.toggle,
    embed: panels.toggle,
    tool: panels.toggle,
    offline: (button) => whenSettled(() => (panels.isOpen("offline") ? fillPanel("offline") : panels.toggle(button))),
    close: (button) => panels.closeAround(button),
    report: () => whenSettled(printReport),
    reset() {
      const values = form.values();
      // A second reset leaves what the first one has replaced.
      if (Object.entries(start).some(([id, text]) => values[id] !== text)) before = values;
      calculation.set(start, { asReset: true });
      status.announce(words.format("reset-done"));
    },
    undo: () => calculation.set(before),
    retry() {
      runtime.retry();
      need(root, ".results").focus({ preventScroll: true }); // the button has gone
    },
    reload: () => location.reload(),
    "share-native": () => whenSettled(() => shareNatively(shared())),
    "copy-link": (button) =>
      whenSettled(() => {
        fillPanel("share");
        return copyFrom(button, shared().link, need(root, ".address"), "copied-link");
      }),
    "copy-code": (button) =>
      whenSettled(() => {
        fillPanel("embed");
        const code = /** @type {HTMLTextAreaElement} */ (need(root, ".code"));
        return copyFrom(button, code.value, code, "copied-code");
      }),
    "copy-json": (button) => copyData(button, asJson),
    "copy-csv": (button) => copyData(button, asCsv),
    "copy-number": (button) =>
      whenSettled(() => {
        const result = /** @type {HTMLElement} */ (button.closest("[data-output]"));
        const output = need(result, "output");
        return copyFrom(button, output.dataset.value ?? "", output, "copied");
      }),
  };

  root.addEventListener("click", (event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest("[data-action], [data-share]") : null;
    if (!(button instanceof HTMLElement)) return;
    if (button.dataset.action) actions[button.dataset.action]?.(button);
    else if (!calculation.isFresh()) {
      event.preventDefault(); // its link still has the earlier values
      status.announce(words.format("stale-note"));
    }
  });

  return { whenSettled };
}
