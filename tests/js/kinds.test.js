import assert from "node:assert/strict";
import { test } from "node:test";
import { transform } from "esbuild";
import { code, cost, html, kinds, policy } from "../../embed/kinds.js";
import { snippet } from "../../embed/snippets.js";
import { formatBytes } from "../../embed/terms.js";

const pinned = { path: "assets/calclet-0123456789.js", integrity: "sha384-AbC+/=" };
/** @type {import("../../embed/snippets.js").SnippetOptions} */
const plain = {
  base: "https://calclet.example/tools/",
  calculator: "effective-batch-size",
  lang: "en",
  title: "Effective batch size",
  pinned,
};
const ELEMENT = snippet("element", { ...plain, pinned: undefined });

test("with integrity the loader is the one that never changes, asked for with CORS", () => {
  assert.equal(
    code("integrity", plain).split("\n")[0],
    '<script async src="https://calclet.example/tools/assets/calclet-0123456789.js" ' +
      'integrity="sha384-AbC+/=" crossorigin="anonymous"></script>',
  );
  assert.equal(code("element", plain), ELEMENT);
});

test("Markdown gets one block without a blank line, Sphinx a directive", () => {
  assert.equal(code("markdown", plain), `<div>\n${ELEMENT}\n</div>`);
  const [directive, blank, ...lines] = code("sphinx", plain).split("\n");
  assert.deepEqual([directive, blank], [".. raw:: html", ""]);
  assert.equal(lines.map((line) => line.slice(3)).join("\n"), ELEMENT);
  assert.ok(lines.every((line) => line.startsWith("   ")));
});

test("WordPress gets an address, which holds no choices", () => {
  const address = "https://calclet.example/tools/en/effective-batch-size/";
  const chosen = { ...plain, theme: "dark", values: { sequence_length: "8" } };
  assert.equal(code("wordpress-url", chosen), address);
  assert.equal(html("wordpress-url", chosen), snippet("iframe", plain));
});

test("the offline file is made by a command", () => {
  assert.equal(
    code("offline", { ...plain, lang: "zh-TW" }),
    "python3 build.py offline effective-batch-size --lang zh-TW",
  );
});

/** What React is told, by a stand-in for it. @param {string} jsx */
async function rendered(jsx) {
  const { code: js } = await transform(jsx, { loader: "jsx", format: "cjs" });
  /** @type {Record<string, () => any>} */
  const exported = {};
  const React = {
    /** @param {string} type @param {object} props @param {unknown[]} children */
    createElement: (type, props, ...children) => ({ type, props, children }),
  };
  const module = { exports: exported };
  const require = () => ({ useEffect() {} });
  new Function("React", "require", "module", "exports", js)(React, require, module, exported);
  const [[name, component] = []] = Object.entries(module.exports);
  return { name, tree: component?.() };
}

test("React is told the same as a page", async () => {
  const values = { sequence_length: `"8" & {more}` };
  const { name, tree } = await rendered(code("react", { ...plain, values, title: "{a} <b>" }));
  assert.equal(name, "EffectiveBatchSize");
  assert.equal(tree.type, "calclet-widget");
  assert.equal(tree.props.calculator, "effective-batch-size");
  assert.equal(tree.props.sequence_length, values.sequence_length);
  assert.deepEqual(tree.children[0].children, ["{a} <b>"]);
});

const HOSTILE = [
  `"><script>alert(1)</script>`,
  "`${alert(1)}`",
  `*/ alert(1) /*`,
  `{alert(1)}`,
  `</div></calclet-widget><img src=x onerror=alert(1)>`,
  "\n\n.. raw:: html\n\n<script>",
  "; rm -rf /",
  "$(id)",
  "../../evil",
  "a\0b",
  "123",
  "",
];

test("no option breaks out of any kind of code", async () => {
  for (const hostile of HOSTILE) {
    const one = ["calculator", "lang", "title", "theme"].map((name) => ({ ...plain, [name]: hostile }));
    for (const options of [...one, { ...plain, values: { sequence_length: hostile } }]) {
      for (const kind of kinds) {
        const text = code(kind, options);
        assert.doesNotMatch(text, /<img|<script>|alert\(1\)\}?<\/script/, kind);
        assert.ok(kind !== "offline" || /^[\w ./-]+$/.test(text), text);
        assert.ok(kind === "sphinx" || !/\n\s*\n/.test(text.split("return (").pop() ?? ""), text);
      }
      const { tree } = await rendered(code("react", options));
      assert.deepEqual(tree.children[0].children.join(""), options.title.replaceAll("\0", ""));
    }
  }
});

/** @param {string} kind */
const needed = (kind) =>
  policy(kind, plain.base).filter((one) => one.needed).map((one) => one.line).sort();

test("a strict page needs a line for the frame, one for the script, or none", () => {
  const frame = "frame-src https://calclet.example";
  assert.deepEqual(needed("integrity"), [frame, "script-src https://calclet.example"]);
  assert.deepEqual(needed("iframe"), [frame]);
  assert.deepEqual(needed("wordpress-url"), [frame]);
  assert.deepEqual(needed("offline"), []);
});

test("Python is paid at the first use, or with the view where it starts at once", () => {
  const costs = { script: 1, frame: 10, python: 100 };
  assert.deepEqual(cost("element", costs, false), { view: 11, use: 100 });
  assert.deepEqual(cost("iframe", costs, false), { view: 10, use: 100 });
  assert.deepEqual(cost("react", costs, true), { view: 111, use: 0 });
  assert.deepEqual(cost("offline", costs, true), { view: 0, use: 0 });
});

test("bytes are told in three digits", () => {
  assert.equal(formatBytes(0, "en"), "0 byte");
  assert.equal(formatBytes(28_679, "en"), "28.7 kB");
  assert.equal(formatBytes(999_700, "en"), "1 MB");
  assert.equal(formatBytes(3_412_890, "zh-TW"), "3.41 MB");
  assert.equal(formatBytes(3_412_890, "ar"), "3.41 MB");
});
