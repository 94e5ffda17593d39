/**
 * Every message kind, by direction, with its version; the only place they are
 * spelled. What comes from outside passes a reader here: it returns a message
 * of the promised shape, or null.
 */

/** The version we speak; we also understand the one before. */
export const VERSION = 1;

/** @typedef {Record<string, string>} Texts  input or output id -> text */

/**
 * shell -> worker
 * @typedef {{ info: Record<string, string>, packages: Record<string, unknown> }} Lock
 * @typedef {{ glue?: string, wasm?: string, stdlib?: string, core?: string, calculator?: string }} Integrity
 *   `sha256-…`, as in integrity attributes
 * @typedef {{
 *   pyodide: string, stdlib: string, core: string, calculator: string, lock: Lock,
 *   integrity: Integrity, size: number,
 * }} RuntimeFiles  absolute URLs, the lock file's content, the bytes of the module
 * @typedef {{ kind: "start", files: RuntimeFiles, bytes?: import("./packed.js").Bytes, warmup: string }} Start
 * @typedef {{ part: string, url: string, integrity: string }} Need  an archive beside the page's own
 * @typedef {{ kind: "request", text: string, needs?: Need[] }} Request
 * @typedef {{ kind: "end", broken: boolean }} End  broken: it did not start
 * @typedef {Start | Request | End} ToWorker
 */

/**
 * worker -> shell
 * @typedef {{ kind: "alive" }} Alive  it has heard us
 * @typedef {{ kind: "progress", percent: number }} Progress
 * @typedef {{ kind: "ready" }} Ready
 * @typedef {{ kind: "answer", text: string }} Answer
 * @typedef {{ kind: "failed", code: string, detail: string, dead: boolean, yours: boolean }} Failed
 *   code: one of FAILURES, or "" where the worker does not know the cause; dead: for all who
 *   share it; yours: our own request was the last
 * @typedef {Alive | Progress | Ready | Answer | Failed} FromWorker
 */

/** What can keep Python from running; `failure-<code>` says it in words. */
export const FAILURES = /** @type {const} */ ([
  "runtime-missing",
  "runtime-type",
  "runtime-blocked",
  "runtime-corrupt",
  "runtime-offline",
  "runtime-timeout",
  "runtime-refused",
  "runtime-memory",
  "browser-too-old",
  "runtime-crashed",
]);

/** @typedef {(typeof FAILURES)[number]} FailureCode */

/**
 * Python's door, as JSON text inside `request` and `answer`.
 * @typedef {{ input: string | null, code: string, args: Texts, inputs?: string[] }} Finding
 *   inputs: all that it concerns, where these are several
 * @typedef {Record<string, string | null>} Outputs  null: there is none for these inputs
 * @typedef {{ value: string, echo: boolean }} Reading
 * @typedef {{
 *   v: number, id: number, kind: string, ok: boolean, inputs: Record<string, Reading>,
 *   outputs?: Outputs, errors?: Finding[], warnings?: Finding[],
 * }} Reply
 */

/** @param {number} id @param {string} kind @param {object} payload */
export const requestText = (id, kind, payload) =>
  JSON.stringify({ v: VERSION, id, kind, ...payload });

/**
 * frame -> host window, host window -> frame: the greeting. From then on only
 * the port is used.
 */
export const hello = () => ({ calclet: VERSION, least: VERSION - 1, kind: "hello" });
export const portOffer = () => ({ calclet: VERSION, least: VERSION - 1, kind: "port" });

/**
 * A loader of long ago may meet a frame of today, or the other way round: each says
 * from which version to which it speaks, and there must be one that both do.
 * @param {unknown} data @param {string} kind
 */
function isGreeting(data, kind) {
  const message = record(data);
  if (message?.kind !== kind || !Number.isInteger(message.calclet)) return false;
  const newest = Number(message.calclet);
  const oldest = Number.isInteger(message.least) ? Number(message.least) : newest;
  return oldest <= newest && newest >= VERSION - 1 && oldest <= VERSION;
}

/** @param {unknown} data */
export const isHello = (data) => isGreeting(data, "hello");
/** @param {unknown} data */
export const isPortOffer = (data) => isGreeting(data, "port");

/**
 * frame -> host, over the port
 * @typedef {{ kind: "ready", title: string }} FrameReady  the shell listens; not yet Python
 * @typedef {{ kind: "result", calculator: string, inputs: Texts, outputs: Outputs }} FrameResult  what there is not is left out on arrival
 * @typedef {{ kind: "height", value: number }} FrameHeight  CSS pixels
 * @typedef {{ kind: "error", code: string, refused?: string[] }} FrameError
 * @typedef {{ kind: "scheme", value: string }} FrameScheme  light, dark, or both: the
 *   frame's element must have the same color-scheme, else its corners are filled
 * @typedef {{ kind: "open", address: string }} FrameOpen  a sandbox forbids pop-ups and
 *   printing: a page of the site, absolute
 * @typedef {FrameReady | FrameResult | FrameHeight | FrameError | FrameScheme | FrameOpen} FromFrame
 */

/** @param {unknown} data @returns {FromFrame | null} */
export function readFromFrame(data) {
  const message = record(data);
  switch (message?.kind) {
    case "ready":
      return { kind: "ready", title: text(message.title) };
    case "result": {
      const { calculator, inputs, outputs } = message;
      return { kind: "result", calculator: text(calculator), inputs: texts(inputs), outputs: texts(outputs) };
    }
    case "height": {
      const value = Number(message.value);
      return value > 0 && value < 1e5 ? { kind: "height", value } : null;
    }
    case "error": {
      const refused = Array.isArray(message.refused) ? message.refused.slice(0, MOST).map(text) : [];
      return { kind: "error", code: text(message.code), ...(refused.length && { refused }) };
    }
    case "scheme":
      return { kind: "scheme", value: text(message.value) };
    case "open":
      return { kind: "open", address: text(message.address) };
    default:
      return null;
  }
}

/**
 * host -> frame, over the port
 * @typedef {{ kind: "set-values", values: Record<string, string | null> }} SetValues
 *   null: back to the calculator's default
 * @typedef {{ kind: "set-theme", theme: string, accent: string, font: string }} SetTheme
 * @typedef {{ kind: "reset" }} Reset
 * @typedef {{ kind: "print" }} Print
 * @typedef {SetValues | SetTheme | Reset | Print} FromHost
 */

/** @param {unknown} data @returns {FromHost | null} */
export function readFromHost(data) {
  const message = record(data);
  switch (message?.kind) {
    case "set-values":
      return record(message.values) && { kind: "set-values", values: changes(message.values) };
    case "set-theme": {
      const { theme, accent, font } = message;
      return { kind: "set-theme", theme: text(theme), accent: text(accent), font: text(font) };
    }
    case "reset":
      return { kind: "reset" };
    case "print":
      return { kind: "print" };
    default:
      return null;
  }
}

/** @param {unknown} data @returns {Record<string, unknown> | null} */
function record(data) {
  return typeof data === "object" && data !== null && !Array.isArray(data)
    ? /** @type {Record<string, unknown>} */ (data)
    : null;
}

// A calculator has fewer inputs than this, and reads shorter texts.
const MOST = 200;
const LONGEST = 20_000;

/** @param {unknown} value */
const text = (value) => (typeof value === "string" ? value.slice(0, LONGEST) : "");

/** @param {unknown} value @returns {Record<string, string | null>} */
function changes(value) {
  const given = record(value) ?? {};
  /** @type {[string, string | null][]} */
  const kept = [];
  for (const id in given) {
    if (kept.length === MOST) break;
    const item = given[id];
    if (!/^[a-z][a-z0-9_]{0,99}$/.test(id) || !Object.hasOwn(given, id)) continue;
    if (item === null) kept.push([id, null]);
    else if (typeof item === "bigint") kept.push([id, bigText(item)]);
    else if (typeof item === "string" || typeof item === "number" || typeof item === "boolean") kept.push([id, text(String(item))]);
  }
  return Object.fromEntries(kept);
}

/** Digits of a giant take minutes; its size is told at once. @param {bigint} value */
const bigText = (value) => (value === BigInt.asIntN(1 << 16, value) ? text(String(value)) : "9".repeat(LONGEST));

/** @param {unknown} value @returns {Texts} */
function texts(value) {
  const pairs = Object.entries(changes(value));
  return Object.fromEntries(pairs.flatMap(([id, item]) => (item === null ? [] : [[id, item]])));
}
