/** The parts of a file that holds all: each gzip as base64 in a script element. */

import { builtScript } from "./trusted.js";

/** @typedef {Record<string, ArrayBuffer>} Bytes  wasm, stdlib, core, calculator, each helper-<slug> and part-<name> */
/**
 * @typedef {{ openTool: typeof import("./toolbox.js").openTool, tools: Record<string, any> }} Box
 * @typedef {Box & { file: (path: string) => Promise<any> }} PackedTools  file: what a site has below its root
 */
/** @typedef {{ worker: string, bytes: Bytes }} Packed */

/** No address is asked for what is here already; Python only tells its files apart by them. */
const NOWHERE = "https://packed.invalid/";
export const PLACES = {
  worker: "",
  pyodide: NOWHERE,
  stdlib: `${NOWHERE}stdlib.zip`,
  core: `${NOWHERE}core.zip`,
  calculator: `${NOWHERE}calculator.zip`,
};

/** @param {Document} page */
export const isPacked = (page) => page.getElementById("calclet-worker") !== null;

/** @param {Document} page @param {string} part */
async function unpack(page, part) {
  const text = page.getElementById(`calclet-${part}`)?.textContent ?? "";
  const packed = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")));
}

/**
 * Anew for each worker, which takes the bytes away.
 * @param {Document} page @returns {Promise<Packed>}
 */
export async function readPacked(page) {
  const others = [...page.querySelectorAll('script[id^="calclet-helper-"], script[id^="calclet-part-"]')].map(({ id }) => id.replace("calclet-", ""));
  const parts = ["wasm", "stdlib", "core", "calculator", ...others].map(async (part) =>
    [part, await (await unpack(page, part)).arrayBuffer()]);
  const worker = await (await unpack(page, "worker")).text();
  return { worker, bytes: Object.fromEntries(await Promise.all(parts)) };
}

/**
 * The tools, whose script is only text until the first one is opened: the page's policy
 * knows it by its hash.
 * @param {Document} page @returns {PackedTools}
 */
export const packedTools = (page) => {
  /** @type {Box | undefined} */
  let box;
  const opened = () => {
    if (!box) {
      const script = page.createElement("script");
      script.text = builtScript(page.getElementById("calclet-tools")?.textContent ?? "");
      page.head.append(script);
      box = /** @type {any} */ (globalThis).calcletTools;
    }
    return /** @type {Box} */ (box);
  };
  return {
    openTool: (...given) => opened().openTool(...given),
    get tools() {
      return opened().tools;
    },
    file: async (path) => (await unpack(page, path)).json(),
  };
};
