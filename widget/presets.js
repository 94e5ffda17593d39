/** Known values to fill in, and what has become of them: a row's source, what was changed. */

import { make, need } from "./dom.js";
import { typed } from "./units.js";

/** @typedef {import("./manifest.js").PresetRow} Row */

/**
 * @param {ParentNode} place where the fields are
 * @param {import("./manifest.js").Manifest} manifest
 * @param {import("./words.js").Words} words
 * @param {Pick<ReturnType<typeof import("./form.js").createForm>, "values" | "fill">} form
 */
export function createPresets(place, { presets = [], inputs }, words, form) {
  const shown = presets.map(({ id, rows }) => {
    const box = need(place, `[data-preset="${id}"]`);
    const select = /** @type {HTMLSelectElement} */ (need(box, "select"));
    return { rows, select, note: need(box, ".preset-note"), told: "" };
  });

  const labels = (/** @type {string[]} */ ids) => words.list(ids.map((id) => words.format(id)));

  /** @param {Row} row */
  const changed = (row) => {
    const texts = form.values();
    return inputs
      .filter(({ id }) => id in row.values)
      .filter((input) => texts[input.id] !== typed(row.values[input.id] ?? "", input, words.marks.decimal))
      .map(({ id }) => id);
  };

  /** @param {Row} row */
  function sourceOf({ source, date }) {
    const text = words.format(/^https?:/.test(source) ? "preset-source" : "preset-as-of", { date: words.date(date) });
    if (!/^https?:/.test(source)) return make("span", {}, `${source}. ${text}`);
    return make("a", { href: source, target: "_blank", rel: "noopener" }, text);
  }

  /** @param {(typeof shown)[0]} preset */
  function tell(preset) {
    const row = preset.rows.find(({ id }) => id === preset.select.value);
    const different = row ? changed(row) : [];
    if (row && different.length === Object.keys(row.values).length) preset.select.value = "";
    const ids = preset.select.value && row ? [row.id, ...different] : [];
    if (preset.told === ids.join()) return;
    preset.told = ids.join();
    preset.note.replaceChildren();
    if (!ids.length || !row) return;
    preset.note.append(words.format("preset-filled", { inputs: labels(Object.keys(row.values)) }), " ", sourceOf(row));
    if (different.length) preset.note.append(" ", words.format("preset-changed", { inputs: labels(different) }));
  }

  for (const preset of shown) {
    preset.select.addEventListener("change", () => {
      const row = preset.rows.find(({ id }) => id === preset.select.value);
      if (row) form.fill(row.values);
      tell(preset);
    });
  }

  return { /** After any change of the form. */ update: () => shown.forEach(tell) };
}
