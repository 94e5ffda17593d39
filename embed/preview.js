/**
 * The preview: a host page in a real frame, holding the very text of the snippet.
 * A new one loads behind the one that is seen, so that nothing flashes.
 */
import { framePage } from "../widget/trusted.js";
import { direction } from "../widget/words.js";

/**
 * @typedef {object} Host
 * @property {string} snippet
 * @property {string} lang
 * @property {string} theme light or dark
 * @property {number} width in CSS pixels; scaled down where there is less room
 * @property {string} title
 */

const SLOWEST = 4000; // milliseconds until a preview is shown, ready or not

/** @param {Host} host @param {string} style address of the host page's stylesheet */
const hostPage = (host, style) => `<!doctype html>
<html lang="${host.lang}" dir="${direction(host.lang)}" class="${host.theme}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${host.theme}</title>
<link rel="stylesheet" href="${style}">
<body>
<div class="text"><i></i><i></i><i></i></div>
<main>
${host.snippet}
</main>
<div class="text"><i></i><i></i></div>
`;

/**
 * @param {HTMLElement} pane
 * @param {string} style
 * @param {(invalid: string[]) => void} onchecked which inputs the widget refuses
 */
export function createPreview(pane, style, onchecked) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let width = 0;
  let height = 720;
  let life = new AbortController();
  /** @type {Host | undefined} */
  let shown;
  /** @returns {HTMLIFrameElement | null} */
  const seen = () => pane.querySelector("iframe:not(.coming)");

  function fit() {
    const scale = Math.min(1, pane.clientWidth / (width || 1));
    sheet.replaceSync(`.stage { block-size: ${Math.ceil(height * scale)}px }
      .stage > iframe {
        inline-size: ${width}px; block-size: ${height}px; scale: ${scale};
        inset-inline-start: calc(50% - ${(width * scale) / 2}px);
      }`);
  }
  new ResizeObserver(fit).observe(pane);

  /** @param {HTMLIFrameElement} frame */
  function swap(frame) {
    for (const older of pane.querySelectorAll("iframe")) {
      if (older !== frame) older.remove();
    }
    frame.className = "";
    frame.inert = false;
  }

  /** @param {Host} host */
  function show(host) {
    const page = shown?.snippet === host.snippet && seen()?.contentDocument;
    shown = host;
    width = host.width;
    fit();
    // The same widget on another page: it goes on with what was typed.
    if (page) page.documentElement.className = host.theme;
    else load(host);
  }

  /** @param {Host} host */
  function load(host) {
    life.abort();
    life = new AbortController();
    const { signal } = life;
    pane.querySelector("iframe.coming")?.remove();

    const frame = document.createElement("iframe");
    frame.className = "coming";
    frame.inert = true;
    frame.title = host.title;
    pane.append(frame);
    const page = frame.contentDocument;
    if (!page) return;
    // By srcdoc the page would have our policy too, but Firefox's 'self' means no
    // frame of ours in there.
    page.open();
    frame.addEventListener("load", () => watch(frame, signal), { signal });
    page.write(framePage(hostPage(host, style)));
    page.close();
  }

  /** @param {HTMLIFrameElement} frame @param {AbortSignal} signal */
  function watch(frame, signal) {
    const page = frame.contentDocument;
    if (!page) return swap(frame);

    const grown = new ResizeObserver(() => {
      height = page.documentElement.offsetHeight;
      fit();
    });
    signal.addEventListener("abort", () => grown.disconnect());

    const ready = () => {
      clearTimeout(timer);
      swap(frame);
      grown.observe(page.documentElement);
      watchErrors(innerFrame(page)?.contentDocument, signal);
    };
    const timer = setTimeout(ready, SLOWEST);
    signal.addEventListener("abort", () => clearTimeout(timer));

    const widget = page.querySelector("calclet-widget");
    if (widget?.shadowRoot?.querySelector("iframe.ready") || isLoaded(page)) ready();
    widget?.addEventListener("calclet-ready", ready, { signal });
    // Load events do not bubble, but they are captured.
    page.addEventListener("load", ready, { capture: true, signal });
  }

  /** @param {Document | null | undefined} page of the widget @param {AbortSignal} signal */
  function watchErrors(page, signal) {
    if (!page) return;
    const check = () => {
      const fields = page.querySelectorAll("form [data-input]:has([aria-invalid='true'])");
      onchecked(Array.from(fields, (field) => field.getAttribute("data-input") ?? ""));
    };
    const observer = new MutationObserver(check);
    const attributeFilter = ["aria-invalid"];
    observer.observe(page, { subtree: true, attributes: true, attributeFilter });
    signal.addEventListener("abort", () => observer.disconnect());
    check();
  }

  return { show };
}

/** @param {Document} page @returns {HTMLIFrameElement | null | undefined} */
const innerFrame = (page) =>
  page.querySelector("calclet-widget")?.shadowRoot?.querySelector("iframe") ??
  page.querySelector("iframe");

/** Only of a plain frame: a widget says itself when it is ready. @param {Document} page */
const isLoaded = (page) =>
  !page.querySelector("calclet-widget") &&
  page.querySelector("iframe")?.contentDocument?.URL !== "about:blank" &&
  page.querySelector("iframe")?.contentDocument?.readyState === "complete";
