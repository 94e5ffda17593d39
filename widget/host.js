/**
 * The frame's end of the line to its host page: a greeting, then a port that
 * nobody else holds. Anyone may embed a widget, so any parent is answered, but
 * only the parent.
 */

import { hello, isPortOffer, readFromHost } from "./protocol.js";

/** @typedef {import("./protocol.js").FromFrame} FromFrame */

/**
 * @param {{
 *   onopen: () => void, onmessage: (message: import("./protocol.js").FromHost) => void,
 * }} events
 */
export function createHost({ onopen, onmessage }) {
  /** @type {MessagePort | null} */
  let port = null;

  addEventListener("message", ({ source, data, ports }) => {
    const [offered] = ports;
    if (source !== parent || !isPortOffer(data) || !offered) return;
    port?.close();
    port = offered;
    port.onmessage = (event) => {
      const message = readFromHost(event.data);
      if (message) onmessage(message);
    };
    onopen();
  });
  // Who may listen is not known yet; the greeting says nothing but that we are here.
  parent.postMessage(hello(), "*");

  return {
    /** @param {FromFrame} message */
    send: (message) => port?.postMessage(message),
  };
}

/** Tells each new height of the widget. @param {HTMLElement} root @param {(value: number) => void} tell */
export function onHeight(root, tell) {
  let last = 0;
  const measure = () => {
    const value = Math.ceil(root.getBoundingClientRect().height);
    if (value && value !== last) tell((last = value));
  };
  new ResizeObserver(measure).observe(root);
  return {
    again() {
      last = 0;
      measure();
    },
  };
}
