/**
 * The worker: one Python, and everybody who asks it. A dedicated worker has one
 * client, a shared one as many as there are frames and tabs.
 */

import "./module-worker.js";
import { codeOf } from "./faults.js";
import { startPython } from "./python.js";
import { createRunIn } from "./run-in.js";
import { createSupply } from "./supply.js";

/** @typedef {import("./protocol.js").FromWorker} FromWorker */
/** @typedef {import("./protocol.js").ToWorker} ToWorker */
/** @typedef {{ postMessage: (message: FromWorker) => void, onmessage: ((event: MessageEvent<ToWorker>) => void) | null }} Client */

/** The smallest module there is: what a policy without 'wasm-unsafe-eval' refuses. */
const EMPTY_MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/**
 * @typedef {Client & { onconnect?: unknown, close: () => void }} Scope
 * @param {{
 *   createPyodideModule?: () => Promise<any>, scope?: Scope, get?: typeof fetch, python?: typeof startPython,
 *   runningIn?: Parameters<typeof createRunIn>[2],
 * }} [options]
 */
export function serve({ createPyodideModule, scope = /** @type {any} */ (globalThis), get = fetch, ...options } = {}) {
  const { python: make = startPython, runningIn } = options;
  /** @type {Set<Client>} */
  const clients = new Set();
  /** @type {import("./supply.js").Supply | undefined} */
  let supply;
  /** @type {Promise<import("./python.js").Python> | undefined} */
  let starting;
  /** @type {import("./python.js").Python | undefined} */
  let python;
  /** @type {(() => void) | undefined} after each question */
  let runIn;

  /** Nobody is served by it again. @param {unknown} error @param {Client} [culprit] */
  function die(error, culprit) {
    const code = codeOf(error) || (python ? "runtime-crashed" : "");
    for (const client of clients) {
      client.postMessage({ kind: "failed", code, detail: String(error), dead: true, yours: client === culprit });
    }
    clients.clear();
    scope.close();
  }

  /** @param {import("./protocol.js").Start} message */
  function begin({ files, bytes }) {
    // loadPyodide would wait for ever under such a policy.
    new WebAssembly.Module(EMPTY_MODULE);
    const onprogress = (/** @type {number} */ percent) => {
      for (const client of clients) client.postMessage({ kind: "progress", percent });
    };
    supply = createSupply(files, bytes, { onprogress, onfault: die, get });
    return make(files, supply, { onfault: die, ...(createPyodideModule && { createPyodideModule }) });
  }

  /** @param {Client} client @param {import("./protocol.js").Start} message */
  async function start(client, message) {
    const { files, warmup } = message;
    try {
      starting ??= begin(message);
      starting.catch(die);
    } catch (error) {
      return die(error);
    }
    try {
      const zip = supply?.zip(files.calculator, "calculator", files.integrity);
      const [started, bytes] = await Promise.all([starting, zip, supply?.sound]);
      python = started;
      if (bytes) python.add(files.calculator, bytes);
    } catch (error) {
      // Python itself may be well: only this calculator is not.
      const code = codeOf(error);
      return client.postMessage({ kind: "failed", code, detail: String(error), dead: false, yours: true });
    }
    // The first call imports the calculator; nobody should wait for that.
    if (answer(client, warmup) === null) return;
    client.postMessage({ kind: "ready" });
    // What comes out of one file is compiled anew each time.
    if (!message.bytes) runIn ??= createRunIn(warmup, (text) => answer(client, text) !== null, runningIn);
    runIn?.();
  }

  /** @param {Client} client @param {string} text */
  function answer(client, text) {
    try {
      return python?.handle(text) ?? null;
    } catch (error) {
      // handle() answers every other exception itself: this interpreter is dead.
      die(error, client);
      return null;
    }
  }

  /** What a page may ask for beside its own calculator. @param {import("./protocol.js").Need} need */
  async function bring({ part, url, integrity }) {
    if (!python || python.has(url)) return;
    const get = (/** @type {RequestCache} */ cache) => supply?.zip(url, part, { [part]: integrity }, cache);
    // A damaged one would be found again in the browser's cache, for ever.
    const bytes = await get("default")?.catch(() => get("no-cache"));
    if (bytes) python.add(url, bytes);
  }

  /** @param {Client} client @param {import("./protocol.js").Request} request */
  async function serveRequest(client, { text, needs }) {
    try {
      await Promise.all((needs ?? []).map(bring));
    } catch {
      const { v, id, kind } = JSON.parse(text);
      const code = kind === "calculate" ? "helper-failed" : "part-missing";
      const errors = [{ input: null, code, args: {} }];
      return client.postMessage({ kind: "answer", text: JSON.stringify({ v, id, kind, ok: false, inputs: {}, errors }) });
    }
    const said = answer(client, text);
    if (said !== null) client.postMessage({ kind: "answer", text: said });
    runIn?.();
  }

  /** @param {Client} client */
  function attend(client) {
    clients.add(client);
    client.onmessage = ({ data }) => {
      if (data.kind === "start") {
        client.postMessage({ kind: "alive" });
        void start(client, data);
      } else if (data.kind === "request") {
        void serveRequest(client, data);
      } else {
        clients.delete(client);
        // What does not start for one starts for nobody.
        if (data.broken && !python) die(new Error("given up"));
      }
    };
  }

  if ("onconnect" in scope) {
    scope.onconnect = (/** @type {MessageEvent} */ { ports: [port] }) => {
      attend(/** @type {any} */ (port));
      port?.addEventListener("close", () => clients.delete(/** @type {any} */ (port)));
    };
  } else attend(scope);
}
