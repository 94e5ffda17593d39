/** The parts of a file that holds all: each gzip as base64 in a script element. */

/** @typedef {Record<string, ArrayBuffer>} Bytes  wasm, stdlib, core, calculator and each helper-<slug> */
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
  const others = [...page.querySelectorAll('script[id^="calclet-helper-"]')].map(({ id }) => id.replace("calclet-", ""));
  const parts = ["wasm", "stdlib", "core", "calculator", ...others].map(async (part) =>
    [part, await (await unpack(page, part)).arrayBuffer()]);
  const worker = await (await unpack(page, "worker")).text();
  return { worker, bytes: Object.fromEntries(await Promise.all(parts)) };
}
