import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { probe } from "../../widget/probe.js";

const WASM = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
const ZIP = Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9);
const hash = createHash("sha256").update(ZIP).digest("hex").slice(0, 10);
const FILES = {
  worker: "/worker.js",
  pyodide: "/py/",
  stdlib: `/stdlib-${hash}.zip`,
  core: "/core.zip",
  calculator: "/calculator.zip",
  integrity: {},
};
const TYPES = { js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm", zip: "application/zip" };

/** A server that is well but for what is given. @param {Record<string, () => Response>} faults @returns {typeof fetch} */
const server = (faults = {}) => async (url) => {
  const path = String(url);
  const fault = faults[path] ?? faults["*"];
  if (fault) return fault();
  const ending = /** @type {keyof typeof TYPES} */ (path.split(".").at(-1));
  const body = ending === "wasm" ? WASM : ZIP;
  return new Response(body, { headers: { "content-type": TYPES[ending] ?? "text/html" } });
};
const unreachable = () => {
  throw new TypeError("Failed to fetch");
};

/** @param {Record<string, () => Response>} [faults] */
const look = (faults, online = true) =>
  probe(FILES, { page: "/page/", milliseconds: 1000, get: server(faults), online });

test("nothing is wrong with good files", async () => {
  assert.equal(await look(), null);
});

test("each cause has its name", async () => {
  const html = { headers: { "content-type": "text/html" } };
  assert.equal(await look({ "/core.zip": () => new Response("", { status: 404 }) }), "runtime-missing");
  assert.equal(await look({ "/py/pyodide.asm.wasm": () => new Response(WASM, html) }), "runtime-type");
  assert.equal(await look({ "/worker.js": () => new Response("", html) }), "runtime-type");
  assert.equal(await look({ "/core.zip": () => new Response("<html>") }), "runtime-corrupt");
  assert.equal(await look({ "/py/pyodide.asm.wasm": unreachable }), "runtime-blocked");
  assert.equal(await look({ "*": unreachable }), "runtime-offline");
  assert.equal(await look({ "/core.zip": unreachable }, false), "runtime-offline");
});

test("a changed byte behind the right first bytes is found by the name's hash", async () => {
  const changed = ZIP.with(5, 8);
  assert.equal(await look({ [FILES.stdlib]: () => new Response(changed) }), "runtime-corrupt");
});

test("a broken module behind the right first bytes is found", async () => {
  const wasm = () => new Response(Uint8Array.of(...WASM, 1, 2, 3), { headers: { "content-type": "application/wasm" } });
  assert.equal(await look({ "/py/pyodide.asm.wasm": wasm }), "runtime-corrupt");
});

test("a slow line is not taken for a broken one", async () => {
  /** @type {typeof fetch} */
  const never = (_url, options) =>
    new Promise((_, reject) => options?.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError"))));
  const hold = setInterval(() => undefined, 1000); // AbortSignal.timeout alone keeps no process alive
  assert.equal(await probe(FILES, { page: "/", milliseconds: 20, get: never, online: true }), null);
  clearInterval(hold);
});
