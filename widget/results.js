/** The results: exact values as the page's language writes them, and their sentences. */

import { attribute, make, need, say } from "./dom.js";
import { shownOutputs } from "./shown.js";
import { convert } from "./units.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./shown.js").Texts} Texts */
/** @typedef {import("./shown.js").Outputs} Outputs */

/** @param {string} text @param {string} mark long numbers break at their marks only */
export function breakable(text, mark) {
  const parts = mark ? text.split(mark) : [text];
  return parts.flatMap((part, index) => (index ? [mark, make("wbr"), part] : [part]));
}

/** @param {Element} body @param {string[][]} rows */
export function fillRows(body, rows) {
  body.replaceChildren(...rows.map((row) => make("tr", {}, ...row.map((cell) => make("td", {}, cell)))));
}

/** @param {HTMLElement} root @param {import("./manifest.js").Manifest} manifest @param {Words} words */
export function createResults(root, manifest, words) {
  const section = need(root, ".results");
  const results = manifest.outputs.map((output) => ({
    output,
    block: need(section, `[data-output="${output.id}"]`),
    number: /** @type {HTMLOutputElement} */ (need(section, `output[name="${output.id}"]`)),
  }));

  /** @type {Map<string, string>} what is shown, as it is spoken */
  const said = new Map();

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
    // What is rounded, or a power of ten, is copied as it is seen.
    if (!inside || !/^[\d./-]+$/.test(inside.number.dataset.value ?? "") || /[≈×]/.test(inside.number.textContent ?? "")) return "";
    const { group, decimal } = words.marks;
    const plain = String(selection).replaceAll(group, "").replace(decimal, ".");
    return plain.replace(/[^\d./-]/g, "");
  }

  /** @param {HTMLElement} block @param {import("./manifest.js").Output} output @param {string} value */
  function carry(block, output, value) {
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (block.querySelectorAll("a[data-carry]"))) {
      const { carry: input = "", unit = "", suffix = "" } = link.dataset;
      link.hash = new URLSearchParams({ [input]: convert(value, output.unit, unit) + suffix }).toString();
    }
  }

  return {
    /** @param {Texts} inputs exact texts @param {Outputs} outputs exact texts */
    show(inputs, outputs) {
      const shown = shownOutputs(manifest, inputs, outputs, words);
      shown.forEach((told, index) => {
        const { output, block, number } = /** @type {(typeof results)[0]} */ (results[index]);
        block.hidden = told.absent;
        said.set(told.id, told.spoken);
        attribute(number, "data-value", told.absent ? null : told.value);
        attribute(number, "data-size", told.size);
        number.replaceChildren(...breakable(told.number, words.marks.group));
        say(need(block, ".result-number .unit"), told.unit);
        say(need(block, ".compact"), told.second);
        if (output.kind === "table") fillRows(need(block, "tbody"), told.rows);
        need(block, ".sentence").replaceChildren(...breakable(told.sentence, words.marks.group));
        if (!told.absent) carry(block, output, told.value);
      });
    },
    /** Nothing was entered: no number stands there that could be taken for a result. */
    empty() {
      for (const { block, number } of results) {
        delete number.dataset.value;
        attribute(number, "data-size", null);
        say(number, "–");
        for (const part of [".result-number .unit", ".compact", ".sentence"]) say(need(block, part), "");
        block.querySelector("tbody")?.replaceChildren();
      }
    },
    /** For the announcement: “Tokens per step: 8,388,608”. */
    spoken: () =>
      words.list(
        results
          .filter(({ block, output }) => !block.hidden && output.kind !== "table")
          .map(({ output }) => words.format("result-item", { label: words.format(output.id), number: said.get(output.id) ?? "" })),
      ),
  };
}

