/** The values of a drawing as a table that opens below it, to copy and to take along. */

import { make } from "../../dom.js";
import { copies } from "./copying.js";
import { scrolled } from "./heard.js";

/** An own address lives this long (ms). */
const LIFETIME = 60_000;

/**
 * @param {string} title @param {string} file its name without ending
 * @param {Pick<import("../../toolbox.js").Context, "words" | "copy" | "announce">} context
 */
export function createTable(title, file, { words, copy, announce }) {
  const caption = make("caption", { className: "visually-hidden" });
  const head = make("thead");
  const body = make("tbody");
  const table = make("table", { className: "rows" }, caption, head, body);
  const scroll = scrolled(title, table);
  const copying = make("button", { type: "button", className: "link" }, words.format("tool-copy-csv"));
  const saving = make("button", { type: "button", className: "link" }, words.format("tool-save-csv"));
  const ways = make("p", { className: "ways" }, copying, saving);
  const element = make("details", { className: "tool-data" }, make("summary", {}, title), ways, scroll);
  let csv = "";

  copies(copying, () => csv, { words, copy, announce }, "copied-data");
  saving.addEventListener("click", () => {
    const link = make("a", { href: URL.createObjectURL(new Blob([csv], { type: "text/csv" })), download: `${file}.csv` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), LIFETIME);
  });

  return {
    element,
    /**
     * @param {string} about @param {string[]} titles @param {string[][]} rows @param {string} data the same in no language
     * @param {(index: number) => boolean} [isNow] the row where the calculator stands
     */
    fill(about, titles, rows, data, isNow = () => false) {
      csv = data;
      caption.textContent = about;
      head.replaceChildren(make("tr", {}, ...titles.map((text) => make("th", { scope: "col" }, text))));
      body.replaceChildren(
        ...rows.map((row, index) => {
          const line = make("tr", {}, ...row.map((text) => make("td", {}, text)));
          if (isNow(index)) line.setAttribute("aria-current", "true");
          return line;
        }),
      );
    },
  };
}
