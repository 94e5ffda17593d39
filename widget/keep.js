/**
 * Keeps the site in this browser, so that it opens without a connection: the page's
 * side of service-worker.js. Loaded when a full page is idle; where it cannot work,
 * nothing is said and nothing is missing.
 */

import { need, say } from "./dom.js";
import { megabytes } from "./size.js";

/** The visitor's choice against it, as long as the browser keeps that. */
const DECLINED = "calclet-not-kept";

/** @param {string} value "" forgets the choice */
function decline(value) {
  try {
    if (value) localStorage.setItem(DECLINED, value);
    else localStorage.removeItem(DECLINED);
  } catch {
    // Blocked storage keeps no site either.
  }
}

const isDeclined = () => {
  try {
    return localStorage.getItem(DECLINED) !== null;
  } catch {
    return true;
  }
};

/** @param {ServiceWorker} worker @param {string} lang @returns {Promise<number>} bytes that are kept */
function askToKeep(worker, lang) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(Number(data));
    worker.postMessage({ kind: "keep", lang }, [port2]);
  });
}

/**
 * @param {{ address: string, lang: string, place: HTMLElement, words: import("./words.js").Words }} what
 *   address: that of the service worker, in the site's root; place: where it is told
 */
export async function keepSite({ address, lang, place, words }) {
  const container = navigator.serviceWorker;
  const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
  if (!container || connection?.saveData) return;
  const button = need(place, "button");

  /** @param {string} text @param {string} action */
  function show(text, action) {
    say(need(place, ".stored"), text);
    say(button, words.format(action));
    button.dataset.action = action.replace("action-", "");
    place.hidden = false;
  }

  async function keep() {
    await container.register(address);
    const { active } = await container.ready;
    if (!active) return;
    const size = megabytes(lang, await askToKeep(active, lang));
    show(words.format("stored-note", { size }), "action-forget");
  }

  async function forget() {
    decline("yes");
    const registration = await container.getRegistration(address);
    await registration?.unregister();
    const scope = new URL(".", address).pathname;
    const names = (await caches.keys()).filter((name) => name.startsWith(`calclet ${scope} `));
    await Promise.all(names.map((name) => caches.delete(name)));
    show(words.format("stored-forgotten"), "action-keep");
  }

  button.addEventListener("click", () => {
    if (button.dataset.action === "forget") return void forget();
    decline("");
    void keep().catch(() => undefined);
  });
  if (isDeclined()) show(words.format("stored-forgotten"), "action-keep");
  else await keep();
}
