/** Python's side of the worker: from files to a function of one text to one text. */

import { loadPyodide } from "pyodide";

/** @param {string} url */
async function fetchBytes(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * @param {import("./protocol.js").RuntimeFiles} files
 * @returns {Promise<(request: string) => string>}
 */
export async function startPython({ pyodide, stdlib, core, calculator, lock }) {
  // All downloads side by side; through Promise.all an early failure is heard
  // even while loadPyodide, which may stay pending for ever, has not settled.
  const [python, ...archives] = await Promise.all([
    loadPyodide({
      indexURL: pyodide,
      stdLibURL: stdlib,
      // @ts-expect-error a lock file without packages is fine for Pyodide
      lockFileContents: lock,
      packageBaseUrl: pyodide, // asked for beside lockFileContents; never used
    }),
    fetchBytes(core),
    fetchBytes(calculator),
  ]);
  const path = python.pyimport("sys").path;
  archives.forEach((bytes, index) => {
    const file = `/lib/calclet-${index}.zip`;
    python.FS.writeFile(file, bytes, { canOwn: true });
    path.append(file);
  });
  return python.pyimport("calclet.service").handle;
}
