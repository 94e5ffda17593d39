/**
 * Where a Python can live, and one kind of line to it. What can be shared is
 * shared: one interpreter for all frames and tabs of the site.
 */

import { scriptAddress } from "./trusted.js";

/**
 * shared: one for all that ask for the same name; own: of this document alone;
 * data: of a document without an origin of its own (a sandbox), where the worker
 * may only be a `data:` address, which imports the real one; packed: of a file
 * that holds all, where the address is the code itself.
 * @typedef {"shared" | "own" | "data" | "packed"} Place
 * @typedef {{ post: (message: object, transfer?: Transferable[]) => void, end: (broken?: boolean) => void }} Home
 *   end: `broken` where nobody should wait for it any longer
 * @typedef {{ onmessage: (message: any) => void, onerror: () => void }} Events
 */

/**
 * The places to try, the best first.
 * @param {{ packed?: boolean, opaque?: boolean, shared?: boolean }} [found]
 * @returns {Place[]}
 */
export function places({
  packed = false,
  opaque = globalThis.origin === "null",
  shared = "SharedWorker" in globalThis,
} = {}) {
  if (packed) return ["packed"];
  if (opaque) return ["data"];
  return shared ? ["shared", "own"] : ["own"];
}

/**
 * @param {Place} place
 * @param {{ worker: string, name: string }} what the worker's absolute address (packed: its code)
 * @param {Events} events
 * @returns {Home}
 */
export function openHome(place, { worker, name }, { onmessage, onerror }) {
  const options = moduleOptions(name);
  const url = scriptAddress(addressOf(place, worker));
  const made = place === "shared" ? new SharedWorker(url, options) : new Worker(url, options);
  const line = "port" in made ? made.port : made;
  const end = (broken = false) => {
    line.onmessage = made.onerror = null;
    if ("terminate" in line) return line.terminate();
    // A shared one lives on for others, unless it never came to life.
    line.postMessage({ kind: "end", broken });
    line.close();
  };
  if (!options.read || !("Exception" in WebAssembly)) {
    end();
    throw new TypeError("no module workers, or no WebAssembly exceptions");
  }
  line.onmessage = ({ data }) => onmessage(data);
  made.onerror = (event) => {
    event.preventDefault();
    onerror();
  };
  return { post: (message, transfer = []) => line.postMessage(message, transfer), end };
}

/** @param {Place} place @param {string} worker */
function addressOf(place, worker) {
  if (place === "data") return `data:text/javascript,${encodeURIComponent(`import ${JSON.stringify(worker)}`)}`;
  if (place === "packed") {
    // Not all of it encoded: some browsers stop at 2 MB.
    return `data:text/javascript;charset=utf-8,${worker.replace(/[%#]|[^!-~]/gu, encodeURIComponent)}`;
  }
  return worker;
}

/** Pyodide needs module workers: only browsers that know them read `type`. @param {string} name */
const moduleOptions = (name) => ({
  name,
  read: false,
  /** @returns {WorkerType} */
  get type() {
    this.read = true;
    return "module";
  },
});
