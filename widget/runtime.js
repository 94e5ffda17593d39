/**
 * Gets a Python and keeps it: one worker's life, the queue of what is asked, a
 * watchdog that names what keeps it from starting, and its replacement.
 */

import { probe } from "./probe.js";
import { FAILURES, requestText } from "./protocol.js";
import { scriptAddress } from "./trusted.js";

/** @typedef {import("./protocol.js").FailureCode} FailureCode */
/** @typedef {import("./protocol.js").FromWorker} FromWorker */
/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./manifest.js").RuntimeConfig} RuntimeConfig */
/** @typedef {{ name: "static" | "starting" | "ready" } | { name: "slow" } | { name: "failed", code: FailureCode }} State */
/**
 * @typedef {{ id: number, kind: string, text: string, resolve: (reply: Reply | null) => void,
 *   deadline?: ReturnType<typeof setTimeout>, tries: number }} Asked
 */

/** Milliseconds. */
export const PATIENCE = {
  slow: 2500,
  probes: [4000, 20_000, 45_000], // a line can break at any time
  probing: 5000,
  start: 90_000,
  request: 5000,
};

/**
 * @param {RuntimeConfig} files absolute addresses
 * @param {{
 *   page: string, warmup: object, patience?: Partial<typeof PATIENCE>,
 *   makeWorker?: (url: string) => Worker, find?: typeof probe,
 * }} options `page`: an address that is reached whenever the site is
 */
export function createRuntime(files, { page, warmup, patience, makeWorker = moduleWorker, find = probe }) {
  const wait = { ...PATIENCE, ...patience };
  /** @type {State} */
  let state = { name: "static" };
  /** @type {Worker | null} */
  let worker = null;
  /** @type {Map<string, Asked>} the newest request of each kind that is not answered */
  const open = new Map();
  /** @type {Set<(state: State) => void>} */
  const listeners = new Set();
  /** @type {ReturnType<typeof setTimeout>[]} */
  let timers = [];
  let lastId = 0;

  /** @param {State} next */
  function enter(next) {
    state = next;
    for (const listener of listeners) listener(next);
  }

  function dismiss() {
    timers.forEach(clearTimeout);
    timers = [];
    for (const asked of open.values()) clearTimeout(asked.deadline);
    worker?.terminate();
    worker = null;
  }

  /** @param {FailureCode} code */
  function fail(code) {
    dismiss();
    enter({ name: "failed", code });
  }

  function start() {
    if (state.name !== "static" && state.name !== "failed") return;
    enter({ name: "starting" });
    launch();
  }

  function launch() {
    try {
      worker = makeWorker(files.worker);
    } catch (error) {
      return fail(error instanceof TypeError ? "browser-too-old" : "runtime-blocked");
    }
    const mine = worker;
    worker.onmessage = ({ data }) => mine === worker && hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (mine === worker) void explain("runtime-blocked");
    };
    const text = requestText(0, "calculate", warmup);
    worker.postMessage({ kind: "start", files, warmup: text });
    timers = [
      setTimeout(() => enter({ name: "slow" }), wait.slow),
      ...wait.probes.map((moment) => setTimeout(() => void explain(null), moment)),
      setTimeout(() => fail("runtime-timeout"), wait.start),
    ];
  }

  /** @param {FailureCode | null} otherwise the cause if no file is to blame; null: go on waiting */
  async function explain(otherwise) {
    const mine = worker;
    if (otherwise) timers.forEach(clearTimeout);
    const code = (await find(files, { page, milliseconds: wait.probing })) ?? otherwise;
    if (code && mine === worker && state.name !== "ready") fail(code);
  }

  /** @param {FromWorker} message */
  function hear(message) {
    if (message.kind === "answer") return settle(JSON.parse(message.text));
    if (message.kind === "failed") {
      const code = FAILURES.find((known) => known === message.code);
      if (!code) return void explain("runtime-corrupt");
      const [asked] = open.values();
      return asked && state.name === "ready" ? replace(asked) : fail(code);
    }
    timers.forEach(clearTimeout);
    enter({ name: "ready" });
    for (const asked of open.values()) post(asked);
  }

  /** @param {Asked} asked */
  function post(asked) {
    asked.tries += 1;
    asked.deadline = setTimeout(() => replace(asked), wait.request);
    worker?.postMessage({ kind: "request", text: asked.text });
  }

  /** Hung or dead, with what it was asked kept for the next. @param {Asked} asked */
  function replace(asked) {
    if (asked.tries > 1) return fail("runtime-crashed");
    dismiss();
    enter({ name: "starting" });
    launch();
  }

  /** @param {Reply} reply */
  function settle(reply) {
    const asked = open.get(reply.kind);
    if (asked?.id !== reply.id) return; // older than the newest of its kind
    clearTimeout(asked.deadline);
    open.delete(reply.kind);
    asked.resolve(reply);
  }

  return {
    get state() {
      return state;
    },
    start,
    /** Also for a failed one: what waits is kept and answered. */
    retry: start,
    /** @param {FailureCode} code what another witness saw, such as a policy's report */
    refuse: (code) => {
      if (state.name !== "ready" && state.name !== "static") fail(code);
    },
    /** @param {(state: State) => void} listener */
    onstate: (listener) => void listeners.add(listener),
    /**
     * Kept until Python is ready; does not start it.
     * @param {string} kind @param {object} payload
     * @returns {Promise<Reply | null>} null: a newer one of its kind took its place
     */
    request(kind, payload) {
      const older = open.get(kind);
      clearTimeout(older?.deadline);
      older?.resolve(null);
      const id = (lastId += 1);
      return new Promise((resolve) => {
        const asked = { id, kind, text: requestText(id, kind, payload), resolve, tries: 0 };
        open.set(kind, asked);
        if (state.name === "ready") post(asked);
      });
    },
  };
}

/**
 * Pyodide needs module workers and the WebAssembly of 2023.
 * @param {string} url
 */
function moduleWorker(url) {
  let modules = false;
  const options = {
    /** Read by browsers that know module workers. @returns {WorkerType} */
    get type() {
      modules = true;
      return "module";
    },
  };
  const worker = new Worker(scriptAddress(url), options);
  if (modules && "Exception" in WebAssembly) return worker;
  worker.terminate();
  throw new TypeError("no module workers, or no WebAssembly exceptions");
}
