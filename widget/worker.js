/** The worker: Pyodide on one side, the protocol on the other. */

import "./module-worker.js";
import { startPython } from "./python.js";

/** @typedef {import("./protocol.js").FromWorker} FromWorker */
/** @typedef {import("./protocol.js").ToWorker} ToWorker */

/** The smallest module there is: what a policy without 'wasm-unsafe-eval' refuses. */
const EMPTY_MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** @param {FromWorker} message */
const send = (message) => postMessage(message);

/** @param {string} code @param {unknown} error */
const fail = (code, error) => send({ kind: "failed", code, detail: String(error) });

/** @type {((request: string) => string) | undefined} */
let handle;

/** @param {import("./protocol.js").Start} message */
async function start({ files, warmup }) {
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch (error) {
    // loadPyodide would wait for ever under such a policy.
    return fail("runtime-blocked", error);
  }
  try {
    const python = await startPython(files);
    // The first call imports the calculator; nobody should wait for that.
    python(warmup);
    handle = python;
    send({ kind: "ready" });
  } catch (error) {
    fail("", error);
  }
}

/** @param {string} text */
function answer(text) {
  try {
    if (handle) send({ kind: "answer", text: handle(text) });
  } catch (error) {
    // handle() answers every Python exception itself: this interpreter is dead.
    fail("runtime-crashed", error);
  }
}

addEventListener("message", (/** @type {MessageEvent<ToWorker>} */ { data }) => {
  if (data.kind === "start") void start(data);
  else answer(data.text);
});
