/**
 * Gets a Python and keeps it: one worker's life, the queue of what is asked, a
 * watchdog that names what keeps it from starting, and its replacement.
 */

import { openHome, places } from "./homes.js";
import { probe, renew } from "./probe.js";
import { FAILURES, requestText } from "./protocol.js";
import { createQueue } from "./queue.js";
import { createRumour } from "./rumour.js";

/** @typedef {import("./homes.js").Home} Home */
/** @typedef {import("./queue.js").Asked} Asked */
/** @typedef {import("./packed.js").Packed} Packed */
/** @typedef {import("./protocol.js").FailureCode} FailureCode */
/** @typedef {import("./protocol.js").FromWorker} FromWorker */
/** @typedef {import("./manifest.js").RuntimeConfig} RuntimeConfig */
/**
 * @typedef {{ name: "static" | "starting" | "ready" } | { name: "slow", percent: number }
 *   | { name: "failed", code: FailureCode }} State
 */

/** Milliseconds. */
export const PATIENCE = {
  slow: 2500,
  alive: 3000, // a shared worker that has not heard us by then is hung
  probes: [4000, 20_000, 45_000], // a line can break at any time
  probing: 5000,
  renewing: 10_000,
  start: 90_000, // without progress
  request: 5000,
  bringing: 60_000, // one that has to wait for a download
};

/** So often a start is tried before its failure is told. */
const TRIES = 3;

/**
 * @param {RuntimeConfig} files absolute addresses
 * @param {{
 *   page: string, build: string, warmup: object, patience?: Partial<typeof PATIENCE>,
 *   packed?: (() => Promise<Packed>) | null, where?: import("./homes.js").Place[],
 *   open?: typeof openHome, find?: typeof probe, refresh?: typeof renew, spread?: typeof createRumour,
 * }} options `page`: an address that is reached whenever the site is; `build`: what shares one Python
 */
export function createRuntime(files, { page, build, warmup, packed = null, open = openHome, find = probe, ...options }) {
  const { spread = createRumour, refresh = renew, where = places({ packed: packed !== null }) } = options;
  const wait = { ...PATIENCE, ...options.patience };
  const warming = requestText(0, "calculate", warmup);
  /** @type {State} */
  let state = { name: "static" };
  /** @type {Home | null} */
  let home = null;
  /** @type {ReturnType<typeof createRumour> | null} */
  let rumour = null;
  let attempt = 0; // what comes from an earlier one is not heard
  let launches = 0; // since it was last well
  let alive = false;
  let percent = 0;
  /** @type {Set<(state: State) => void>} */
  const listeners = new Set();
  /** @type {Map<string, ReturnType<typeof setTimeout>>} */
  const timers = new Map();
  const queue = createQueue({
    send: (text, needs) => home?.post({ kind: "request", text, ...(needs.length && { needs }) }),
    onhung: (asked) => replace(asked, "runtime-crashed"),
    patience: wait.request,
    bringing: wait.bringing,
  });

  /** @param {State} next */
  function enter(next) {
    state = next;
    for (const listener of listeners) listener(next);
  }

  /** @param {string} name @param {number} milliseconds @param {() => void} then */
  function later(name, milliseconds, then) {
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(then, milliseconds));
  }

  function stopTimers() {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  }

  /** @param {{ broken: boolean }} how broken: nobody should come to it again */
  function leave({ broken }) {
    attempt += 1;
    stopTimers();
    queue.rest();
    if (broken && home) rumour?.move();
    home?.end(broken);
    home = null;
  }

  /** @param {FailureCode} code */
  function fail(code, { broken = true } = {}) {
    leave({ broken });
    launches = 0;
    enter({ name: "failed", code });
  }

  function start() {
    if (state.name === "static") begin();
  }

  function begin() {
    enter({ name: "starting" });
    launch();
  }

  function launch() {
    const mine = (attempt += 1);
    launches += 1;
    alive = false;
    percent = 0;
    if (state.name === "starting") later("slow", wait.slow, () => enter({ name: "slow", percent }));
    expectProgress();
    wait.probes.forEach((moment, index) => later(`probe ${index}`, moment, () => void explain(null)));
    if (!packed) return moveIn(files.worker);
    packed().then(
      ({ worker, bytes }) => mine === attempt && moveIn(worker, bytes),
      () => mine === attempt && fail("runtime-corrupt"),
    );
  }

  /** @param {string} worker @param {import("./packed.js").Bytes} [bytes] */
  function moveIn(worker, bytes) {
    const mine = attempt;
    const place = where[0] ?? "own";
    try {
      if (place === "shared" && !rumour) {
        rumour = spread(build, move);
        rumour.ask();
      }
      const name = `calclet-${build}-${rumour?.generation ?? 0}`;
      home = open(place, { worker, name }, {
        onmessage: (message) => void (mine === attempt && hear(message)),
        onerror: () => void (mine === attempt && !alive && !elsewhere() && explain("runtime-refused")),
      });
    } catch (error) {
      if (!elsewhere()) fail(error instanceof TypeError ? "browser-too-old" : "runtime-refused");
      return;
    }
    home.post({ kind: "start", files, warmup: warming, ...(bytes && { bytes }) }, Object.values(bytes ?? {}));
    if (place === "shared") later("alive", wait.alive, () => (launches < TRIES ? relaunch() : elsewhere()));
  }

  function relaunch() {
    leave({ broken: true });
    launch();
  }

  /** Where a shared worker is refused, one's own may be had. */
  function elsewhere() {
    if (where.length < 2) return false;
    where.shift();
    relaunch();
    return true;
  }

  /** Others have found ours hung. */
  function move() {
    if (state.name === "static" || state.name === "failed") return;
    leave({ broken: false });
    if (state.name !== "ready") launch();
    else if (queue.first) begin();
    else enter({ name: "static" }); // until somebody calculates
  }

  const expectProgress = () => later("start", wait.start, () => fail("runtime-timeout"));

  /** @param {FailureCode | null} otherwise the cause if no file is to blame; null: go on waiting */
  async function explain(otherwise) {
    if (otherwise) stopTimers();
    else if (alive && percent < 100) return; // it tells itself what is wrong with its files
    const mine = attempt;
    const code = packed ? null : await find(files, { page, milliseconds: wait.probing });
    if (mine !== attempt || state.name === "ready") return;
    if (code) fail(code);
    else if (otherwise === "runtime-corrupt" && launches < TRIES) relaunch();
    else if (otherwise) fail(otherwise);
  }

  /** @param {FromWorker} message */
  function hear(message) {
    switch (message.kind) {
      case "alive":
        alive = true;
        return clearTimeout(timers.get("alive"));
      case "progress":
        percent = message.percent;
        expectProgress();
        return state.name === "slow" ? enter({ name: "slow", percent }) : undefined;
      case "ready":
        stopTimers();
        launches = 0;
        enter({ name: "ready" });
        return queue.postAll();
      case "answer":
        return queue.settle(JSON.parse(message.text));
      case "failed":
        return lose(message);
    }
  }

  /** @param {import("./protocol.js").Failed} message */
  function lose({ code, dead, yours }) {
    const known = FAILURES.find((one) => one === code);
    if (state.name !== "ready") {
      if (known) return fail(known, { broken: dead });
      return void explain("runtime-corrupt");
    }
    const asked = queue.first;
    if (!asked) {
      leave({ broken: true });
      return enter({ name: "static" }); // until somebody calculates
    }
    if (!yours) queue.forgive();
    replace(asked, known ?? "runtime-crashed");
  }

  /** Hung or dead, with what it was asked kept for the next. @param {Asked} asked @param {FailureCode} code */
  function replace(asked, code) {
    if (asked.tries > 1) return fail(code);
    leave({ broken: true });
    begin();
  }

  return {
    get state() {
      return state;
    },
    start,
    /** For a failed one, when the visitor asks for it: what waits is kept and answered. */
    async retry() {
      if (state.name !== "failed") return start();
      queue.forgive();
      const mine = (attempt += 1);
      enter({ name: "starting" });
      if (!packed) await refresh(files, wait.renewing);
      if (mine === attempt) launch();
    },
    /** @param {FailureCode} code what another witness saw, such as a policy's report */
    refuse: (code) => {
      if (state.name !== "ready" && state.name !== "static") fail(code);
    },
    /** @param {(state: State) => void} listener */
    onstate: (listener) => void listeners.add(listener),
    /**
     * Kept until Python is ready; does not start it.
     * @param {string} kind @param {object} payload
     * @param {{ lane?: string, needs?: import("./protocol.js").Need[] }} [how]
     * @returns {Promise<import("./protocol.js").Reply | null>} null: a newer one of its kind took its place
     */
    request: (kind, payload, how) => queue.ask(kind, payload, state.name === "ready", how),
  };
}
