/**
 * Why does Python not start? Pyodide does not say: it may wait for ever. So the
 * files it needs are looked at one by one.
 */

import { canHash, isNamed, isWhole } from "./integrity.js";

/** @typedef {import("./protocol.js").FailureCode} FailureCode */
/** @typedef {{ url: string, type: RegExp | null, starts: number[], hash: string | undefined }} Suspect */
/** @typedef {Omit<import("./manifest.js").RuntimeConfig, "lock" | "size">} Files */

const WASM = [0x00, 0x61, 0x73, 0x6d];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const SCRIPT = /^(text|application)\/(x-)?javascript\b/;

/** @param {Files} files @returns {Suspect[]} */
export const suspects = ({ worker, pyodide, stdlib, core, calculator, integrity }) => [
  { url: worker, type: SCRIPT, starts: [], hash: undefined }, // its name has a part of it
  { url: `${pyodide}pyodide.asm.mjs`, type: SCRIPT, starts: [], hash: integrity.glue },
  { url: `${pyodide}pyodide.asm.wasm`, type: /^application\/wasm\b/, starts: WASM, hash: integrity.wasm },
  { url: stdlib, type: null, starts: ZIP, hash: integrity.stdlib },
  { url: core, type: null, starts: ZIP, hash: integrity.core },
  { url: calculator, type: null, starts: ZIP, hash: integrity.calculator },
];

/**
 * Hashed names are kept for ever, so a bad file would be found in the browser's
 * cache again. Good ones cost one short answer.
 * @param {Files} files @param {number} milliseconds
 */
export async function renew(files, milliseconds) {
  const signal = AbortSignal.timeout(milliseconds);
  const anew = (/** @type {Suspect} */ { url }) => fetch(url, { cache: "no-cache", signal }).then((got) => got.arrayBuffer());
  await Promise.allSettled(suspects(files).map(anew));
}

/** @param {Suspect} suspect @param {Uint8Array<ArrayBuffer>} bytes */
async function isCorrupt({ url, starts, hash }, bytes) {
  if (starts.some((byte, index) => bytes[index] !== byte)) return true;
  if (!(await isWhole(bytes, hash)) || !(await isNamed(bytes, url))) return true;
  return (!hash || !canHash()) && starts === WASM && (await WebAssembly.compile(bytes).then(() => false, () => true));
}

/**
 * @param {Suspect} suspect @param {AbortSignal} signal @param {typeof fetch} get
 * @returns {Promise<FailureCode | "unreachable" | null>}
 */
async function inspect(suspect, signal, get) {
  try {
    const response = await get(suspect.url, { signal });
    if (!response.ok) return "runtime-missing";
    if (suspect.type && !suspect.type.test(response.headers.get("content-type") ?? "")) {
      return "runtime-type";
    }
    return (await isCorrupt(suspect, new Uint8Array(await response.arrayBuffer())))
      ? "runtime-corrupt"
      : null;
  } catch {
    // Out of time is slow, not broken.
    return signal.aborted ? null : "unreachable";
  }
}

/**
 * @param {Files} files absolute addresses
 * @param {{ page: string, milliseconds: number, get?: typeof fetch, online?: boolean }} options
 * @returns {Promise<FailureCode | null>} null: nothing wrong was found in that time
 */
export async function probe(files, { page, milliseconds, get = fetch, online = navigator.onLine }) {
  const signal = AbortSignal.timeout(milliseconds);
  const findings = await Promise.all(suspects(files).map((one) => inspect(one, signal, get)));
  const unreachable = findings.includes("unreachable");
  const named = findings.find((finding) => finding !== null && finding !== "unreachable");
  if (named) return /** @type {FailureCode} */ (named);
  if (!unreachable) return null;
  const reached = online && (await get(page, { signal, method: "HEAD", cache: "no-store" }).then(() => true, () => false));
  return reached ? "runtime-blocked" : "runtime-offline";
}
