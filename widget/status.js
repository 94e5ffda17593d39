/**
 * What the widget says about itself: one line that is always there, so that
 * nothing jumps; one status region for those who listen; one box when Python
 * cannot run.
 */

import { attribute, need, say } from "./dom.js";

/** An answer that comes this soon (ms) is not announced as awaited. */
const BLINK = 150;

/** @param {HTMLElement} root @param {import("./words.js").Words} words */
export function createStatus(root, words) {
  const line = need(root, ".note");
  const text = need(line, ".note-text");
  const undo = need(line, '[data-action="undo"]');
  const region = need(root, '[role="status"]');
  const box = need(root, ".failure");
  let atRest = text.textContent ?? "";
  let kindAtRest = "";
  let resting = true;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let doubting;

  /** @param {string} words @param {string} kind */
  function write(words, kind) {
    say(text, words);
    line.dataset.kind = kind;
  }

  return {
    /** @param {string} id of a message; "" for the line as it came @param {Record<string, string>} [vars] */
    note(id, vars) {
      clearTimeout(timer);
      undo.hidden = id !== "reset-done";
      resting = !id;
      if (!id) return write(atRest, kindAtRest);
      if (id !== "stale-note") return write(words.format(id, vars), "");
      timer = setTimeout(() => write(words.format(id), "stale"), BLINK);
    },
    /** In words already: what is wrong with all of it, or worth knowing. @param {string} words */
    say(words) {
      clearTimeout(timer);
      undo.hidden = true;
      resting = false;
      write(words, "stale");
    },
    /** What stands there when there is nothing else to say. @param {string} words @param {string} kind */
    rest(words, kind = "") {
      [atRest, kindAtRest] = [words, kind];
      if (resting) write(words, kind);
    },
    /** @param {string} message */
    announce(message) {
      // The same words twice are heard twice only if they change in between.
      region.textContent = "";
      setTimeout(() => say(region, message), 20);
    },
    /** @param {import("./protocol.js").FailureCode | null} code */
    failure(code) {
      box.hidden = code === null;
      if (!code) return;
      const cause = words.format(`failure-${code}`);
      say(need(box, ".failure-cause"), cause);
      this.announce(cause);
    },
    /**
     * Whether the result is of what is in the form; if it is not for long, it is dimmed
     * @param {Element[]} buttons and these hand on nothing @param {boolean} fresh
     */
    trust(buttons, fresh) {
      clearTimeout(doubting);
      const set = () => {
        root.toggleAttribute("data-dimmed", !fresh);
        buttons.forEach((button) => attribute(button, "aria-disabled", fresh ? null : "true"));
      };
      if (fresh) set();
      else doubting = setTimeout(set, BLINK);
    },
  };
}
