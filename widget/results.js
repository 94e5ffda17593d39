/** The results: exact numbers as the page's language writes them, and their sentences. */

import { attribute, make, need, say } from "./dom.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {Record<string, string>} Texts */

/** @param {string} exact digits of a long number are set smaller */
export function sizeOf(exact) {
  if (exact.length > 40) return "huge";
  if (exact.length > 15) return "long";
  return exact.length > 7 ? "medium" : null;
}

/** @param {string} text @param {string} mark long numbers break at their marks only */
export function breakable(text, mark) {
  const parts = mark ? text.split(mark) : [text];
  return parts.flatMap((part, index) => (index ? [mark, make("wbr"), part] : [part]));
}

/** @param {string} exact @param {Words} words */
export const numberText = (exact, words) => breakable(words.number(exact), words.marks.group);

/** Around each number in a text from right to left. */
const ISOLATES = /[\u2068\u2069]/g;

/** The unit as it stands after this number: “1 token” without its “1”. @param {string} unit @param {string} exact @param {Words} words */
export function unitAfter(unit, exact, words) {
  const whole = words.format(`unit-${unit}`, { n: words.variable(exact) });
  return whole.replace(words.number(exact), "").replace(ISOLATES, "").trim();
}

/** A reading in number words helps from a million on. @param {string} exact @param {Words} words */
const rough = (exact, words) => (/^-?\d{7,}$/.test(exact) ? `≈ ${words.compact(exact)}` : "");

/** @param {HTMLElement} root @param {import("./manifest.js").Manifest} manifest @param {Words} words */
export function createResults(root, manifest, words) {
  const section = need(root, ".results");
  const results = manifest.outputs.map((output) => ({
    output,
    block: need(section, `[data-output="${output.id}"]`),
    number: /** @type {HTMLOutputElement} */ (need(section, `output[name="${output.id}"]`)),
  }));

  section.addEventListener("copy", (event) => {
    const exact = selectedDigits();
    if (!exact || !event.clipboardData) return;
    event.clipboardData.setData("text/plain", exact);
    event.preventDefault();
  });

  /** Plain digits, where nothing but one number is selected. */
  function selectedDigits() {
    const selection = getSelection();
    const inside = results.find(
      ({ number }) => number.contains(selection?.anchorNode ?? null) && number.contains(selection?.focusNode ?? null),
    );
    const { group, decimal } = words.marks;
    const plain = String(selection).replaceAll(group, "").replace(decimal, ".");
    return inside ? plain.replace(/[^\d./-]/g, "") : "";
  }

  return {
    /** @param {Texts} inputs exact values @param {Texts} outputs exact values */
    show(inputs, outputs) {
      const exact = Object.entries({ ...inputs, ...outputs });
      const variables = Object.fromEntries(exact.map(([id, text]) => [id, words.variable(text)]));
      for (const { output, block, number } of results) {
        const value = outputs[output.id] ?? "0";
        number.dataset.value = value;
        attribute(number, "data-size", sizeOf(value));
        number.replaceChildren(...numberText(value, words));
        say(need(block, ".result-number .unit"), unitAfter(output.unit, value, words));
        say(need(block, ".compact"), rough(value, words));
        const sentence = words.format(output.id, variables, "sentence");
        need(block, ".sentence").replaceChildren(...breakable(sentence, words.marks.group));
      }
    },
    /** Nothing was entered: no number stands there that could be taken for a result. */
    empty() {
      for (const { block, number } of results) {
        delete number.dataset.value;
        attribute(number, "data-size", null);
        say(number, "–");
        for (const part of [".result-number .unit", ".compact", ".sentence"]) say(need(block, part), "");
      }
    },
    /** For the announcement: “Tokens per step: 8,388,608”. */
    spoken: () =>
      words.list(
        results.map(({ output, number }) =>
          words.format("result-item", { label: words.format(output.id), number: number.textContent ?? "" }),
        ),
      ),
  };
}
