import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { code, html, kinds, policy } from "../../embed/kinds.js";
import { frameHeight } from "../../embed/snippets.js";

const FOLDER = new URL("../../embed/variants/", import.meta.url);
const BASE = "https://base.example/";
const four = { inputs: [1, 2, 3, 4], outputs: [1, 2] };
/** @type {import("../../embed/snippets.js").SnippetOptions} */
const plain = {
  base: BASE,
  calculator: "effective-batch-size",
  lang: "en",
  title: "Effective batch size",
  height: frameHeight(four),
  pinned: { path: "LOADER", integrity: "INTEGRITY" },
};
// Pages of documentation follow their site's switch.
const HOST = ["markdown", "sphinx"];
const files = new Map(readdirSync(FOLDER).map((name) => [name.replace(/\.\w+$/, ""), name]));

/** @param {string} text */
const withPlaces = (text) =>
  text
    .replaceAll(BASE, "{{ base }}")
    .replace("LOADER", "{{ loader }}")
    .replace("INTEGRITY", "{{ integrity }}");

for (const kind of kinds.filter((kind) => kind !== "offline")) {
  test(`the page for ${kind} holds the code that the studio gives`, () => {
    const name = files.get(kind);
    assert.ok(name, `embed/variants/${kind}.* is missing`);
    const page = readFileSync(new URL(name, FOLDER), "utf-8");
    const options = HOST.includes(kind) ? { ...plain, theme: "host" } : plain;
    assert.ok(page.includes(withPlaces(code(kind, options))), code(kind, options));
  });
}

test("the address in WordPress becomes a frame of the same page", () => {
  const name = files.get("wordpress-url") ?? "";
  const page = readFileSync(new URL(name, FOLDER), "utf-8");
  const [, src = ""] = /src="([^"]+)"/.exec(html("wordpress-url", plain)) ?? [];
  assert.ok(page.includes(withPlaces(src)));
});

test("the page with a policy allows what the studio asks for, and no more", () => {
  const page = readFileSync(new URL(files.get("integrity") ?? "", FOLDER), "utf-8");
  const [, given = ""] = /Security-Policy" content="([^"]+)"/.exec(page) ?? [];
  const asked = policy("integrity", BASE).map(({ line }) =>
    line.replace(new URL(BASE).origin, "{{ origin }}"),
  );
  assert.deepEqual(given.split("; ").sort(), ["default-src 'none'", ...asked].sort());
});
