/**
 * Another calculator beside a field, for a value that follows from others: its own
 * fields, its own answer, and a button that takes it. It comes when it is first opened.
 */

import { make, need, say } from "./dom.js";
import { complaint } from "./findings.js";
import { createForm } from "./form.js";
import { createPresets } from "./presets.js";
import { builtMarkup } from "./trusted.js";
import { carried } from "./units.js";
import { tell } from "./values.js";
import { createWords } from "./words.js";

/** @typedef {import("./manifest.js").Helper} Helper */
/** @typedef {{ slug: string, output: string, input: import("./manifest.js").Input, button: HTMLElement }} Wish */

/**
 * @param {{
 *   root: HTMLElement, config: import("./manifest.js").Config, words: import("./words.js").Words,
 *   form: ReturnType<typeof createForm>, status: ReturnType<typeof import("./status.js").createStatus>,
 *   runtime: ReturnType<typeof import("./runtime.js").createRuntime>, absolute: (url: string) => string,
 *   known: Record<string, string>,
 * }} parts
 */
export function createHelpers({ root, config, words, form, status, runtime, absolute, known }) {
  /** @type {{ panel: HTMLElement, button: HTMLElement } | null} */
  let open = null;
  /** @type {HTMLElement | null} the button of the one that was asked for last */
  let wanted = null;
  /** @type {Map<string, Promise<Helper>>} by slug */
  const brought = new Map();

  /** A copy for offline use has it all. @param {string} slug */
  async function load(slug) {
    const { url = "", integrity = "", told } = config.helpers[slug] ?? {};
    if (told) return told;
    const response = await fetch(absolute(url), { integrity });
    return /** @type {Promise<Helper>} */ (response.json());
  }

  /** @param {string} slug */
  function bring(slug) {
    const found = brought.get(slug) ?? load(slug);
    brought.set(slug, found);
    found.catch(() => brought.delete(slug));
    return found;
  }

  function close({ focus = true } = {}) {
    wanted = null;
    if (!open) return;
    const { panel, button } = open;
    const hadFocus = panel.contains(document.activeElement);
    panel.remove();
    button.setAttribute("aria-expanded", "false");
    open = null;
    if (focus && hadFocus) button.focus();
  }

  /** @param {Wish} wish */
  async function start(wish) {
    const { slug, button } = wish;
    wanted = button;
    button.setAttribute("aria-expanded", "true");
    runtime.start();
    const helper = await bring(slug).catch(() => null);
    if (wanted !== button) return;
    if (helper) return show(wish, helper);
    const text = words.format("error-helper-failed");
    place(button, make("div", { className: "helper", tabIndex: -1 }, make("p", { className: "helper-result" }, text)));
    status.announce(text);
  }

  /** @param {HTMLElement} button @param {HTMLElement} panel */
  function place(button, panel) {
    button.closest(".helpers")?.after(panel);
    open = { panel, button };
    panel.focus({ preventScroll: true });
    panel.scrollIntoView({ block: "nearest" });
  }

  /** @param {Wish} wish @param {Helper} helper */
  function show({ slug, output: id, input, button }, helper) {
    const output = helper.manifest.outputs.find((one) => one.id === id);
    if (!output) return;
    const panel = copyOf(helper.panel, `${input.id}--${slug}--`);
    need(panel, "a[data-site]").setAttribute("href", new URL(helper.page, config.base || absolute(config.root)).href);
    const own = createWords(config.lang, [config.messages, helper.messages]);
    const result = need(panel, ".helper-result");
    const use = need(panel, "[data-use]");
    let value = "";

    const fields = createForm(panel, helper.manifest, own, {
      onedit: ask,
      onsettle: () => undefined,
      onwrite: () => presets.update(),
    });
    const presets = createPresets(panel, helper.manifest, own, fields);

    function ask() {
      const texts = fields.values();
      use.setAttribute("aria-disabled", "true");
      const request = { calculator: helper.manifest.id, inputs: texts, marks: own.marks };
      const needs = [{ part: `helper-${slug}`, url: absolute(config.root + helper.zip), integrity: helper.integrity }];
      void runtime.request("calculate", request, { lane: "helper", needs }).then((reply) => {
        if (!reply || !panel.isConnected || !output) return;
        fields.answer(reply, texts);
        value = reply.outputs?.[id] ?? "";
        const told = tell(value, output, own).whole;
        say(result, value ? own.format("result-item", { label: own.format(id), number: told }) : complaint(reply, own, helper.manifest));
        if (value) use.removeAttribute("aria-disabled");
        say(use, value ? words.format("helper-use", { value: told }) : words.format("helper-use", { value: "–" }));
      });
    }

    use.addEventListener("click", () => {
      if (!value || !output || use.hasAttribute("aria-disabled")) return;
      close({ focus: false });
      form.fill({ [input.id]: carried(value, output.unit, input) });
      form.focus(input.id);
      const told = tell(value, output, own).whole;
      status.announce(words.format("helper-used", { label: words.format(input.id), value: told }));
    });
    need(panel, ".close").addEventListener("click", () => close());
    panel.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
    });

    fields.setValues(known);
    place(button, panel);
    ask();
  }

  root.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-helper]") : null;
    const place = button?.closest("[data-input]");
    const input = config.manifest.inputs.find(({ id }) => id === place?.getAttribute("data-input"));
    if (!(button instanceof HTMLElement) || !input) return;
    const wasOpen = open?.button === button || wanted === button;
    wanted?.setAttribute("aria-expanded", "false");
    close();
    if (!wasOpen) void start({ slug: button.dataset.helper ?? "", output: button.dataset.output ?? "", input, button });
  });
}

/** Its ids and names are its own, wherever it stands. @param {string} html @param {string} prefix */
function copyOf(html, prefix) {
  const panel = document.importNode(new DOMParser().parseFromString(builtMarkup(html), "text/html").body, true);
  for (const name of ["id", "name", "for", "aria-labelledby", "aria-describedby"]) {
    for (const element of panel.querySelectorAll(`[${name}]`)) {
      const names = (element.getAttribute(name) ?? "").split(" ").map((one) => prefix + one);
      element.setAttribute(name, names.join(" "));
    }
  }
  return need(panel, ".helper");
}
