import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

import { createRuntime } from "../../widget/runtime.js";

const FILES = { worker: "/w.js", pyodide: "/p/", stdlib: "/s", core: "/c", calculator: "/k", lock: { info: {}, packages: {} } };

/** A worker that does what a test says. */
class Double {
  /** @type {{ kind: string, text?: string }[]} */
  heard = [];
  ended = false;
  /** @type {(event: { data: unknown }) => void} */
  onmessage = () => undefined;
  /** @type {(event: { preventDefault: () => void }) => void} */
  onerror = () => undefined;
  /** @param {{ kind: string, text?: string }} message */
  postMessage(message) {
    this.heard.push(message);
  }
  terminate() {
    this.ended = true;
  }
  /** @param {object} data */
  say(data) {
    this.onmessage({ data });
  }
  /** Answers the newest request, or the one at an index. @param {number} index */
  answer(index = -1) {
    const { id, kind } = JSON.parse(this.heard.filter((message) => message.kind === "request").at(index)?.text ?? "{}");
    this.say({ kind: "answer", text: JSON.stringify({ id, kind, ok: true }) });
  }
}

/** @param {object} [options] */
function setUp(options = {}) {
  /** @type {Double[]} */
  const workers = [];
  /** @type {string[]} */
  const states = [];
  const runtime = createRuntime(FILES, {
    page: "/",
    warmup: {},
    find: async () => null,
    refresh: async () => undefined,
    patience: { slow: 10_000, probes: [], start: 10_000, request: 10_000 },
    makeWorker: () => {
      const worker = new Double();
      workers.push(worker);
      return /** @type {Worker} */ (/** @type {unknown} */ (worker));
    },
    ...options,
  });
  runtime.onstate((state) => states.push(state.name === "failed" ? state.code : state.name));
  const newest = () => /** @type {Double} */ (workers.at(-1));
  return { runtime, workers, states, newest };
}

test("what is asked before Python is ready is kept and answered when it is", async () => {
  const { runtime, newest } = setUp();
  const reply = runtime.request("calculate", { inputs: {} });
  runtime.start();
  assert.deepEqual(newest().heard.map(({ kind }) => kind), ["start"]);
  newest().say({ kind: "ready" });
  newest().answer();
  assert.equal((await reply)?.ok, true);
  runtime.refuse("runtime-crashed");
});

test("of what is asked early only the newest is asked", async () => {
  const { runtime, newest } = setUp();
  const old = runtime.request("calculate", { inputs: { a: "1" } });
  const fresh = runtime.request("calculate", { inputs: { a: "2" } });
  assert.equal(await old, null);
  runtime.start();
  newest().say({ kind: "ready" });
  assert.equal(newest().heard.length, 2);
  newest().answer();
  assert.equal((await fresh)?.ok, true);
});

test("a reply older than the newest of its kind is dropped", async () => {
  const { runtime, newest } = setUp();
  runtime.start();
  newest().say({ kind: "ready" });
  const old = runtime.request("calculate", {});
  const fresh = runtime.request("calculate", {});
  newest().answer(0);
  assert.equal(await old, null);
  newest().answer(1);
  assert.equal((await fresh)?.id, 2);
});

test("starting twice makes one worker", () => {
  const { runtime, workers } = setUp();
  runtime.start();
  runtime.start();
  assert.equal(workers.length, 1);
  runtime.refuse("runtime-blocked");
});

test("a hung worker is ended and its successor asked the same", async () => {
  const { runtime, workers, newest } = setUp({ patience: { slow: 10_000, probes: [], start: 10_000, request: 20 } });
  runtime.start();
  newest().say({ kind: "ready" });
  const reply = runtime.request("calculate", {});
  await pause(40);
  assert.equal(workers.length, 2);
  assert.ok(workers[0]?.ended);
  newest().say({ kind: "ready" });
  newest().answer();
  assert.equal((await reply)?.id, 1);
});

test("two hung workers are enough: it has failed, and a retry still answers", async () => {
  const { runtime, states, newest } = setUp({ patience: { slow: 10_000, probes: [], start: 10_000, request: 15 } });
  runtime.start();
  newest().say({ kind: "ready" });
  const reply = runtime.request("calculate", {});
  await pause(30);
  newest().say({ kind: "ready" });
  await pause(30);
  assert.equal(states.at(-1), "runtime-crashed");
  await runtime.retry();
  newest().say({ kind: "ready" });
  newest().answer();
  assert.equal((await reply)?.ok, true);
});

test("a dead interpreter is replaced once", async () => {
  const { runtime, workers, newest } = setUp();
  runtime.start();
  newest().say({ kind: "ready" });
  const reply = runtime.request("calculate", {});
  newest().say({ kind: "failed", code: "runtime-crashed", detail: "" });
  assert.equal(workers.length, 2);
  newest().say({ kind: "ready" });
  newest().answer();
  assert.equal((await reply)?.ok, true);
});

test("the watchdog names what the probe finds", async () => {
  const { runtime, states } = setUp({
    find: async () => "runtime-missing",
    patience: { slow: 5, probes: [10], start: 10_000 },
  });
  runtime.start();
  await pause(40);
  assert.deepEqual(states, ["starting", "slow", "runtime-missing"]);
});

test("a probe without a finding goes on waiting, until time is up", async () => {
  const { runtime, states } = setUp({ patience: { slow: 10_000, probes: [5], start: 40 } });
  runtime.start();
  await pause(20);
  assert.deepEqual(states, ["starting"]);
  await pause(40);
  assert.equal(states.at(-1), "runtime-timeout");
});

test("a worker that cannot be made is blocked, or the browser too old", () => {
  /** @param {Error} error */
  const after = (error) => {
    const { runtime, states } = setUp({
      makeWorker: () => {
        throw error;
      },
    });
    runtime.start();
    return states.at(-1);
  };
  assert.equal(after(new DOMException("refused", "SecurityError")), "runtime-blocked");
  assert.equal(after(new TypeError("no module workers")), "browser-too-old");
});

test("a worker whose script fails is explained by the probe, else blocked", async () => {
  const { runtime, states, newest } = setUp();
  runtime.start();
  newest().onerror({ preventDefault: () => undefined });
  await pause(5);
  assert.equal(states.at(-1), "runtime-blocked");
});

test("a late word of a dismissed worker changes nothing", () => {
  const { runtime, states, newest } = setUp();
  runtime.start();
  runtime.refuse("runtime-blocked");
  newest().say({ kind: "ready" });
  assert.equal(states.at(-1), "runtime-blocked");
});

test("a failed one starts again when asked to, not by each edit", async () => {
  const { runtime, states, workers } = setUp();
  runtime.start();
  runtime.refuse("runtime-blocked");
  runtime.start();
  assert.equal(workers.length, 1);
  await runtime.retry();
  assert.equal(workers.length, 2);
  assert.equal(states.at(-1), "starting");
  runtime.refuse("runtime-blocked");
});
