/** The line to one frame: it greets, is handed a port, and only the port is used. */
import { isHello, portOffer, readFromFrame } from "../widget/protocol.js";

/** @typedef {import("../widget/protocol.js").FromFrame} FromFrame */
/** @typedef {import("../widget/protocol.js").FromHost} FromHost */
/** @typedef {(message: FromHost) => void} Send  before the greeting: to nobody */

/**
 * @param {HTMLIFrameElement} frame
 * @param {string} origin where the frame's page comes from
 * @param {(message: FromFrame) => void} receive
 * @param {AbortSignal} signal
 * @returns {Send}
 */
export function openLine(frame, origin, receive, signal) {
  /** @type {MessagePort | undefined} */
  let port;

  // In a sandboxed host page our frame is sandboxed too, and its origin is "null".
  const expected = self.origin === "null" ? [origin, "null"] : [origin];

  /** @param {MessageEvent} event */
  const greeted = ({ source, origin: from, data }) => {
    const peer = frame.contentWindow;
    if (!peer || source !== peer || !expected.includes(from) || !isHello(data)) return;
    port?.close(); // the frame has loaded anew
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = (event) => {
      const message = readFromFrame(event.data);
      if (message) receive(message);
    };
    peer.postMessage(portOffer(), from === "null" ? "*" : from, [channel.port2]);
  };

  addEventListener("message", greeted, { signal });
  signal.addEventListener("abort", () => port?.close());
  return (message) => port?.postMessage(message);
}
