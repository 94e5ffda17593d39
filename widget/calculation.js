/**
 * From an edit to its answer. Knows which inputs the shown result belongs to;
 * all that needs a settled result waits here.
 */

import { advice, complaint } from "./findings.js";
import { typed } from "./units.js";

/** @typedef {Record<string, string>} Texts */
/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./protocol.js").Outputs} Outputs */
/** @typedef {{ texts: Texts, inputs: Texts, outputs: Outputs }} Shown  typed texts; exact values */

/** What hands a result on, and so waits for it. */
const WAITS = '[data-action="report"], [data-action="offline"], [data-action="share-native"], [data-action^="copy-"], [data-share]';

/** Longer texts are cut for Python, which refuses them anyhow: it reads no request of a megabyte. */
const LONGEST = 100_000;

/** @param {Shown} shown */
const key = ({ inputs, outputs }) => JSON.stringify([inputs, outputs]);

/**
 * @param {{
 *   root: HTMLElement, manifest: import("./manifest.js").Manifest,
 *   words: import("./words.js").Words, form: ReturnType<typeof import("./form.js").createForm>,
 *   results: ReturnType<typeof import("./results.js").createResults>,
 *   status: ReturnType<typeof import("./status.js").createStatus>,
 *   runtime: ReturnType<typeof import("./runtime.js").createRuntime>,
 *   onresult: (shown: Shown) => void, onsettled: (shown: Shown) => void, onerror: (code: string) => void,
 * }} parts
 */
export function createCalculation({ root, manifest, words, form, results, status, runtime, onresult, onsettled, onerror }) {
  const defaults = Object.fromEntries(manifest.inputs.map((input) => [input.id, input.default]));
  const waits = [...root.querySelectorAll(WAITS)];
  const texts = Object.fromEntries(
    manifest.inputs.map((input) => [input.id, typed(input.default, input, words.marks.decimal)]),
  );
  /** @type {Shown} what the build computed, until the first answer */
  let shown = { texts, inputs: defaults, outputs: manifest.results };
  let told = key(shown);
  let edited = false;
  let complained = "";
  let restored = false;
  /** @type {Reply | null} the answer to the texts in the form */
  let latest = null;
  /** @type {((fresh: boolean) => void)[]} */
  let waiting = [];

  const cut = (/** @type {Texts} */ texts) =>
    Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, text.slice(0, LONGEST)]));
  const isShown = (/** @type {Texts} */ texts) =>
    manifest.inputs.every(({ id }) => texts[id] === shown.texts[id]);
  const isFresh = () => !root.hasAttribute("data-empty") && isShown(form.values());

  function edit() {
    restored = false;
    recalculate();
  }

  function recalculate() {
    const texts = form.values();
    latest = null;
    ask(texts); // first: Python works while the page is marked
    if (form.isEmpty()) results.empty();
    else if (root.hasAttribute("data-empty") && isShown(texts)) results.show(shown.inputs, shown.outputs);
    root.toggleAttribute("data-empty", form.isEmpty());
    root.toggleAttribute("data-stale", !form.isEmpty() && !isFresh());
    reflect();
  }

  /** @param {Texts} texts */
  function ask(texts) {
    runtime.start();
    void runtime
      .request("calculate", { calculator: manifest.id, inputs: cut(texts), marks: words.marks })
      .then((reply) => reply && answered(reply, texts));
  }

  /** @param {Reply} reply @param {Texts} texts */
  function answered(reply, texts) {
    latest = reply;
    form.answer(reply, texts);
    if (reply.ok && reply.outputs) {
      const inputs = Object.fromEntries(Object.entries(reply.inputs).map(([id, { value }]) => [id, value]));
      shown = { texts, inputs, outputs: reply.outputs };
      edited = true;
      results.show(shown.inputs, shown.outputs);
      root.toggleAttribute("data-stale", false);
      root.toggleAttribute("data-empty", false);
      onresult(shown);
    }
    reflect();
    if (form.isSettled()) settled();
  }

  /** The visitor has stopped: told once, whether it went well or not. */
  function settled() {
    if (!latest) return; // it will be, when it comes
    if (latest.ok) {
      complained = "";
      if (told !== key(shown)) {
        told = key(shown);
        status.announce(words.format("announce-results", { results: results.spoken() }));
        onsettled(shown);
      }
    } else complain(latest);
    for (const resolve of waiting.splice(0)) resolve(latest.ok);
  }

  /** @param {Reply} reply */
  function complain({ errors = [] }) {
    if (complained === JSON.stringify(errors)) return;
    complained = JSON.stringify(errors);
    const general = form.isEmpty() ? words.format("results-empty") : complaint(latest, words, manifest);
    status.announce(general || form.complaints().join(" "));
    if (errors[0]) onerror(errors[0].code);
  }

  function reflect() {
    status.trust(waits, isFresh());
    const { state } = runtime;
    const told = form.isEmpty() ? "" : complaint(latest, words, manifest) || advice(latest, words, manifest);
    if (told) status.say(told);
    else status.note(noteId(), state.name === "slow" ? { percent: String(state.percent) } : {});
    if (runtime.state.name === "failed") waiting.splice(0).forEach((resolve) => resolve(false));
  }

  function noteId() {
    if (form.isEmpty()) return "results-empty";
    const { state } = runtime;
    if (!isFresh() && state.name === "starting") return "state-starting";
    if (!isFresh() && state.name === "slow") return state.percent ? "state-progress" : "state-slow";
    if (!isFresh()) return "stale-note";
    return restored ? "reset-done" : "";
  }

  return {
    edit,
    settled,
    reflect,
    get shown() {
      return shown;
    },
    /** Whether Python has spoken; until then the page stands as it was built. */
    get edited() {
      return edited;
    },
    isFresh,
    /** @param {Texts} values from the address, the host or a reset */
    set(values, { asReset = false } = {}) {
      form.setValues(values);
      restored = asReset;
      if (isFresh() && latest === null) reflect();
      else recalculate();
    },
    /** @returns {Promise<boolean>} whether a result for what is in the form is shown */
    whenSettled() {
      form.settleAll();
      if (isFresh()) return Promise.resolve(true);
      if ((latest && !latest.ok) || runtime.state.name === "failed") return Promise.resolve(false);
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
}
