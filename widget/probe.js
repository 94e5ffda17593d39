/**
 * Why does Python not start? Pyodide does not say: it may wait for ever. So the
 * files it needs are looked at one by one.
 */

/** @typedef {import("./protocol.js").FailureCode} FailureCode */
/** @typedef {{ url: string, type: RegExp | null, starts: number[] }} Suspect */

const WASM = [0x00, 0x61, 0x73, 0x6d];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const SCRIPT = /^(text|application)\/(x-)?javascript\b/;

/** @param {Omit<import("./manifest.js").RuntimeConfig, "lock">} files @returns {Suspect[]} */
export const suspects = ({ worker, pyodide, stdlib, core, calculator }) => [
  { url: worker, type: SCRIPT, starts: [] },
  { url: `${pyodide}pyodide.asm.mjs`, type: SCRIPT, starts: [] },
  { url: `${pyodide}pyodide.asm.wasm`, type: /^application\/wasm\b/, starts: WASM },
  { url: stdlib, type: null, starts: ZIP },
  { url: core, type: null, starts: ZIP },
  { url: calculator, type: null, starts: ZIP },
];

/**
 * Hashed names are kept for ever, so a bad file would be found in the browser's
 * cache again. Good ones cost one short answer.
 * @param {Omit<import("./manifest.js").RuntimeConfig, "lock">} files
 * @param {number} milliseconds
 */
export async function renew(files, milliseconds) {
  const signal = AbortSignal.timeout(milliseconds);
  const anew = (/** @type {Suspect} */ { url }) => fetch(url, { cache: "no-cache", signal }).then((got) => got.arrayBuffer());
  await Promise.allSettled(suspects(files).map(anew));
}

/** Names carry the first digits of the content's SHA-256: `core-0123456789.zip`. */
const hashIn = (/** @type {string} */ url) => /-([0-9a-f]{10})\.\w+$/.exec(url)?.[1] ?? "";

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {Suspect} suspect @param {Uint8Array<ArrayBuffer>} bytes */
async function isCorrupt({ url, starts }, bytes) {
  if (starts.some((byte, index) => bytes[index] !== byte)) return true;
  // Absent on insecure origins, where the first bytes have to do.
  if (hashIn(url) && globalThis.crypto?.subtle) return !(await hashOf(bytes)).startsWith(hashIn(url));
  return starts === WASM && (await WebAssembly.compile(bytes).then(() => false, () => true));
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
 * @param {Omit<import("./manifest.js").RuntimeConfig, "lock">} files absolute addresses
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
