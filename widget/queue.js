/** What is asked of Python and not answered yet: of each kind (or lane) only the newest. */

import { requestText } from "./protocol.js";

/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./protocol.js").Need} Need */
/**
 * @typedef {{ id: number, text: string, needs: Need[], resolve: (reply: Reply | null) => void,
 *   deadline?: ReturnType<typeof setTimeout>, due: number, tries: number }} Asked
 */

/** A deadline that comes this late (ms) finds a machine that has slept, not a hung Python. */
const SLEPT = 2000;

/**
 * @param {{
 *   send: (text: string, needs: Need[]) => void, onhung: (asked: Asked) => void,
 *   patience: number, bringing: number,
 * }} to
 *   patience: how long (ms) an answer may take; bringing: one that something is downloaded for
 */
export function createQueue({ send, onhung, patience, bringing }) {
  /** @type {Map<string, Asked>} */
  const waiting = new Map();
  /** @type {Set<string>} what has been downloaded for requests */
  const brought = new Set();
  let lastId = 0;

  /** @param {Asked} asked */
  function post(asked) {
    asked.tries += 1;
    expect(asked);
    send(asked.text, asked.needs);
  }

  /** @param {Asked} asked */
  function expect(asked) {
    const wait = asked.needs.every(({ url }) => brought.has(url)) ? patience : bringing;
    asked.due = Date.now() + wait;
    asked.deadline = setTimeout(() => {
      if (Date.now() > asked.due + SLEPT) expect(asked);
      else onhung(asked);
    }, wait);
  }

  return {
    /** @returns {Asked | undefined} */
    get first() {
      return waiting.values().next().value;
    },
    postAll: () => waiting.forEach(post),
    /** Nobody is there to answer: no deadline runs. */
    rest() {
      for (const asked of waiting.values()) clearTimeout(asked.deadline);
      brought.clear();
    },
    /** What went wrong was not for what is asked here. */
    forgive() {
      for (const asked of waiting.values()) asked.tries = 0;
    },
    /** @param {Reply} reply */
    settle(reply) {
      for (const [lane, asked] of waiting) {
        if (asked.id !== reply.id) continue; // others are newer, or wait for their own
        clearTimeout(asked.deadline);
        waiting.delete(lane);
        if (reply.ok) for (const { url } of asked.needs) brought.add(url);
        asked.resolve(reply);
      }
    },
    /**
     * @param {string} kind @param {object} payload @param {boolean} now
     * @param {{ lane?: string, needs?: Need[] }} [how] lane: who asks, where several do
     * @returns {Promise<Reply | null>} null: a newer one of its kind took its place
     */
    ask(kind, payload, now, { lane = kind, needs = [] } = {}) {
      const older = waiting.get(lane);
      clearTimeout(older?.deadline);
      older?.resolve(null);
      const id = (lastId += 1);
      return new Promise((resolve) => {
        const asked = { id, text: requestText(id, kind, payload), needs, resolve, due: 0, tries: 0 };
        waiting.set(lane, asked);
        if (now) post(asked);
      });
    },
  };
}
