/**
 * A hundred loads, each with something wrong with one of its files: the page, the
 * worker and their watchdog are real, the network and Pyodide's manners are not.
 */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

import { probe } from "../../widget/probe.js";
import { createRuntime } from "../../widget/runtime.js";
import { serve } from "../../widget/serving.js";

const LOADS = 100;

/** A module of one empty section with a long name: valid, and no other of its length is. */
const WASM = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 0, 5, 4, 110, 97, 109, 101);
const text = (/** @type {string} */ letters) => new TextEncoder().encode(letters);
const sri = (/** @type {Uint8Array} */ bytes) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
const WORKER = text("serve();");
const name = createHash("sha256").update(WORKER).digest("hex").slice(0, 10);

/** @type {Record<string, { bytes: Uint8Array, type: string }>} */
const SITE = {
  [`https://site/worker-${name}.js`]: { bytes: WORKER, type: "text/javascript" },
  "https://site/py/pyodide.asm.mjs": { bytes: text("export default 1;"), type: "text/javascript" },
  "https://site/py/pyodide.asm.wasm": { bytes: WASM, type: "application/wasm" },
  "https://site/stdlib.zip": { bytes: text("PK\x03\x04 stdlib"), type: "application/zip" },
  "https://site/core.zip": { bytes: text("PK\x03\x04 core"), type: "application/zip" },
  "https://site/calculator.zip": { bytes: text("PK\x03\x04 calculator"), type: "application/zip" },
};
const URLS = Object.keys(SITE);
const [workerUrl = "", glueUrl = "", wasmUrl = "", stdlib = "", core = "", calculator = ""] = URLS;
const hash = (/** @type {string} */ url) => sri(SITE[url]?.bytes ?? WASM);
const FILES = {
  worker: workerUrl, pyodide: "https://site/py/", stdlib, core, calculator,
  lock: { info: {}, packages: {} },
  integrity: { glue: hash(glueUrl), wasm: hash(wasmUrl), stdlib: hash(stdlib), core: hash(core), calculator: hash(calculator) },
  size: WASM.length,
};

/** @typedef {(file: { bytes: Uint8Array, type: string }) => Promise<Response> | Response} Fault */
/** @param {Uint8Array} bytes @param {string} type @param {number} [status] */
const answer = (bytes, type, status = 200) => new Response(new Uint8Array(bytes), { status, headers: { "content-type": type } });
const refuse = () => Promise.reject(new TypeError("Failed to fetch"));

/** What may go wrong, and what it then may come to. @type {Record<string, { fault: Fault, codes: string[] }>} */
const FAULTS = {
  missing: { fault: () => answer(text("<h1>404"), "text/html", 404), codes: ["runtime-missing"] },
  broken: { fault: () => answer(text("busy"), "text/plain", 503), codes: ["runtime-missing"] },
  truncated: { fault: ({ bytes, type }) => answer(bytes.slice(0, bytes.length >> 1), type), codes: ["runtime-corrupt"] },
  changed: { fault: ({ bytes, type }) => answer(bytes.with(-1, 33), type), codes: ["runtime-corrupt"] },
  "an error page": { fault: () => answer(text("<!doctype html>"), "text/html"), codes: ["runtime-type", "runtime-corrupt"] },
  delayed: { fault: async ({ bytes, type }) => (await pause(40), answer(bytes, type)), codes: ["ready"] },
  stalled: { fault: () => new Promise(() => undefined), codes: ["runtime-timeout"] },
  refused: { fault: refuse, codes: ["runtime-blocked"] },
  offline: { fault: refuse, codes: ["runtime-offline"] },
};

/** The same for ever. @param {number} seed */
function dice(seed) {
  let state = seed;
  return (/** @type {number} */ sides) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) % sides;
  };
}

/** As Pyodide: what goes wrong with module or standard library leaves it waiting for ever. */
const pyodide = (/** @type {typeof fetch} */ get) =>
  /** @type {typeof import("../../widget/python.js").startPython} */ (
    async (files, supply, { onfault }) => {
      const glue = await get(glueUrl);
      const never = new Promise(() => undefined);
      const script = await glue.text();
      if (!glue.ok || !script.endsWith(";")) throw new SyntaxError("not a module");
      const [archive] = await Promise.all([
        supply.zip(files.core, "core"),
        supply.fetch(files.stdlib).catch(() => never),
        supply
          .fetch(wasmUrl)
          .then((response) => WebAssembly.instantiateStreaming(response))
          .catch((error) => (onfault(error), never)),
      ]);
      assert.ok(archive.byteLength);
      return { has: () => false, add: () => undefined, handle: (request) => JSON.stringify({ ...JSON.parse(request), ok: true }) };
    }
  );

/** A browser's worker. @param {typeof fetch} get @returns {typeof import("../../widget/homes.js").openHome} */
const browser = (get) => (_place, { worker }, { onmessage, onerror }) => {
  let ended = false;
  /** @type {any} */
  const scope = {
    onmessage: null,
    close: () => undefined,
    postMessage: (/** @type {object} */ data) => setImmediate(() => ended || onmessage(data)),
  };
  const loaded = get(worker).then(async (response) => {
    const type = response.headers.get("content-type") ?? "";
    const code = await response.text();
    if (!response.ok || !type.startsWith("text/javascript") || !code.endsWith(";")) throw new SyntaxError(code);
    serve({ scope, get, python: pyodide(get) });
  });
  loaded.catch(() => ended || onerror());
  return {
    post: (message) => void loaded.then(() => scope.onmessage({ data: structuredClone(message) }), () => undefined),
    end: () => void (ended = true),
  };
};

/** @param {number} seed */
async function load(seed) {
  const roll = dice(seed);
  const kinds = Object.keys(FAULTS);
  const kind = kinds[roll(kinds.length)] ?? "";
  const url = URLS[roll(URLS.length)] ?? "";
  const { fault, codes } = /** @type {{ fault: Fault, codes: string[] }} */ (FAULTS[kind]);
  /** @type {typeof fetch} */
  const get = async (asked) => {
    const file = SITE[String(asked)];
    if (kind === "offline") return refuse();
    if (!file) return answer(text("<!doctype html>"), "text/html");
    return String(asked) === url ? fault(file) : answer(file.bytes, file.type);
  };
  const runtime = createRuntime(FILES, {
    page: "https://site/",
    build: "b",
    warmup: {},
    where: seed % 2 ? ["shared", "own"] : ["own"],
    spread: () => ({ generation: 0, ask: () => undefined, move: () => undefined }),
    patience: { slow: 10, alive: 700, probes: [500], probing: 2000, start: 4000, request: 5000 },
    open: browser(get),
    find: (files, options) => probe(files, { ...options, get, online: true }),
  });
  const reply = runtime.request("calculate", {});
  const failed = new Promise((resolve) => runtime.onstate((state) => state.name === "failed" && resolve(state.code)));
  runtime.start();
  const end = await Promise.race([reply.then(() => "ready"), failed, pause(30_000, "endless", { ref: false })]);
  runtime.refuse("runtime-crashed");
  return { what: `${kind}: ${url}`, end, codes };
}

test(`${LOADS} loads with something wrong: each is answered or named, none is endless`, async () => {
  const hold = setInterval(() => undefined, 1000);
  const ends = await Promise.all(Array.from({ length: LOADS }, (_, seed) => load(seed * 7919 + 1)));
  clearInterval(hold);
  const kinds = new Set(ends.map(({ what }) => what));
  assert.ok(kinds.size > LOADS / 3, "all sorts");
  for (const { what, end, codes } of ends) {
    assert.ok(codes.includes(String(end)), `${what} ended as ${end}, not ${codes.join(" or ")}`);
  }
});
