/**
 * The frame's end of the line to its host page: a greeting, then a port that
 * nobody else holds. Anyone may embed a widget, so any parent is answered, but
 * only the parent, and only as fast as anybody can see.
 */

import { createMailbox } from "./mailbox.js";
import { hello, isPortOffer, readFromHost } from "./protocol.js";

/** @typedef {import("./protocol.js").FromFrame} FromFrame */

/** A host that is told (ms) what was wrong need not be told again for every message. */
const QUIET = 1000;

/**
 * @param {{
 *   onopen: () => void, onmessage: (message: import("./protocol.js").FromHost) => void,
 * }} events
 */
export function createHost({ onopen, onmessage }) {
  /** @type {MessagePort | null} */
  let port = null;
  /** Where the parent is from: the first that speaks as one, for good. @type {string | undefined} */
  let home;
  let complained = -Infinity;
  const receive = createMailbox(onmessage);
  /** @param {FromFrame} message */
  const send = (message) => port?.postMessage(message);

  /** @param {string} code @param {string[]} refused */
  function complain(code, refused) {
    if (performance.now() - complained < QUIET) return;
    complained = performance.now();
    send({ kind: "error", code, refused });
  }

  addEventListener("message", ({ source, origin: from, data, ports }) => {
    const [offered] = ports;
    if (source !== parent || !offered || !isPortOffer(data)) return;
    if (from !== (home ??= from)) return;
    port?.close();
    port = offered;
    port.onmessage = (event) => {
      const message = readFromHost(event.data);
      if (message) receive(message);
      else complain("message-refused", [String(event.data?.kind ?? typeof event.data).slice(0, 60)]);
    };
    onopen();
  });
  // Who may listen is not known yet; the greeting says nothing but that we are here.
  parent.postMessage(hello(), "*");

  return { send, complain };
}

/** How long (ms) a host may take to give the frame its height. */
const FITTING = 400;

/**
 * Tells each new height of the widget. Where the host follows, the frame never
 * scrolls, not even in the moment until it does: a scroll bar would take from the
 * width, and so change the height again.
 * @param {HTMLElement} root @param {(value: number) => void} tell
 */
export function onHeight(root, tell) {
  let last = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const check = () => document.documentElement.toggleAttribute("data-fitted", innerHeight >= last - 1);
  const measure = () => {
    const value = Math.ceil(root.getBoundingClientRect().height);
    if (!value || value === last) return;
    tell((last = value));
    clearTimeout(timer);
    timer = setTimeout(check, FITTING);
  };
  new ResizeObserver(measure).observe(root);
  addEventListener("resize", () => innerHeight >= last - 1 && check());
  return {
    /** Somebody listens now. */
    again() {
      document.documentElement.toggleAttribute("data-fitted", true);
      last = 0;
      measure();
    },
  };
}

/** Browsers that size frames themselves are told to look again. */
export function askForSize() {
  const { requestResize } = /** @type {{ requestResize?: () => unknown }} */ (globalThis);
  try {
    // Refused wherever the host page does not size us this way.
    Promise.resolve(requestResize?.call(globalThis)).catch(() => undefined);
  } catch {
    // the same, said at once
  }
}
