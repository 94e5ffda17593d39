/**
 * What a sandbox may forbid a frame: pop-ups and printing. Tried all the same; where
 * it fails, the host page is asked and the address shown as text to take along.
 */

import { need, say } from "./dom.js";

/** By then (ms) a browser that prints has said so. */
const PRINTING = 400;

/**
 * @param {HTMLElement} root
 * @param {import("./words.js").Words} words
 * @param {(address: string) => void} ask the host page to open it
 */
export function createBeyond(root, words, ask) {
  const box = need(root, ".beyond");
  const field = /** @type {HTMLInputElement} */ (need(box, ".address"));

  /** @param {string} address @param {string} message */
  function show(address, message) {
    ask(address);
    say(need(box, "p"), words.format(message));
    field.value = address;
    box.hidden = false;
    field.focus({ preventScroll: true });
    field.select();
    box.scrollIntoView({ block: "nearest" });
  }

  need(box, "button").addEventListener("click", () => (box.hidden = true));
  root.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (link?.target !== "_blank" || !plain || !/^https?:/.test(link.href)) return;
    event.preventDefault();
    const opened = open(link.href, "_blank");
    if (opened) opened.opener = null;
    else show(link.href, "beyond-open");
  });

  return {
    /** @param {() => void} print @param {string} address the page that can print as much */
    print(print, address) {
      let printed = false;
      addEventListener("beforeprint", () => (printed = true), { once: true });
      print();
      setTimeout(() => printed || show(address, "beyond-print"), PRINTING);
    },
  };
}
