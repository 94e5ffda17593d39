/** A button that copies a text, and says whether it has. */

import { make } from "../../dom.js";

/** How long (ms) a button shows that it has copied. */
const DONE = 1600;

/**
 * @param {HTMLButtonElement} button @param {() => string} read the text
 * @param {Pick<import("../../toolbox.js").Context, "words" | "copy" | "announce">} context
 * @param {string} done the message that says so @param {(copied: boolean) => void} [onchange] as it is shown, and then no more
 */
export function copies(button, read, { words, copy, announce }, done, onchange = () => undefined) {
  button.addEventListener("click", async () => {
    const text = read();
    const source = make("textarea", { value: text, readOnly: true, className: "visually-hidden" });
    button.after(source);
    const copied = await copy(text, source);
    source.remove();
    button.focus();
    announce(words.format(copied ? done : "copy-failed"));
    if (!copied) return;
    button.dataset.done = "";
    onchange(true);
    setTimeout(() => {
      delete button.dataset.done;
      onchange(false);
    }, DONE);
  });
}
