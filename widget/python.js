/** Python's side of the worker: from files to a function of one text to one text. */

import { loadPyodide } from "pyodide";

/** @typedef {import("./protocol.js").RuntimeFiles} RuntimeFiles */
/** @typedef {{ has: (url: string) => boolean, add: (url: string, bytes: ArrayBuffer) => void, handle: (request: string) => string }} Python */

/** Pyodide swallows what goes wrong here. @param {(error: unknown) => void} onfault */
function watchCompiler(onfault) {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = (source, imports) =>
    instantiateStreaming(source, imports).catch((error) => {
      onfault(error);
      throw error;
    });
}

/**
 * @param {RuntimeFiles} files
 * @param {import("./supply.js").Supply} supply
 * @param {{ onfault: (error: unknown) => void, createPyodideModule?: () => Promise<any> }} options
 *   createPyodideModule: where it is not to be imported
 * @returns {Promise<Python>}
 */
export async function startPython({ pyodide, stdlib, core, lock }, supply, { onfault, createPyodideModule }) {
  globalThis.fetch = supply.fetch;
  watchCompiler(onfault);
  // All downloads side by side; through Promise.all an early failure is heard
  // even while loadPyodide, which may stay pending for ever, has not settled.
  const [python, bytes] = await Promise.all([
    loadPyodide({
      indexURL: pyodide,
      stdLibURL: stdlib,
      // @ts-expect-error a lock file without packages is fine for Pyodide
      lockFileContents: lock,
      packageBaseUrl: pyodide, // asked for beside lockFileContents; never used
      ...(createPyodideModule && { createPyodideModule }),
    }),
    supply.zip(core, "core"),
  ]);
  const path = python.pyimport("sys").path;
  const added = new Set();
  /** @param {string} url @param {ArrayBuffer} zip */
  function add(url, zip) {
    if (added.has(url)) return;
    added.add(url);
    const file = `/lib/calclet-${added.size}.zip`;
    python.FS.writeFile(file, new Uint8Array(zip), { canOwn: true });
    path.append(file);
  }
  add(core, bytes);
  return { has: (url) => added.has(url), add, handle: python.pyimport("calclet.service").handle };
}
