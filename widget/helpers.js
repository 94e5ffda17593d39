/**
 * Another calculator beside a field, for a value that follows from others: its own
 * fields, its own answer, and a button that takes it.
 */

import { make, need, say } from "./dom.js";
import { complaint } from "./findings.js";
import { createForm } from "./form.js";
import { createPresets } from "./presets.js";
import { carried } from "./units.js";
import { tell } from "./values.js";
import { createWords } from "./words.js";

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

  function close({ focus = true } = {}) {
    if (!open) return;
    const { panel, button } = open;
    const hadFocus = panel.contains(document.activeElement);
    panel.remove();
    button.setAttribute("aria-expanded", "false");
    open = null;
    if (focus && hadFocus) button.focus();
  }

  /** @param {Wish} wish */
  function show({ slug, output: id, input, button }) {
    const helper = config.helpers[slug];
    const output = helper?.manifest.outputs.find((one) => one.id === id);
    const template = document.querySelector(`template#helper-${slug}`);
    if (!helper || !output || !(template instanceof HTMLTemplateElement)) return;
    const panel = copyOf(template, `${input.id}--${slug}--`);
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
      const request = { calculator: helper?.manifest.id, inputs: texts, marks: own.marks };
      const needs = [{ part: `helper-${slug}`, url: absolute(helper?.zip ?? ""), integrity: helper?.integrity ?? "" }];
      void runtime.request("calculate", request, { lane: "helper", needs }).then((reply) => {
        if (!reply || !panel.isConnected || !helper || !output) return;
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

    button.closest(".helpers")?.after(panel);
    button.setAttribute("aria-expanded", "true");
    open = { panel, button };
    fields.setValues(known);
    runtime.start();
    ask();
    panel.focus({ preventScroll: true });
    panel.scrollIntoView({ block: "nearest" });
  }

  root.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-helper]") : null;
    const place = button?.closest("[data-input]");
    const input = config.manifest.inputs.find(({ id }) => id === place?.getAttribute("data-input"));
    if (!(button instanceof HTMLElement) || !input) return;
    const wasOpen = open?.button === button;
    close();
    if (!wasOpen) show({ slug: button.dataset.helper ?? "", output: button.dataset.output ?? "", input, button });
  });
}

/** Its ids and names are its own, wherever it stands. @param {HTMLTemplateElement} template @param {string} prefix */
function copyOf(template, prefix) {
  const panel = make("div");
  panel.append(document.importNode(template.content, true));
  for (const name of ["id", "name", "for", "aria-labelledby", "aria-describedby"]) {
    for (const element of panel.querySelectorAll(`[${name}]`)) {
      const names = (element.getAttribute(name) ?? "").split(" ").map((one) => prefix + one);
      element.setAttribute(name, names.join(" "));
    }
  }
  return need(panel, ".helper");
}
