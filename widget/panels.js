/** Panels that a button opens and closes: one at a time, Escape closes, focus goes along. */

/** @param {HTMLElement} root @param {(name: string, opener: HTMLElement) => void} onopen */
export function createPanels(root, onopen) {
  const panels = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-panel]")]);
  const openers = (/** @type {HTMLElement} */ { id }) =>
    /** @type {HTMLElement[]} */ ([...root.querySelectorAll(`[aria-controls="${id}"]`)]);
  const isPressed = (/** @type {HTMLElement} */ opener) => opener.getAttribute("aria-expanded") === "true";

  /** @param {HTMLElement} panel @param {HTMLElement | null} opener null: closed */
  function set(panel, opener) {
    panel.hidden = !opener;
    for (const one of openers(panel)) one.setAttribute("aria-expanded", String(one === opener));
  }

  /** @param {HTMLElement} panel */
  function close(panel) {
    const hadFocus = panel.contains(document.activeElement);
    const opener = openers(panel).find(isPressed);
    set(panel, null);
    if (hadFocus) opener?.focus();
  }

  /** @param {HTMLElement} opener */
  function toggle(opener) {
    for (const panel of panels) {
      if (panel.id !== opener.getAttribute("aria-controls")) set(panel, null);
      else if (isPressed(opener)) close(panel);
      else {
        set(panel, opener);
        onopen(panel.dataset.panel ?? "", opener);
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
