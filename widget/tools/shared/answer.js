/** What Python says to a tool: awaited, refused, or not to be had, in words in its place. */

import { make, say } from "../../dom.js";
import { describe } from "../../findings.js";

/**
 * @typedef {{
 *   words: import("../../words.js").Words, manifest: import("../../manifest.js").Manifest,
 *   ask: (kind: string, payload: Record<string, unknown>, parts?: string[]) => Promise<Answer | null>,
 *   state: () => import("../../runtime.js").State,
 *   onstate: (listener: (state: import("../../runtime.js").State) => void) => void,
 * }} Page
 */
/** @typedef {import("../../toolbox.js").Answer} Answer */

/** An answer that comes this soon (ms) is not announced as awaited. */
const BLINK = 150;

/**
 * @param {Page} page
 * @param {{ kind: string, parts?: string[], onanswer: (answer: Answer) => void }} what
 *   onanswer: also of one with errors, of which those of no input are told here
 */
export function createAnswer({ words, ask, manifest, onstate, state }, { kind, parts = ["tools"], onanswer }) {
  const text = make("span");
  const again = make("button", { type: "button", className: "link", hidden: true }, words.format("action-retry"));
  const note = make("p", { className: "tool-note", hidden: true }, text, " ", again);
  const body = make("div", { className: "tool-answer", tabIndex: -1 });
  const element = make("div", {}, note, body);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Record<string, unknown>} */
  let last = {};

  /** @param {string} words "" for nothing to say @param {boolean} [retry] */
  function tell(words, retry = false) {
    clearTimeout(timer);
    say(text, words);
    note.hidden = !words;
    again.hidden = !retry;
  }

  /** @param {Record<string, unknown>} payload */
  async function request(payload) {
    last = payload;
    body.dataset.stale = "";
    clearTimeout(timer);
    timer = setTimeout(wait, BLINK);
    const answer = await ask(kind, payload, parts);
    if (!answer) return; // a newer one is on its way
    delete body.dataset.stale;
    body.hidden = !answer.ok;
    tell(remarks(answer).join(" "), answer.errors?.some(({ code }) => code === "part-missing"));
    onanswer(answer);
  }

  /** Of all, and of the calculator's inputs: their own fields say it too, but stand above. @param {Answer} answer */
  const remarks = ({ errors = [], inputs }) =>
    errors.flatMap((error) => {
      const said = describe(error, words, { manifest, inputs });
      if (error.input === null) return [said];
      const isInput = manifest.inputs.some(({ id }) => id === error.input);
      return isInput ? [words.format("result-item", { label: words.format(error.input), number: said })] : [];
    });

  function wait() {
    const now = state();
    if ("code" in now) tell(words.format(`failure-${now.code}`));
    else tell(words.format(now.name === "ready" ? "helper-loading" : "state-starting"));
  }

  again.addEventListener("click", () => void request(last));
  onstate(() => {
    if ("stale" in body.dataset) wait();
  });

  return {
    element,
    body,
    request,
    /** Shows it; a focus inside stays there, though its button is gone. @param {...Node} nodes */
    show(...nodes) {
      const hadFocus = body.contains(document.activeElement);
      body.replaceChildren(...nodes);
      if (hadFocus && !body.contains(document.activeElement)) body.focus({ preventScroll: true });
    },
  };
}
