/// <reference path="./globals.d.ts" />
/**
 * `<calclet-widget>`: a calculator in a frame of its own, on any page.
 *
 * Attributes: calculator, lang, theme, accent, font, load, hide, readonly, width, label, and
 * the calculator's input ids; all may change at any time. Without `lang` the nearest
 * ancestor's language counts, if the site has it. What stands inside the element is
 * shown until the frame is ready, and stays if it never is.
 */
import { nearestLanguage } from "./languages.js";
import { openLine } from "./line.js";
import { PROBE_STYLE, readLook, watchLook } from "./look.js";
import { address, fragment, isInput } from "./names.js";

/** @typedef {import("../widget/protocol.js").FromFrame} FromFrame */
/** @typedef {Record<string, string>} Texts */

const LANGUAGES = typeof CALCLET_LANGUAGES === "undefined" ? ["en"] : CALCLET_LANGUAGES;

// Only while a script runs does the page tell where it came from. The immutable copy,
// for SRI, lies one folder deeper.
// An image named currentScript would hide the property, but not its getter.
const running = Object.getOwnPropertyDescriptor(Document.prototype, "currentScript")?.get;
const SOURCE = /** @type {HTMLScriptElement | null} */ (running?.call(document))?.src;
const BASE = new URL(
  /\/assets\/calclet-\w+\.js$/.test(SOURCE ?? "") ? ".." : ".",
  SOURCE || document.baseURI,
);

const SILENCE = 10_000; // milliseconds from when the frame should have loaded
const TALLEST = 10_000; // CSS pixels
const LEAD = 1000; // milliseconds
const STYLE = `
div { min-block-size: 610px }
:host { display: block; min-inline-size: min(100%, 280px) }
:host([hidden]) { display: none }
div { display: grid; align-items: start }
slot, iframe { grid-area: 1 / 1; display: block }
iframe { border: 0; max-inline-size: 100%; visibility: hidden; color-scheme: light dark }
iframe[data-scheme="light"] { color-scheme: light }
iframe[data-scheme="dark"] { color-scheme: dark }
iframe.ready { visibility: visible }
slot[hidden] { display: none }
iframe { frame-sizing: content-height }
@supports (frame-sizing: content-height) { iframe[data-native] { block-size: auto } }
${PROBE_STYLE}`;

/** Up to which width a frame of four inputs and two results needs which height, in English, which needs more than most. */
const ROOMS = [
  [326, 1005], [394, 949], [402, 883], [442, 1116], [558, 1062],
  [575, 1008], [597, 968], [722, 882], [788, 703],
];
/** So many pixels too many stay below the widget: less than a jump of what follows. */
const SPARE = 56;

/** Room for a frame that has not told its height yet, so that nothing below it jumps. */
const reserve = (/** @type {number} */ width) =>
  ROOMS.find(([most = 0]) => width < most)?.[1] ?? 665;

/** @param {[string, unknown][]} pairs @returns {Texts} */
const inputs = (pairs) =>
  Object.fromEntries(
    pairs.flatMap(([name, value]) =>
      isInput(name) && value != null ? [[name, String(value)]] : [],
    ),
  );

/**
 * Frames that load at once keep one another waiting: the page's first comes alone, and
 * begins with the Python that they share. The others follow when it greets, or after LEAD.
 * @type {Promise<void> | undefined}
 */
let led;
let follow = () => {};

// What only a new address can tell a frame.
const ADDRESSED = ["calculator", "lang", "load", "hide", "readonly"];

class CalcletWidget extends HTMLElement {
  #root = this.attachShadow({ mode: "open" });
  #box = document.createElement("div");
  #fallback = document.createElement("slot");
  #sheet = new CSSStyleSheet();
  #probe = document.createElement("i");
  /** What the frame was last told of the look, as text, and what its address says. */
  #look = "";
  #firstLook = "";
  #timer = 0;
  /** Height that is kept for the frame, and afterwards where it all but needs it. */
  #room = 0;
  #observer = new MutationObserver((records) => this.#changed(records));
  /** @type {HTMLIFrameElement | undefined} the newest; an older one is seen until it is ready */
  #frame;
  /** The newest frame's life. */
  #life = new AbortController();
  /** @type {import("./line.js").Send} */
  #send = () => {};
  /** @type {Texts} what the frame's address says */
  #addressed = {};
  /** @type {Texts} what host and visitor have set since */
  #later = {};
  /** The calculator's name, as the frame tells it. */
  #title = "";

  constructor() {
    super();
    this.#sheet.replaceSync(STYLE);
    this.#root.adoptedStyleSheets = [this.#sheet];
    this.#box.append(this.#fallback);
    this.#root.append(this.#box, this.#probe);

    // A property that was set before this script came hides our own.
    const early = Object.getOwnPropertyDescriptor(this, "values")?.value;
    Reflect.deleteProperty(this, "values");
    if (early) this.values = early;
  }

  connectedCallback() {
    this.#observer.observe(this, { attributes: true, attributeOldValue: true });
    this.#open();
  }

  // Its being here lets the frame live through moveBefore().
  connectedMoveCallback() {}

  disconnectedCallback() {
    this.#observer.disconnect();
    this.#life.abort();
    this.#box.replaceChildren(this.#fallback);
    this.#fallback.hidden = false;
  }

  /** What is known of the inputs, as text. @returns {Record<string, unknown>} */
  get values() {
    return this.#values();
  }

  /** Inputs that are not named keep theirs. @param {Record<string, unknown>} values */
  set values(values) {
    const set = inputs(Object.entries(values ?? {}));
    Object.assign(this.#later, set);
    this.#sendValues(Object.keys(set));
  }

  /** Back to the snippet's values. */
  reset() {
    this.#later = {};
    this.#send({ kind: "reset" });
    this.#catchUp();
  }

  /** The report of what is shown, as the frame's own button prints it. */
  print() {
    this.#send({ kind: "print" });
  }

  #values() {
    return { ...this.#given(), ...this.#later };
  }

  #given() {
    return inputs(Array.from(this.attributes, ({ name, value }) => [name, value]));
  }

  /** @param {string} name */
  #option(name) {
    return this.getAttribute(name)?.trim() ?? "";
  }

  #open() {
    this.#life.abort();
    this.#send = () => {};
    if (this.#frame?.className === "") this.#frame.remove();
    const calculator = this.#option("calculator");
    if (!calculator) return;

    const wanted = this.closest("[lang]:not([lang=''])")?.getAttribute("lang") ?? "";
    const lang = nearestLanguage(wanted, LANGUAGES);
    const load = this.#option("load");
    const { theme, accent, font } = readLook(this, this.#probe);
    this.#addressed = this.#given();
    const hash = fragment(this.#addressed, {
      theme: theme === "auto" ? "" : theme,
      accent,
      font,
      load: load === "auto" ? "" : load,
      hide: this.#option("hide"),
      readonly: this.#option("readonly"),
    });

    const frame = document.createElement("iframe");
    frame.allow = "clipboard-write; web-share";
    frame.loading = load === "eager" ? "eager" : "lazy";
    if (!this.#box.querySelector(".ready")) this.#keepRoom(reserve(this.clientWidth));
    frame.src = address(BASE.href, lang, calculator, `embed/${hash}`);

    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#send = openLine(frame, BASE.origin, (m) => this.#hear(m, frame), signal);
    this.#firstLook = JSON.stringify({ theme, accent, font });
    watchLook(this.#probe, () => this.#sendLook(), signal);
    if (theme === "light" || theme === "dark") frame.dataset.scheme = theme;
    this.#awaitGreeting(frame, signal);
    this.#frame = frame;
    this.#dress();
    const bring = () => signal.aborted || this.#box.append(frame);
    if (frame.loading === "lazy" || !led) bring();
    else void led.then(bring);
    if (frame.loading === "eager") led ??= new Promise((go) => setTimeout((follow = go), LEAD));
  }

  /** @param {number} height */
  #keepRoom(height) {
    this.#room = height;
    const [rule] = this.#sheet.cssRules;
    /** @type {CSSStyleRule} */ (rule).style.minBlockSize = `${height}px`;
  }

  /** Title and width, which need no new frame. */
  #dress() {
    if (!this.#frame) return;
    const width = this.#option("width");
    this.#frame.width = /^\d+$/.test(width) ? width : "100%";
    this.#frame.title =
      this.#option("label") ||
      this.#title ||
      this.textContent?.trim() ||
      this.#option("calculator");
  }

  /** @param {HTMLIFrameElement} frame @param {AbortSignal} signal */
  #awaitGreeting(frame, signal) {
    let timer = 0;
    const start = () => {
      timer ||= self.setTimeout(() => {
        if (!frame.className) this.#tell("error", { code: "frame-silent" });
      }, SILENCE);
    };
    // A lazy frame may stay unloaded for ever: time runs from when it is seen.
    const seen = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    });
    seen.observe(frame);
    frame.addEventListener("load", start, { signal });
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      seen.disconnect();
    });
  }

  /** @param {FromFrame} message @param {HTMLIFrameElement} frame */
  #hear(message, frame) {
    if (message.kind === "ready") {
      follow();
      this.#title = message.title;
      this.#dress();
      this.#show(frame);
      this.#look = this.#firstLook;
      this.#sendLook();
      this.#catchUp();
      this.#tell("ready", {});
    } else if (message.kind === "height") {
      const height = Math.min(Math.ceil(message.value), TALLEST);
      if (height > this.#room || height < this.#room - SPARE) this.#keepRoom(0);
      frame.height = String(height);
      this.#sizeNatively(frame);
    } else if (message.kind === "result") {
      const { inputs, outputs } = message;
      this.#later = { ...inputs };
      this.#tell("result", { inputs, outputs });
    } else if (message.kind === "scheme") {
      frame.dataset.scheme = message.value;
    } else if (message.kind === "open") {
      // Pages of the site and no others; a sandboxed host may open none either.
      if (message.address.startsWith(BASE.href)) open(message.address, "_blank", "noopener");
    } else {
      const { code, refused } = message;
      this.#tell("error", refused ? { code, refused } : { code });
    }
  }

  /**
   * From its next growth on, the browser is faster than our message. Where it comes to
   * another height (Chromium 156 after a change of width), the message counts.
   * @param {HTMLIFrameElement} frame
   */
  #sizeNatively(frame) {
    delete frame.dataset.native;
    clearTimeout(this.#timer);
    this.#timer = self.setTimeout(() => {
      frame.dataset.native = "";
      if (Math.abs(frame.offsetHeight - Number(frame.height)) > 1) delete frame.dataset.native;
    }, 500);
  }

  /** @param {HTMLIFrameElement} frame */
  #show(frame) {
    const focused = this.matches(":focus-within");
    for (const older of this.#box.querySelectorAll("iframe.ready")) {
      if (older !== frame) older.remove();
    }
    frame.className = "ready";
    this.#fallback.hidden = true;
    if (focused) frame.focus(); // what had it is gone
  }

  /** Tells the frame what its address does not say, or says no longer. */
  #catchUp() {
    const [now, then] = [this.#values(), this.#addressed];
    const ids = Object.keys({ ...then, ...now }).filter((id) => now[id] !== then[id]);
    this.#sendValues(ids);
  }

  /** @param {string[]} ids one without a value goes back to the calculator's default */
  #sendValues(ids) {
    const now = this.#values();
    const values = Object.fromEntries(ids.map((id) => [id, now[id] ?? null]));
    if (ids.length) this.#send({ kind: "set-values", values });
  }

  #sendLook() {
    if (!this.#frame?.className) return; // it hears at its greeting
    const look = readLook(this, this.#probe);
    if (this.#look === (this.#look = JSON.stringify(look))) return;
    this.#send({ kind: "set-theme", ...look });
  }

  /** @param {MutationRecord[]} records */
  #changed(records) {
    const names = records
      .filter((r) => r.oldValue !== this.getAttribute(r.attributeName ?? ""))
      .map((r) => r.attributeName ?? "");
    const ids = names.filter(isInput);
    for (const id of ids) delete this.#later[id];
    if (names.includes("calculator")) [this.#later, this.#title] = [{}, ""];

    if (names.some((name) => ADDRESSED.includes(name))) return this.#open();
    if (["theme", "accent", "font", "style", "class"].some((n) => names.includes(n))) this.#sendLook();
    if (names.includes("width") || names.includes("label")) this.#dress();
    this.#sendValues(ids);
  }

  /** @param {string} kind @param {object} detail */
  #tell(kind, detail) {
    const event = { bubbles: true, composed: true, detail };
    this.dispatchEvent(new CustomEvent(`calclet-${kind}`, event));
  }
}

// The script may stand in a page as often as widgets do.
if (!customElements.get("calclet-widget")) {
  customElements.define("calclet-widget", CalcletWidget);
}
