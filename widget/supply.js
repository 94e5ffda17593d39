/**
 * Every file that Python asks for passes here: fetched or handed over, its kind
 * and hash checked, its bytes counted. Pyodide itself checks nothing and, where
 * something is wrong, waits for ever.
 */

import { Fault } from "./faults.js";
import { isWhole } from "./integrity.js";

/** @typedef {import("./protocol.js").RuntimeFiles} RuntimeFiles */
/** @typedef {ReturnType<typeof createSupply>} Supply */

const WASM = "application/wasm";

/** Told in steps of so many per cent. */
const STEP = 5;
const HALF = 50;

/** @param {BufferSource} bytes @param {string | undefined} expected @param {string} url */
async function check(bytes, expected, url) {
  if (!(await isWhole(bytes, expected))) throw new Fault("runtime-corrupt", url);
}

/**
 * Not by a Blob: WebKit cannot read one in a shared worker of frames on other sites.
 * @param {Uint8Array<ArrayBuffer>[]} chunks @param {number} length
 */
function joined(chunks, length) {
  const whole = new Uint8Array(length);
  let end = 0;
  for (const chunk of chunks) {
    whole.set(chunk, end);
    end += chunk.length;
  }
  return whole;
}

/**
 * @param {RuntimeFiles} files
 * @param {import("./packed.js").Bytes | undefined} bytes
 * @param {{ onprogress: (percent: number) => void, onfault: (error: unknown) => void, get?: typeof fetch }} events
 *   a fault may be found after its file was used
 */
export function createSupply(files, bytes, { onprogress, onfault, get = fetch }) {
  const wasm = `${files.pyodide}pyodide.asm.wasm`;
  const glue = `${files.pyodide}pyodide.asm.mjs`;

  /** @param {string} url @param {RequestCache} [cache] */
  async function response(url, cache = "default") {
    const answer = await get(url, { cache });
    if (!answer.ok) throw new Fault("runtime-missing", `${answer.status} ${url}`);
    return answer;
  }

  /** Beside the compiler, which takes it as it comes. @param {Response} copy */
  async function watch(copy) {
    const chunks = [];
    let loaded = 0;
    let told = 0;
    /** @type {Promise<void> | undefined} */
    let audited;
    const reader = copy.body?.getReader();
    for (let next; (next = await reader?.read()) && next.value; ) {
      chunks.push(next.value);
      loaded += next.value.length;
      const percent = Math.min(100, Math.floor((100 * loaded) / files.size));
      if (percent >= told + STEP) onprogress((told = percent));
      if (percent >= HALF && !audited) (audited = audit()).catch(() => undefined); // heard below
    }
    if (loaded < files.size) throw new Fault("runtime-corrupt", wasm);
    await Promise.all([check(joined(chunks, loaded), files.integrity.wasm, wasm), audited]);
  }

  /**
   * Imports know no hashes: the script is looked at in the cache, where it is once half
   * of the module has come; later, Python's start would keep it waiting.
   */
  async function audit() {
    const found = await get(glue, { cache: "force-cache" }).catch(() => null);
    // What cannot be had is the import's to tell.
    if (found?.ok) await check(await found.arrayBuffer(), files.integrity.glue, glue);
  }

  /** @type {() => void} */
  let vouch = () => undefined;
  /** @type {Promise<void>} */
  const sound = bytes ? Promise.resolve() : new Promise((resolve) => (vouch = resolve));

  async function module() {
    if (bytes) return new Response(bytes.wasm, { headers: { "content-type": WASM } });
    const answer = await response(wasm);
    const type = answer.headers.get("content-type") ?? "";
    if (!type.startsWith(WASM)) throw new Fault("runtime-type", `${type} ${wasm}`);
    watch(answer.clone()).then(vouch, onfault);
    return answer;
  }

  /**
   * @param {string} url @param {string} part @param {Record<string, string | undefined>} [integrity]
   * @param {RequestCache} [cache] @returns {Promise<ArrayBuffer>}
   */
  async function zip(url, part, integrity = files.integrity, cache = "default") {
    const packed = bytes?.[part];
    if (packed) return packed;
    if (bytes) throw new Fault("runtime-missing", part);
    const body = await (await response(url, cache)).arrayBuffer();
    await check(body, integrity[part], url);
    return body;
  }

  return {
    zip,
    /** What Pyodide's own `fetch` is. @type {typeof fetch} */
    fetch: async (request, options) => {
      const url = String(request);
      try {
        if (url === wasm) return await module();
        if (url === files.stdlib) return new Response(await zip(url, "stdlib"));
      } catch (error) {
        onfault(error);
        throw error;
      }
      return get(request, options);
    },
    /** Until this, no answer counts: module and script are what the build made. */
    sound,
  };
}
