/** Texts to be read: pasted into an area, dropped onto it, or chosen as files. */

import { make } from "../../dom.js";

/** A pause this long (ms) means: what is typed can be read. */
const PAUSE = 400;

/** What is read of a file; more than is ever read of all of them. */
const LONGEST = 1_000_000;

/** @typedef {{ name: string, text: string }} File */

/** @param {import("../../words.js").Words} words @param {() => void} onchange */
export function createFiles(words, onchange) {
  const id = "tool-read-text";
  const area = make("textarea", { id, rows: 8, dir: "ltr", spellcheck: false, autocomplete: "off" });
  area.setAttribute("aria-describedby", `${id}-about`);
  area.setAttribute("autocapitalize", "off");
  const label = make("label", { className: "label", htmlFor: id }, words.format("read-text"));
  const about = make("p", { className: "hint", id: `${id}-about` }, words.format("read-about"));
  const chooser = make("input", { type: "file", multiple: true, hidden: true });
  const choose = make("button", { type: "button", className: "button" }, words.format("read-choose"));
  const list = make("ul", { className: "read-files" });
  const control = make("div", { className: "control" }, area);
  const element = make("div", { className: "field wide read-texts" }, label, about, control, make("div", { className: "notes" }, choose, chooser, list));
  /** @type {File[]} */
  let files = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  area.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(onchange, PAUSE);
  });
  choose.addEventListener("click", () => chooser.click());
  chooser.addEventListener("change", () => {
    void add(chooser.files ?? []);
    chooser.value = "";
  });
  element.addEventListener("dragover", (event) => {
    event.preventDefault();
    element.dataset.over = "";
  });
  for (const name of ["dragleave", "drop"]) element.addEventListener(name, () => delete element.dataset.over);
  element.addEventListener("drop", (event) => {
    if (!event.dataTransfer?.files.length) return; // text drops into the area by itself
    event.preventDefault();
    void add(event.dataTransfer.files);
  });

  /** @param {Iterable<globalThis.File>} given */
  async function add(given) {
    const read = await Promise.all([...given].map(async (file) => ({ name: file.name, text: await file.slice(0, LONGEST).text() })));
    const names = read.map(({ name }) => name);
    files = [...files.filter(({ name }) => !names.includes(name)), ...read];
    show();
    onchange();
  }

  function show() {
    list.replaceChildren(
      ...files.map((file) => {
        const remove = make("button", { type: "button", className: "link" }, words.format("read-remove"));
        remove.setAttribute("aria-label", words.format("read-remove-file", { name: file.name }));
        remove.addEventListener("click", () => {
          files = files.filter((one) => one !== file);
          show();
          choose.focus();
          onchange();
        });
        return make("li", {}, make("bdi", {}, file.name), " ", remove);
      }),
    );
  }

  return {
    element,
    /** @returns {File[]} what there is to read */
    texts: () => (area.value.trim() ? [...files, { name: words.format("read-pasted"), text: area.value }] : files),
  };
}
