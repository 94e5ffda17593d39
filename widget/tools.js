/** Tools beside the calculator: only the way to them is here, they come when first opened. */

import { need, say } from "./dom.js";

/** @typedef {import("./toolbox.js").Told} Told */

/**
 * @param {HTMLElement} root @param {string} address of what the build tells about tools
 * @param {import("./toolbox.js").Page} page what tools need of it
 */
export function createTools(root, address, page) {
  const panel = need(root, '[data-panel="tool"]');
  const failure = need(panel, ".tool-failure");
  /** @type {Map<string, HTMLElement>} by their names */
  const places = new Map();
  let attempt = 0;
  let shown = "";

  /** A broken import is remembered by its address, so each attempt has another. @param {string} name @param {HTMLElement} place */
  async function load(name, place) {
    if (page.packed) {
      const told = await page.packed.file(address.replace(page.config.root, ""));
      return page.packed.openTool(name, place, page, told, attempt);
    }
    const response = await fetch(page.absolute(address), { cache: attempt ? "no-cache" : "default" });
    const told = /** @type {Told} */ (await response.json());
    /** @type {typeof import("./toolbox.js")} */
    const { openTool } = await import(`${page.absolute(page.config.root + told.box)}#${attempt}`);
    await openTool(name, place, page, told, attempt);
  }

  /** @param {HTMLElement} opener */
  async function show(opener) {
    const name = (shown = opener.dataset.tool ?? "");
    say(need(panel, "h2"), opener.textContent ?? "");
    failure.hidden = true;
    for (const [other, place] of places) place.hidden = other !== name;
    if (places.has(name)) return;
    const place = document.createElement("div");
    place.className = "tool";
    place.setAttribute("aria-busy", "true");
    places.set(name, place);
    failure.before(place);
    try {
      await load(name, place);
      place.removeAttribute("aria-busy");
    } catch {
      attempt += 1;
      place.remove();
      places.delete(name);
      if (shown !== name) return;
      failure.hidden = false;
      page.status.announce(need(failure, "span").textContent ?? "");
    }
  }

  need(failure, "button").addEventListener("click", () => {
    panel.focus({ preventScroll: true }); // the button goes
    void show(need(root, `[data-tool="${shown}"]`));
  });

  return { show };
}
