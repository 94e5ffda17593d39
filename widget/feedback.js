/** Was it useful? To an endpoint of the site's owner, or by mail. */

import { need, say } from "./dom.js";

/** Long enough for a slow line, short enough to be told. */
const DEADLINE = 10_000;

/**
 * @param {import("./manifest.js").Config} config
 * @param {import("./words.js").Words} words
 */
export function createFeedback({ feedback, manifest, lang }, words) {
  const section = document.querySelector(".feedback");
  if (!section || !feedback) return;
  const form = /** @type {HTMLFormElement} */ (need(section, ".feedback-form"));
  const text = /** @type {HTMLTextAreaElement} */ (need(form, "textarea"));
  const state = need(section, ".feedback-state");
  const yes = need(section, '[data-action="feedback-yes"]');
  const no = need(section, '[data-action="feedback-no"]');

  /** @param {boolean} useful */
  async function send(useful) {
    const message = { v: 1, calculator: manifest.slug, lang, useful, text: text.value };
    if (feedback?.mailto) return mail(feedback.mailto, message.text);
    const response = await fetch(feedback?.endpoint ?? "", {
      method: "POST",
      // Plain text asks the endpoint for no preflight.
      headers: { "content-type": "text/plain;charset=utf-8" },
      body: JSON.stringify(message),
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(DEADLINE),
    });
    if (!response.ok) throw new Error(String(response.status));
  }

  /** @param {string} address @param {string} body */
  function mail(address, body) {
    const subject = `${words.format("title")} (${lang})`;
    location.assign(`mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`);
  }

  yes.addEventListener("click", () => {
    form.hidden = true;
    no.setAttribute("aria-expanded", "false");
    say(state, words.format("feedback-thanks"));
    // A lost "yes" is not worth bothering anyone about.
    if (feedback.endpoint) send(true).catch(() => undefined);
  });

  no.addEventListener("click", () => {
    form.hidden = !form.hidden;
    no.setAttribute("aria-expanded", String(!form.hidden));
    say(state, "");
    if (!form.hidden) text.focus();
  });

  form.addEventListener("submit", (event) => event.preventDefault());
  need(form, "button").addEventListener("click", async () => {
    if (!text.value.trim()) return text.focus();
    try {
      await send(false);
      if (feedback.mailto) return; // the mail program has it now; only it knows whether it goes out
      text.value = "";
      form.hidden = true;
      no.setAttribute("aria-expanded", "false");
      say(state, words.format("feedback-sent"));
      no.focus();
    } catch {
      say(state, words.format("feedback-failed"));
    }
  });
}
