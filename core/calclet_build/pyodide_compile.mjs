// The part of the runtime step that needs Pyodide itself, under Node:
//   node pyodide_compile.mjs record|compile <job.json>
// What it does there is Python, in recording.py and compiling.py.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/**
 * @typedef {object} Job
 * @property {string} pyodide        folder of the npm package
 * @property {object} lock           lockFileContents
 * @property {string} [stdlib]       another standard library than the package's
 * @property {string} tools          folder of calclet_build
 * @property {string} sitePackages   where pyodide-build is installed
 * @property {string} work           folder for what is made
 * @property {string} answer         file for what was recorded
 * @property {object} record         what to run
 * @property {string[]} compile      folders, each with one zip of sources
 */

/** @param {Job} job */
async function startPython(job) {
  const module = pathToFileURL(`${job.pyodide}/pyodide.mjs`).href;
  const { loadPyodide } = await import(module);
  const python = await loadPyodide({
    indexURL: job.pyodide,
    stdLibURL: job.stdlib,
    lockFileContents: job.lock,
    packageBaseUrl: job.pyodide,
    env: {
      PYTHONOPTIMIZE: "2",
      PYTHONHASHSEED: "0",
      SOURCE_DATE_EPOCH: "1000000000", // any: with one, .pyc files hold no times
    },
  });
  const folders = { "/tools/calclet_build": job.tools, "/site": job.sitePackages, "/work": job.work };
  for (const [at, folder] of Object.entries(folders)) {
    python.FS.mkdirTree(at);
    python.mountNodeFS(at, folder);
  }
  python.pyimport("sys").path.append("/tools");
  return python;
}

/** @param {Job} job */
async function record(job) {
  const python = await startPython(job);
  const recording = python.pyimport("calclet_build.recording");
  try {
    recording.fail();
  } catch {
    // Handing an exception to JavaScript takes modules of its own: now they are loaded.
  }
  writeFileSync(job.answer, recording.record(JSON.stringify(job.record)));
}

/** @param {Job} job */
async function compile(job) {
  const python = await startPython(job);
  python.pyimport("sys").path.append("/site");
  python.pyimport("calclet_build.compiling").compile_all(JSON.stringify(job.compile));
}

const [command, jobFile = ""] = process.argv.slice(2);
/** @type {Job} */
const job = JSON.parse(readFileSync(jobFile, "utf8"));
try {
  await (command === "record" ? record(job) : compile(job));
} catch (error) {
  // An uncaught one would also print the line it came from: all 1.2 MB of Pyodide.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
