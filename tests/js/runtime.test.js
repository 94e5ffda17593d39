import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

import { createRuntime } from "../../widget/runtime.js";

const FILES = {
  worker: "/w.js", pyodide: "/p/", stdlib: "/s", core: "/c", calculator: "/k",
  lock: { info: {}, packages: {} }, integrity: {}, size: 100,
};

/** A worker that does what a test says. */
class Double {
  /** @type {{ kind: string, text?: string }[]} */
  heard = [];
  ended = false;
  /** @param {import("../../widget/homes.js").Place} place @param {string} name @param {import("../../widget/homes.js").Events} events */
  constructor(place, name, events) {
    this.place = place;
    this.name = name;
    this.events = events;
  }
  /** @param {object} message */
  post(message) {
    this.heard.push(/** @type {{ kind: string }} */ (message));
  }
  end() {
    this.ended = true;
  }
  /** @param {object} message */
  say(message) {
    this.events.onmessage(message);
  }
  ready() {
    this.say({ kind: "alive" });
    this.say({ kind: "ready" });
  }
  /** @param {string} [code] */
  fail(code = "", { dead = true, yours = false } = {}) {
    this.say({ kind: "failed", code, detail: "", dead, yours });
  }
  /** Answers the newest request, or the one at an index. @param {number} index */
  answer(index = -1) {
    const { id, kind } = JSON.parse(this.heard.filter((message) => message.kind === "request").at(index)?.text ?? "{}");
    this.say({ kind: "answer", text: JSON.stringify({ id, kind, ok: true }) });
  }
}

const NEVER = { slow: 10_000, alive: 10_000, probes: [], start: 10_000, request: 10_000 };

/** @param {object} [options] */
function setUp(options = {}) {
  /** @type {Double[]} */
  const workers = [];
  /** @type {string[]} */
  const states = [];
  const rumour = { generation: 0, asked: 0, hear: () => undefined };
  const runtime = createRuntime(FILES, {
    page: "/",
    build: "b",
    warmup: {},
    where: ["own"],
    find: async () => null,
    refresh: async () => undefined,
    patience: NEVER,
    open: (place, { name }, events) => {
      const worker = new Double(place, name, events);
      workers.push(worker);
      return worker;
    },
    spread: (_build, onnews) =>
      Object.assign(rumour, {
        ask: () => (rumour.asked += 1),
        move: () => (rumour.generation += 1),
        hear: () => onnews((rumour.generation += 1)),
      }),
    ...options,
  });
  runtime.onstate((state) => states.push(state.name === "failed" ? state.code : state.name));
  const newest = () => /** @type {Double} */ (workers.at(-1));
  return { runtime, workers, states, newest, rumour };
}

test("what is asked before Python is ready is kept and answered when it is", async () => {
  const { runtime, newest } = setUp();
  const reply = runtime.request("calculate", { inputs: {} });
  runtime.start();
  assert.deepEqual(newest().heard.map(({ kind }) => kind), ["start"]);
  newest().ready();
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
  newest().ready();
  assert.equal(newest().heard.length, 2);
  newest().answer();
  assert.equal((await fresh)?.ok, true);
});

test("a reply older than the newest of its kind is dropped", async () => {
  const { runtime, newest } = setUp();
  runtime.start();
  newest().ready();
  const old = runtime.request("calculate", {});
  const fresh = runtime.request("calculate", {});
  newest().answer(0);
  assert.equal(await old, null);
  newest().answer(1);
  assert.equal((await fresh)?.id, 2);
});

test("a helper's question waits beside the page's own and brings what it needs", async () => {
  const { runtime, newest } = setUp();
  runtime.start();
  newest().ready();
  const needs = [{ part: "helper-x", url: "/x.zip", integrity: "sha256-x" }];
  const own = runtime.request("calculate", { calculator: "a" });
  const old = runtime.request("calculate", { calculator: "x" }, { lane: "helper", needs });
  const fresh = runtime.request("calculate", { calculator: "x" }, { lane: "helper", needs });
  assert.equal(await old, null);
  assert.deepEqual(newest().heard.at(-1), { ...newest().heard.at(-1), needs });
  newest().answer();
  newest().answer(0);
  assert.deepEqual([(await own)?.id, (await fresh)?.id], [1, 3]);
});

test("a download has more time than an answer, but only once", async () => {
  const { runtime, workers, newest } = setUp({ patience: { ...NEVER, request: 20, bringing: 10_000 } });
  runtime.start();
  newest().ready();
  const needs = ["tools", "yaml"].map((part) => ({ part, url: `/${part}.zip`, integrity: "" }));
  const first = runtime.request("solve", {}, { needs });
  await pause(40);
  assert.equal(workers.length, 1);
  newest().answer();
  assert.equal((await first)?.ok, true);
  const second = runtime.request("solve", {}, { needs });
  await pause(40);
  assert.equal(workers.length, 2);
  newest().ready(); // anew, so that the download is too
  await pause(40);
  assert.equal(workers.length, 2);
  newest().answer();
  assert.equal((await second)?.id, 2);
});

test("starting twice makes one worker", () => {
  const { runtime, workers } = setUp();
  runtime.start();
  runtime.start();
  assert.equal(workers.length, 1);
  runtime.refuse("runtime-blocked");
});

test("a hung worker is ended and its successor asked the same", async () => {
  const { runtime, workers, newest } = setUp({ patience: { ...NEVER, request: 20 } });
  runtime.start();
  newest().ready();
  const reply = runtime.request("calculate", {});
  await pause(40);
  assert.equal(workers.length, 2);
  assert.ok(workers[0]?.ended);
  newest().ready();
  newest().answer();
  assert.equal((await reply)?.id, 1);
});

test("two hung workers are enough: it has failed, and a retry still answers", async () => {
  const { runtime, states, newest } = setUp({ patience: { ...NEVER, request: 15 } });
  runtime.start();
  newest().ready();
  const reply = runtime.request("calculate", {});
  await pause(30);
  newest().ready();
  await pause(30);
  assert.equal(states.at(-1), "runtime-crashed");
  await runtime.retry();
  newest().ready();
  newest().answer();
  assert.equal((await reply)?.ok, true);
});

test("a dead interpreter is replaced once", async () => {
  const { runtime, workers, newest } = setUp();
  runtime.start();
  newest().ready();
  const reply = runtime.request("calculate", {});
  newest().fail("runtime-crashed", { yours: true });
  assert.equal(workers.length, 2);
  newest().ready();
  newest().answer();
  assert.equal((await reply)?.ok, true);
});

test("the watchdog names what the probe finds", async () => {
  const { runtime, states } = setUp({
    find: async () => "runtime-missing",
    patience: { ...NEVER, slow: 5, probes: [10] },
  });
  runtime.start();
  await pause(40);
  assert.deepEqual(states, ["starting", "slow", "runtime-missing"]);
});

test("a probe without a finding goes on waiting, until time is up", async () => {
  const { runtime, states } = setUp({ patience: { ...NEVER, probes: [5], start: 40 } });
  runtime.start();
  await pause(20);
  assert.deepEqual(states, ["starting"]);
  await pause(40);
  assert.equal(states.at(-1), "runtime-timeout");
});

test("a worker that cannot be made is refused, or the browser too old", () => {
  /** @param {Error} error */
  const after = (error) => {
    const { runtime, states } = setUp({
      open: () => {
        throw error;
      },
    });
    runtime.start();
    return states.at(-1);
  };
  assert.equal(after(new DOMException("refused", "SecurityError")), "runtime-refused");
  assert.equal(after(new TypeError("no module workers")), "browser-too-old");
});

test("a worker whose script fails is explained by the probe, else refused", async () => {
  const { runtime, states, newest } = setUp();
  runtime.start();
  newest().events.onerror();
  await pause(5);
  assert.equal(states.at(-1), "runtime-refused");
});

test("a late word of a dismissed worker changes nothing", () => {
  const { runtime, states, newest } = setUp();
  runtime.start();
  runtime.refuse("runtime-blocked");
  newest().ready();
  assert.equal(states.at(-1), "runtime-blocked");
});

test("where a shared worker is refused one's own is had", async () => {
  const { runtime, workers, newest } = setUp({ where: ["shared", "own"] });
  runtime.start();
  newest().events.onerror();
  assert.deepEqual(workers.map(({ place }) => place), ["shared", "own"]);
  assert.ok(workers[0]?.ended);
  newest().ready();
  assert.equal(runtime.state.name, "ready");
});

test("a shared worker that does not hear us is left for the next by name, three times, then for one's own", async () => {
  const { runtime, workers } = setUp({ where: ["shared", "own"], patience: { ...NEVER, alive: 5 } });
  runtime.start();
  while (workers.length < 4) await pause(5);
  assert.deepEqual(
    workers.map(({ place, name }) => `${place} ${name}`),
    ["shared calclet-b-0", "shared calclet-b-1", "shared calclet-b-2", "own calclet-b-3"],
  );
  runtime.refuse("runtime-blocked");
});

test("a hung shared worker: its client moves to the next generation and others follow", async () => {
  const { runtime, workers, newest, rumour } = setUp({ where: ["shared"], patience: { ...NEVER, request: 20 } });
  runtime.start();
  newest().ready();
  const reply = runtime.request("calculate", {});
  await pause(30);
  assert.equal(newest().name, "calclet-b-1");
  newest().ready();
  newest().answer();
  assert.equal((await reply)?.ok, true);

  rumour.hear();
  assert.equal(runtime.state.name, "static", "nobody calculates: no hurry");
  runtime.start();
  assert.equal(newest().name, "calclet-b-2");
  rumour.hear();
  assert.equal(newest().name, "calclet-b-3", "on its way there is no use in waiting");
  assert.equal(workers.length, 4);
  runtime.refuse("runtime-blocked");
});

test("whose request killed a shared Python is asked once more, others as often as they are hit", async () => {
  const { runtime, states, newest } = setUp({ where: ["shared"] });
  runtime.start();
  newest().ready();
  const reply = runtime.request("calculate", {});
  for (let crash = 0; crash < 3; crash += 1) {
    newest().fail("runtime-crashed");
    newest().ready();
  }
  newest().answer();
  assert.equal((await reply)?.ok, true);

  void runtime.request("calculate", {});
  newest().fail("runtime-memory", { yours: true });
  newest().ready();
  newest().fail("runtime-memory", { yours: true });
  assert.equal(states.at(-1), "runtime-memory");
});

test("a Python that dies while nobody asks is missed when somebody does", () => {
  const { runtime, workers, newest } = setUp({ where: ["shared"] });
  runtime.start();
  newest().ready();
  newest().fail("runtime-crashed");
  assert.equal(runtime.state.name, "static");
  assert.equal(workers.length, 1);
});

test("a calculator that is missing is no reason to leave a good Python", () => {
  const { runtime, newest, rumour } = setUp({ where: ["shared"] });
  runtime.start();
  newest().fail("runtime-missing", { dead: false, yours: true });
  assert.equal(runtime.state.name, "failed");
  assert.equal(rumour.generation, 0);
});

test("an unexplained end is tried again before it is told", async () => {
  const { runtime, workers, states, newest } = setUp();
  runtime.start();
  for (let end = 0; end < 3; end += 1) {
    newest().fail();
    await pause(2);
  }
  assert.equal(workers.length, 3);
  assert.equal(states.at(-1), "runtime-corrupt");
});

test("progress is told once it is slow, and keeps the patience up", async () => {
  const { runtime, newest } = setUp({ patience: { ...NEVER, slow: 5, start: 40 } });
  runtime.start();
  newest().say({ kind: "alive" });
  for (const percent of [10, 20, 30]) {
    await pause(20);
    newest().say({ kind: "progress", percent });
  }
  assert.deepEqual(runtime.state, { name: "slow", percent: 30 });
  await pause(60);
  assert.deepEqual(runtime.state, { name: "failed", code: "runtime-timeout" });
});

test("parts in the page are unpacked for each worker anew", async () => {
  let unpacked = 0;
  const bytes = { wasm: new ArrayBuffer(1), stdlib: new ArrayBuffer(1), core: new ArrayBuffer(1), calculator: new ArrayBuffer(1) };
  const packed = async () => ({ worker: "code", bytes: (unpacked += 1) && bytes });
  const { runtime, workers, newest } = setUp({ packed, where: ["packed"] });
  runtime.start();
  await pause(2);
  assert.ok("bytes" in /** @type {object} */ (newest().heard[0]));
  runtime.refuse("runtime-blocked");
  await runtime.retry();
  await pause(2);
  assert.equal(unpacked, 2);
  assert.equal(workers.length, 2);
  runtime.refuse("runtime-blocked");
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
