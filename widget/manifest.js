/**
 * The shape of what the build tells the page. Types only: a manifest is plain
 * data that Python made.
 *
 * @typedef {{
 *   id: string, symbol: string, unit: string, kind: string, default: string,
 *   minimum: string | null, maximum: string | null, typical: [string, string] | null,
 *   step: "one" | "double", group: string, suffix: string,
 * }} Input
 * @typedef {{ id: string, symbol: string, unit: string, kind: string }} Output
 * @typedef {{
 *   v: number, id: string, slug: string, family: string, formula: string, revised: string,
 *   sources: { title: string, url: string }[], groups: string[],
 *   inputs: Input[], outputs: Output[], results: Record<string, string>,
 * }} Manifest
 * @typedef {{ endpoint?: string, mailto?: string }} Feedback
 * @typedef {{
 *   worker: string, pyodide: string, stdlib: string, core: string, calculator: string,
 *   lock: import("./protocol.js").Lock, integrity: import("./protocol.js").Integrity, size: number,
 * }} RuntimeConfig
 * @typedef {{
 *   v: number, build: string, lang: string, manifest: Manifest, messages: string,
 *   root: string, page: string, frame: string, studio: string, runtime: RuntimeConfig,
 *   loader: string, languages: { tag: string, name: string }[],
 *   kind: "page" | "frame" | "studio", feedback: Feedback | null, base: string,
 *   attribution: { name: string, url: string },
 *   offline?: { script: string, worker: string, licences: string, keep?: string, serviceWorker?: string },
 * }} Config
 */

export {};
