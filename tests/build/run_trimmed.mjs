// Starts Python from the files of the runtime step, as the worker does, and answers
// requests: node run_trimmed.mjs <job.json>; the result goes to the job's answer file.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/**
 * @type {{loader: string, pyodide: string, stdlib: string, lock: object,
 *   archives: string[], parts: string[], requests: string[], answer: string}}
 */
const job = JSON.parse(readFileSync(process.argv[2], "utf8"));
const { loadPyodide } = await import(pathToFileURL(job.loader).href);
const python = await loadPyodide({
  indexURL: job.pyodide,
  stdLibURL: job.stdlib,
  lockFileContents: job.lock,
  packageBaseUrl: job.pyodide,
});
const sys = python.pyimport("sys");
let brought = 0;
/** @param {string} archive */
function bring(archive) {
  const file = `/lib/calclet-${(brought += 1)}.zip`;
  python.FS.writeFile(file, readFileSync(archive), { canOwn: true });
  sys.path.append(file);
}
job.archives.forEach(bring);
const handle = python.pyimport("calclet.service").handle;
if (job.parts.length) handle(job.requests[0]);
job.parts.forEach(bring);
const answers = job.requests.map((request) => handle(request));

let defect = "";
try {
  handle(); // an exception on its way to JavaScript
} catch (error) {
  defect = String(error);
}

/** Modules out of our archives that still carry a docstring. @type {string[]} */
const documented = [];
for (const [name, module] of sys.modules.items()) {
  const compiled = module?.__spec__?.origin?.endsWith(".pyc");
  if (compiled && module.__doc__) documented.push(name);
}

/** What the interpreter says of itself, for the list of licences. */
const versions = {
  "Python (CPython)": sys.version.split(" ")[0],
  zlib: python.pyimport("zlib").ZLIB_RUNTIME_VERSION,
  SQLite: python.pyimport("_sqlite3").sqlite_version,
  Expat: python.pyimport("pyexpat").EXPAT_VERSION.replace("expat_", ""),
  libmpdec: python.pyimport("_decimal").__libmpdec_version__,
  Zstandard: python.pyimport("_zstd").zstd_version,
  Emscripten: [...sys._emscripten_info.emscripten_version].join("."),
};
writeFileSync(job.answer, JSON.stringify({ answers, defect, documented, versions }));
