/**
 * What a host says faster than anybody could see it: the first is heard at once,
 * the rest of a moment is joined to what it comes to. Pure.
 */

/** @typedef {import("./protocol.js").FromHost} FromHost */

/** Milliseconds between two deliveries. */
const PAUSE = 40;

/**
 * @param {(message: FromHost) => void} deliver
 * @param {(then: () => void, milliseconds: number) => unknown} later
 * @returns {(message: FromHost) => void}
 */
export function createMailbox(deliver, later = setTimeout) {
  /** @type {Map<FromHost["kind"], FromHost>} the newest of each kind, oldest first */
  const held = new Map();
  let waiting = false;

  /** @param {FromHost} message */
  function hold(message) {
    const earlier = held.get(message.kind);
    // A reset takes back what was set before it.
    if (message.kind === "reset") held.delete("set-values");
    const joined =
      message.kind === "set-values" && earlier?.kind === "set-values"
        ? { ...message, values: { ...earlier.values, ...message.values } }
        : message;
    held.delete(message.kind);
    held.set(message.kind, joined);
  }

  function empty() {
    const messages = [...held.values()];
    held.clear();
    waiting = messages.length > 0;
    if (waiting) later(empty, PAUSE);
    messages.forEach(deliver);
  }

  return (message) => {
    hold(message);
    if (!waiting) empty();
  };
}
