/**
 * What a widget's element looks like to its host page: theme, accent and font, from
 * attributes, custom properties and, for theme="host", the computed styles around it.
 */
import { luminance } from "../widget/contrast.js";

/** @typedef {{ theme: string, accent: string, font: string }} Look */

/**
 * A part of the shadow tree: brings what is inherited into one notation, and tells
 * by its transitions that it changed, whoever did it in whatever way.
 */
export const PROBE_STYLE = `
i {
  position: absolute; visibility: hidden; inline-size: 0; block-size: 0;
  background-color: color-mix(in srgb, var(--calclet-accent) 100%, transparent 0%);
  outline-color: color-mix(in srgb, currentcolor 100%, transparent 0%);
  border-inline-start-color: color-mix(in srgb, var(--seen) 100%, transparent 0%);
  transition: 1ms step-start allow-discrete;
  transition-property: background-color, color, font-family, --calclet-theme, --calclet-font;
}`;

// Black text and white text contrast with it alike.
const MIDDLE = 0.179;

/**
 * @param {string} text a computed colour, `rgb(…)` or `color(srgb …)`
 * @returns {{ hex: string, alpha: number } | null}
 */
export function readColour(text) {
  const [, kind, list = ""] = /^(rgba?\(|color\(srgb )([^)]*)\)$/.exec(text) ?? [];
  const [red, green, blue, alpha = 1] = list.split(/[\s,/]+/).filter(Boolean).map(Number);
  if (red === undefined || green === undefined || blue === undefined) return null;
  const scale = kind === "color(srgb " ? 255 : 1;
  const parts = [red, green, blue].map((part) => {
    const whole = Math.round(Math.min(255, Math.max(0, part * scale)));
    return whole.toString(16).padStart(2, "0");
  });
  return parts.join("").includes("NaN") ? null : { hex: `#${parts.join("")}`, alpha };
}

/** The one that encloses it on the screen. @param {Element} element @returns {Element | null} */
const around = (element) =>
  element.assignedSlot ??
  element.parentElement ??
  /** @type {ShadowRoot} */ (element.getRootNode()).host ??
  null;

/** @param {Element} element @param {HTMLElement} probe */
function isDark(element, probe) {
  for (let at = /** @type {Element | null} */ (element); at; at = around(at)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    let colour = readColour(backgroundColor);
    if (!colour) {
      probe.style.setProperty("--seen", backgroundColor);
      colour = readColour(getComputedStyle(probe).borderInlineStartColor);
    }
    if (colour && colour.alpha > 0.5) return luminance(colour.hex) < MIDDLE;
    if (backgroundImage !== "none") break; // who knows; its text is made for it
  }
  const text = readColour(getComputedStyle(probe).outlineColor);
  return text !== null && luminance(text.hex) > MIDDLE;
}

/**
 * @param {HTMLElement} element
 * @param {HTMLElement} probe in its shadow tree
 * @returns {Look} with a theme that a frame knows, accent as #rrggbb
 */
export function readLook(element, probe) {
  const style = getComputedStyle(element);
  const chosen = (/** @type {string} */ name) =>
    element.getAttribute(name)?.trim() || style.getPropertyValue(`--calclet-${name}`).trim();
  const own = element.getAttribute("accent")?.trim();
  const inherited = readColour(getComputedStyle(probe).backgroundColor);
  const theme = chosen("theme") || "auto";
  const host = theme === "host";
  return {
    theme: host ? (isDark(element, probe) ? "dark" : "light") : theme,
    accent: own || (inherited?.alpha ? inherited.hex : ""),
    font: chosen("font") || (host ? style.fontFamily : ""),
  };
}

/**
 * @param {HTMLElement} probe
 * @param {() => void} look called when something may have changed
 * @param {AbortSignal} signal
 */
export function watchLook(probe, look, signal) {
  let timer = 0;
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = requestAnimationFrame(look);
    timer = self.setTimeout(look, 500); // backgrounds that fade
  };
  probe.addEventListener("transitionrun", soon, { signal });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", soon, { signal });
  // Backgrounds are not inherited; sites switch them at the top.
  const observer = new MutationObserver(soon);
  for (const element of [document.documentElement, document.body]) {
    if (element) observer.observe(element, { attributes: true });
  }
  signal.addEventListener("abort", () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  });
}
