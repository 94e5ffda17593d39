/**
 * The shape of what the build tells the page. Types only: a manifest is plain
 * data that Python made.
 *
 * @typedef {"integer" | "number" | "choice" | "choices" | "flag" | "list" | "table"} Kind
 * @typedef {{
 *   id: string, symbol: string, unit: string, kind: Kind, units?: string[],
 *   digits?: number, options?: string[], item?: string, columns?: Column[], optional?: boolean,
 * }} Field  what inputs, results and columns of a table have in common
 * @typedef {Field} Column
 * @typedef {Field & {
 *   default: string, minimum: string | null, maximum: string | null,
 *   above?: string | null, below?: string | null, typical: [string, string] | null,
 *   step: "one" | "double", group: string, suffix: string,
 *   when?: Record<string, string[]> | null, takes?: string[],
 * }} Input  its default is text as a visitor may type it
 * @typedef {Field} Output
 * @typedef {{ id: string, title: string, date: string, source: string, values: Record<string, string> }} PresetRow
 * @typedef {{ id: string, rows: PresetRow[], date?: string }} Preset
 * @typedef {{
 *   v: number, id: string, slug: string, family: string, formula: string, revised: string,
 *   sources: { title: string, url: string }[], groups: string[],
 *   inputs: Input[], outputs: Output[], results: Record<string, string | null>,
 *   presets?: Preset[], refuses?: string[], next?: string[],
 * }} Manifest
 * @typedef {{ endpoint?: string, mailto?: string }} Feedback
 * @typedef {{
 *   worker: string, pyodide: string, stdlib: string, core: string, calculator: string,
 *   lock: import("./protocol.js").Lock, integrity: import("./protocol.js").Integrity, size: number,
 * }} RuntimeConfig
 * @typedef {{ manifest: Manifest, messages: string, panel: string, page: string, zip: string, integrity: string }} Helper
 *   its paths are from the site's root
 * @typedef {{ url: string, integrity: string }} Part  an archive for requests of other kinds
 * @typedef {{
 *   v: number, build: string, lang: string, manifest: Manifest, messages: string, words: string, helpers: Record<string, { url?: string, integrity?: string, told?: Helper }>,
 *   root: string, page: string, frame: string, studio: string, runtime: RuntimeConfig,
 *   loader: string, languages: { tag: string, name: string }[],
 *   kind: "page" | "frame" | "studio", feedback: Feedback | null, base: string,
 *   attribution: { name: string, url: string },
 *   tools?: string,
 *   offline?: { script: string, worker: string, licences: string, keep?: string, serviceWorker?: string },
 * }} Config
 */

export {};
