import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { needsOf } from "../../widget/parts.js";
import { requestText } from "../../widget/protocol.js";
import { serve } from "../../widget/serving.js";

const FILES = {
  worker: "/w.js", pyodide: "/p/", stdlib: "/s", core: "/c", calculator: "/k",
  lock: { info: {}, packages: {} }, integrity: {}, size: 1,
};
const WASM = { headers: { "content-type": "application/wasm" } };
const integrity = (/** @type {string} */ url) => `sha256-${createHash("sha256").update(`PK ${url}`).digest("base64")}`;
const PARTS = {
  tools: { url: "tools.zip", integrity: integrity("/tools.zip") },
  yaml: { url: "yaml.zip", integrity: integrity("/yaml.zip") },
};
const needed = (/** @type {string[]} */ ...names) => needsOf({ parts: PARTS }, names, (url) => `/${url}`);

/**
 * A worker that has started, with a Python that tells which archives it has.
 * @param {Record<string, Response>} [site] what comes instead of what should
 * @param {(how: RequestInit) => boolean} [isWell] where it does not
 * @param {Partial<typeof import("../../widget/run-in.js").RUN_IN>} [runningIn]
 */
async function started(site = {}, isWell = () => false, runningIn = undefined) {
  /** @type {string[]} of the requests */
  const handled = [];
  /** @type {string[]} */
  const fetched = [];
  const held = new Set();
  /** @type {(message: any) => void} */
  let onmessage = () => undefined;
  /** @type {any} */
  const scope = { close: () => undefined, postMessage: (/** @type {object} */ message) => onmessage(message) };
  serve({
    scope,
    runningIn,
    get: async (asked, how = {}) => {
      const url = String(asked);
      fetched.push(url);
      return (!isWell(how) && site[url]?.clone()) || new Response(`PK ${url}`, WASM);
    },
    python: async (files, supply) => {
      await supply.fetch(`${files.pyodide}pyodide.asm.wasm`);
      return {
        has: (url) => held.has(url),
        add: (url) => void held.add(url),
        handle(request) {
          handled.push(JSON.parse(request).kind);
          return JSON.stringify({ ...JSON.parse(request), ok: true });
        },
      };
    },
  });
  /** @param {object} data @param {string} kind what ends it */
  const tell = (data, kind) =>
    new Promise((resolve) => {
      onmessage = (message) => message.kind === kind && resolve(message);
      scope.onmessage({ data });
    });
  await tell({ kind: "start", files: FILES, warmup: requestText(0, "calculate", {}) }, "ready");
  /** @param {string} kind @param {string[]} names */
  const ask = async (kind, ...names) =>
    JSON.parse((await tell({ kind: "request", text: requestText(1, kind, {}), needs: needed(...names) }, "answer")).text);
  return { fetched, held, ask, handled };
}

test("a request brings all the parts it needs, each only once", async () => {
  const { fetched, held, ask } = await started();
  assert.equal((await ask("solve", "tools", "yaml")).ok, true);
  assert.equal((await ask("sweep", "tools")).ok, true);
  assert.deepEqual([...held].sort(), ["/k", "/tools.zip", "/yaml.zip"]);
  assert.deepEqual(fetched.filter((url) => url.endsWith(".zip")).sort(), ["/tools.zip", "/yaml.zip"]);
});

test("a part that is missing or damaged is named, and all else goes on", async () => {
  const missing = await started({ "/yaml.zip": new Response("", { status: 404 }) });
  const damaged = await started({ "/yaml.zip": new Response("PK other") });
  for (const { held, ask } of [missing, damaged]) {
    const { ok, errors, id } = await ask("read", "tools", "yaml");
    assert.deepEqual([ok, id, errors[0].code], [false, 1, "part-missing"]);
    assert.ok(!held.has("/yaml.zip"));
    assert.equal((await ask("solve", "tools")).ok, true);
  }
});

test("what a site does not have is not asked for", () => {
  assert.deepEqual(needed("tools", "no-such-part").map(({ part }) => part), ["part-tools"]);
});

test("a part that the browser has kept damaged is had anew", async () => {
  const kept = { "/yaml.zip": new Response("PK other") };
  const { fetched, held, ask } = await started(kept, ({ cache }) => cache === "no-cache");
  assert.equal((await ask("read", "yaml")).ok, true);
  assert.ok(held.has("/yaml.zip"));
  assert.equal(fetched.filter((url) => url === "/yaml.zip").length, 2);
});

test("when nobody asks any more, Python is run in with the first question", async () => {
  const { ask, handled } = await started({}, undefined, { calls: 20, rest: 30, slice: 1, gap: 1 });
  await ask("solve");
  assert.deepEqual(handled, ["calculate", "solve"]);
  while (handled.length < 22) await new Promise((resolve) => setTimeout(resolve, 1));
  assert.deepEqual(new Set(handled.slice(2)), new Set(["calculate"]));
});
