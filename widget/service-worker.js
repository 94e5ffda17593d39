/**
 * The site without a connection. Each build has a cache of its own, filled with that
 * build only; it goes when the last page of that build has gone. Pages come from the
 * network where there is one; what carries a hash in its name comes from here.
 */

/// <reference path="./globals.d.ts" />

// Written in by the build: paths below this script's folder, with their bytes.
const { build, assets, onDemand, spoken, pages, aliases, together } = CALCLET_SITE;

/** How long (ms) a page may keep us waiting that we have ourselves. */
const PATIENCE = 4000;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const root = new URL(".", location.href);
const prefix = `calclet ${root.pathname} `;
const name = prefix + build;
const at = (/** @type {string} */ path) => new URL(path, root).href;
/** A server that varies by encoding keeps its files apart; here there is one of each. */
const ANY = { ignoreVary: true };

/** @param {Response} response */
async function hashOf(response) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What arrived damaged would stay so for ever. @param {string} path @param {string} hash */
async function fetchAsset(path, hash) {
  const response = await fetch(at(path));
  if (response.ok && (await hashOf(response.clone())).startsWith(hash)) return response;
  throw new Error(`${path} is not what it should be`);
}

/** Hashed names never change their content, so those of the last build are as good. @param {Cache} cache @param {typeof assets} which */
const keepFiles = (cache, which) =>
  Promise.all(
    which.map(async ([path, , hash]) =>
      cache.put(at(path), (await caches.match(at(path), ANY)) ?? (await fetchAsset(path, hash))),
    ),
  );

/** @param {Cache} cache */
async function keepAssets(cache) {
  await keepFiles(cache, assets);
  for (const [path, original] of Object.entries(aliases)) {
    const response = await cache.match(at(original), ANY);
    if (response) await cache.put(at(path), response);
  }
}

/** A page that the server has meanwhile from another build would not fit: all or none. @param {Cache} cache @param {string} lang */
async function keepPages(cache, lang) {
  const fetched = (pages[lang] ?? []).map(async ([path]) => {
    const response = await fetch(at(path), { cache: "no-cache" });
    const html = await response.text();
    if (!response.ok || !html.includes(`data-build="${build}"`)) throw new Error(`${path} is of another build`);
    const { "content-encoding": _, "content-length": __, ...headers } = Object.fromEntries(response.headers);
    return { path, kept: new Response(html, { headers }) };
  });
  const arrived = await Promise.all(fetched);
  await keepFiles(cache, spoken[lang] ?? []);
  for (const { path, kept } of arrived) await cache.put(at(path), kept);
}

/** @param {string} lang with those that every visitor gets */
const languagesWith = (lang) => (together ? Object.keys(pages) : ["", lang]);

/** @param {string} path */
const isKept = async (path) => Boolean(await caches.match(at(path), { ...ANY, cacheName: name }));

/** What the builds before this had kept. */
async function languagesBefore() {
  const found = [];
  for (const [lang, [first]] of Object.entries(pages)) {
    if (first && (await caches.match(at(first[0]), ANY))) found.push(lang);
  }
  return found;
}

/** What was used of the build before, as it is in this one. */
async function usedBefore() {
  const stem = (/** @type {string} */ path) => path.replace(/-[0-9a-f]{10}\./, ".");
  const stored = await Promise.all((await caches.keys()).filter((other) => other.startsWith(prefix)).map(pathsIn));
  const used = new Set(stored.flat().map(stem));
  return onDemand.filter(([path]) => used.has(stem(path)));
}

/** @param {string} cacheName */
const pathsIn = async (cacheName) =>
  (await (await caches.open(cacheName)).keys()).map(({ url }) => url.slice(root.href.length));

/** @param {unknown} paths what a page has loaded beside what it had */
async function keepAlso(paths) {
  const wanted = onDemand.filter(([path]) => Array.isArray(paths) && paths.includes(path));
  const [script] = assets;
  // Nothing is kept for a visitor who removed all.
  if (script && (await isKept(script[0]))) await keepFiles(await caches.open(name), wanted);
}

async function install() {
  const languages = new Set([...languagesWith(""), ...(await languagesBefore())]);
  const cache = await caches.open(name);
  try {
    const used = await usedBefore();
    await Promise.all([keepAssets(cache), keepFiles(cache, used), ...[...languages].map((lang) => keepPages(cache, lang))]);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

async function activate() {
  const old = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== name);
  await Promise.all(old.map((other) => caches.delete(other)));
  await worker.clients.claim();
}

/** @param {string} lang @returns {Promise<number>} bytes that are kept in all */
async function keep(lang) {
  const cache = await caches.open(name);
  const [script] = assets;
  // Gone where a visitor removed all and then thought better of it.
  if (script && !(await isKept(script[0]))) await keepAssets(cache);
  for (const wanted of languagesWith(lang)) {
    const [first] = pages[wanted] ?? [];
    // What cannot be had now is asked for at the next visit.
    if (first && !(await isKept(first[0]))) await keepPages(cache, wanted).catch(() => undefined);
  }
  /** @type {[path: string, bytes: number, hash?: string][][]} */
  const kept = [assets];
  for (const [one, list] of Object.entries(pages)) {
    if (list[0] && (await isKept(list[0][0]))) kept.push(list, spoken[one] ?? []);
  }
  return kept.flat().reduce((sum, [, bytes]) => sum + bytes, 0);
}

/** @param {Request} request one that asks for a file anew, after a failure, gets it if it can be had */
async function asset(request) {
  const kept = await caches.match(request, ANY);
  if (!kept) return fetch(request);
  return ["no-cache", "reload"].includes(request.cache) ? fetch(request).catch(() => kept) : kept;
}

/**
 * Asked for here and not by navigation preload: where that fails, Firefox shows its own
 * error page, whatever we answer.
 * @param {Request} request
 */
async function page(request) {
  const { pathname } = new URL(request.url);
  const path = pathname.slice(root.pathname.length).replace(/(^|\/)index\.html$/, "$1");
  const kept = await caches.match(at(path), { ...ANY, cacheName: name });
  const fresh = fetch(request);
  if (kept) {
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    const first = await Promise.race([fresh.catch(() => null), late]);
    return first instanceof Response && first.status < 500 ? first : kept;
  }
  try {
    return await fresh;
  } catch (error) {
    if (await isKept(`${path}/`)) return Response.redirect(at(`${path}/`));
    throw error;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  const [port] = event.ports;
  if (event.data?.kind === "keep-also") event.waitUntil(keepAlso(event.data.paths).catch(() => undefined));
  if (event.data?.kind !== "keep" || !port) return;
  event.waitUntil(keep(String(event.data.lang)).then((bytes) => port.postMessage(bytes)));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(root.href)) return;
  const path = request.url.slice(root.href.length);
  if (path.startsWith("assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate" || Object.hasOwn(aliases, path)) event.respondWith(page(request));
});
