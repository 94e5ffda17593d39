// Bundles what assets.py lists. Reads {project, jobs: [{entry?, code?, css?, format, out}]} from
// standard input; code is a module's own text; a css job is a list of files, joined in that order.
import { text } from "node:stream/consumers";
import { build } from "esbuild";

/**
 * @typedef {{ entry?: string, code?: string, css?: string[], format?: "esm" | "iife",
 *   define?: Record<string, string>, out: string }} Job
 */
/** @type {{ project: string, jobs: Job[] }} */
const { project, jobs } = JSON.parse(await text(process.stdin));

/** @param {Job} job */
function input({ entry, code, css = [] }) {
  if (entry) return { entryPoints: [entry] };
  if (code) return { stdin: { contents: code, loader: /** @type {const} */ ("js"), resolveDir: project } };
  const contents = css.map((file) => `@import ${JSON.stringify(`./${file}`)};`).join("\n");
  return { stdin: { contents, loader: /** @type {const} */ ("css"), resolveDir: project } };
}

try {
  for (const job of jobs) {
    await build({
      ...input(job),
      absWorkingDir: project,
      bundle: true,
      charset: "utf8",
      define: job.define ?? {},
      format: job.format,
      // Pyodide asks for these under Node only.
      external: ["node:*"],
      legalComments: "none", // the licences are in LICENSES.txt
      logLevel: "error",
      minify: true,
      outfile: job.out,
      target: ["chrome112", "firefox112", "safari16.4"],
    });
  }
} catch {
  process.exitCode = 1; // esbuild has said why
}
