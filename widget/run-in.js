/**
 * Chromium keeps a module's compiled code for the next visit, but only once it has
 * optimized enough of it (a megabyte, say), and a start and a few answers never come to
 * that. So when nobody asks anything, Python is run in: it answers one question many
 * times over, in other words each time, so that much of it is needed. The next start then
 * takes about two thirds of the time (docs/performance.md).
 */

/** Other engines keep none of it, or all of it at once. */
const HELPS = "userAgentData" in (globalThis.navigator ?? {});

/** Milliseconds, but for `calls`. */
export const RUN_IN = { calls: HELPS ? 1500 : 0, most: 1000, rest: 1000, slice: 8, gap: 8 };

/** Numbers as people write them, and what is none. */
const TEXTS = ["4096", "2^12", "1,234,567", "12k", "64*8", "1e6", "１２３４", "9_765_625", "", "x"];

/** The question with other texts in all its inputs. @param {string} question a request */
export function otherWords(question) {
  const asked = JSON.parse(question);
  return TEXTS.map((text) => {
    const inputs = Object.fromEntries(Object.keys(asked.inputs ?? {}).map((id) => [id, text]));
    return JSON.stringify({ ...asked, inputs });
  });
}

/**
 * @param {string} question
 * @param {(question: string) => boolean} ask false: there is nobody any more who could answer
 * @param {Partial<typeof RUN_IN>} [how] most: in all, should an answer take long; rest: without a question before it begins, or goes on; slice: at a
 *   time, since a question that comes meanwhile has to wait for the end of it
 * @returns {() => void} somebody has asked something: it begins later
 */
export function createRunIn(question, ask, how = {}) {
  const { calls, most, rest, slice, gap } = { ...RUN_IN, ...how };
  const questions = otherWords(question);
  let left = calls;
  let spent = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {number} milliseconds */
  function later(milliseconds) {
    clearTimeout(timer);
    if (left > 0) timer = setTimeout(run, milliseconds);
  }

  function run() {
    const start = performance.now();
    do left = ask(questions[left % questions.length] ?? question) ? left - 1 : 0;
    while (left > 0 && performance.now() < start + slice);
    spent += performance.now() - start;
    if (spent < most) later(gap);
    else left = 0;
  }

  return () => later(rest);
}
