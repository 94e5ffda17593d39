/** Panels that a button opens and closes: one at a time, Escape closes, focus goes along. */

import { need } from "./dom.js";

/** @param {HTMLElement} root @param {(name: string) => void} onopen */
export function createPanels(root, onopen) {
  const panels = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-panel]")]);
  const opener = (/** @type {HTMLElement} */ panel) => need(root, `[data-action="${panel.dataset.panel}"]`);

  /** @param {HTMLElement} panel @param {boolean} open */
  function set(panel, open) {
    panel.hidden = !open;
    opener(panel).setAttribute("aria-expanded", String(open));
  }

  /** @param {HTMLElement} panel */
  function close(panel) {
    const hadFocus = panel.contains(document.activeElement);
    set(panel, false);
    if (hadFocus) opener(panel).focus();
  }

  /** @param {string} name */
  function toggle(name) {
    for (const panel of panels) {
      if (panel.dataset.panel !== name) set(panel, false);
      else if (!panel.hidden) close(panel);
      else {
        set(panel, true);
        onopen(name);
        panel.focus({ preventScroll: true });
        panel.scrollIntoView({ block: "nearest" });
      }
    }
  }

  for (const panel of panels) {
    panel.addEventListener("keydown", (event) => {
      if (event.key === "Escape") close(panel);
    });
  }

  return {
    toggle,
    /** @param {HTMLElement} inside */
    closeAround(inside) {
      const panel = panels.find((one) => one.contains(inside));
      if (panel) close(panel);
    },
    /** @param {string} name */
    isOpen: (name) => panels.some((panel) => panel.dataset.panel === name && !panel.hidden),
  };
}
