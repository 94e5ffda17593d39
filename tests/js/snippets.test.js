import assert from "node:assert/strict";
import { test } from "node:test";
import { fragment, isInput } from "../../embed/names.js";
import { kinds, snippet } from "../../embed/snippets.js";

/** @type {import("../../embed/snippets.js").SnippetOptions} */
const plain = {
  base: "https://calclet.example/tools/",
  calculator: "effective-batch-size",
  lang: "en",
  title: "Effective batch size",
};

test("the element is three lines, and carries only what was chosen", () => {
  assert.equal(
    snippet("element", plain),
    `<script async src="https://calclet.example/tools/calclet.js"></script>
<calclet-widget calculator="effective-batch-size" lang="en">
  <a href="https://calclet.example/tools/en/effective-batch-size/">Effective batch size</a></calclet-widget>`,
  );
});

test("the frame has a title, a size, loads when seen, and has no style", () => {
  assert.equal(
    snippet("iframe", plain),
    `<iframe src="https://calclet.example/tools/en/effective-batch-size/embed/"
  title="Effective batch size" width="100%" height="1040"
  frameborder="0" loading="lazy" allow="clipboard-write; web-share"></iframe>`,
  );
});

const full = {
  ...plain,
  values: { sequence_length: "8k", micro_batch_size: "16", data_parallel_size: "64" },
  defaults: { data_parallel_size: "64" },
  theme: "dark",
  accent: "#0B7285",
  font: '"IBM  Plex Sans", serif',
  load: "eager",
  hide: ["share", "help"],
  readonly: ["sequence_length"],
  width: 480,
};

test("inputs come sorted, then options; defaults are left out", () => {
  const [, element] = snippet("element", full).split("\n");
  assert.equal(
    element,
    '<calclet-widget calculator="effective-batch-size" lang="en" ' +
      'micro_batch_size="16" sequence_length="8k" theme="dark" accent="#0b7285" ' +
      'font="&quot;IBM Plex Sans&quot;, serif" ' +
      'load="eager" hide="help,share" readonly="sequence_length" width="480">',
  );
});

test("a frame's address is sorted by name", () => {
  const [src] = snippet("iframe", full).split("\n");
  assert.equal(
    src,
    '<iframe src="https://calclet.example/tools/en/effective-batch-size/embed/' +
      "#accent=0b7285&amp;font=%22IBM+Plex+Sans%22,+serif&amp;hide=help,share&amp;load=eager&amp;micro_batch_size=16" +
      '&amp;readonly=sequence_length&amp;sequence_length=8k&amp;theme=dark"',
  );
});

test("default options are not written", () => {
  const defaults = { ...plain, theme: "auto", load: "auto", accent: "", hide: [], width: null };
  for (const kind of kinds) assert.equal(snippet(kind, defaults), snippet(kind, plain));
});

test("an empty starting value is written: it differs from the default", () => {
  const text = snippet("element", { ...plain, values: { sequence_length: "" } });
  assert.match(text, / sequence_length="">/);
});

test("lone surrogates and control characters do not break an address", () => {
  const values = { sequence_length: "\ud800\0\n4" };
  for (const kind of kinds) assert.ok(snippet(kind, { ...plain, values }));
});

const HOSTILE = [
  `"><script>alert(1)</script>`,
  `' onload='alert(1)`,
  `" onload="alert(1)`,
  `</calclet-widget><img src=x onerror=alert(1)>`,
  `</a><svg/onload=alert(1)>`,
  `javascript:alert(1)`,
  `../../../evil`,
  `..`,
  ``,
  `\ud800`,
  `//evil.example/`,
  `&quot;><b>`,
  "`${alert(1)}`",
  `\n"\n>\n<b>`,
];

// Everything between the tags and attributes we write ourselves is inert.
const SHAPE = {
  element:
    /^<script async src="[^"<>]*"><\/script>\n<calclet-widget( [a-z][a-z0-9_]*="[^"<>\n]*")+>\n {2}<a href="[^"<>\n]*">[^<>\n]*<\/a><\/calclet-widget>$/,
  iframe: /^<iframe src="[^"<>\n]*"\n {2}title="[^"<>\n]*"( [a-z]+="[^"<>\n]*")+\n {2}[^<>]*><\/iframe>$/,
};

test("no option breaks out of its place", () => {
  const text = ["calculator", "lang", "title", "theme", "accent", "load"];
  for (const hostile of HOSTILE) {
    const cases = text.map((name) => ({ ...plain, [name]: hostile }));
    cases.push(
      { ...plain, values: { sequence_length: hostile } },
      { ...plain, values: { [hostile]: "1" } },
      { ...plain, hide: [hostile] },
      { ...plain, readonly: [hostile] },
      // @ts-expect-error numbers are asked for
      { ...plain, width: hostile, height: hostile },
    );
    for (const options of cases) {
      for (const [kind, shape] of Object.entries(SHAPE)) {
        const made = snippet(kind, options);
        assert.match(made, shape);
        for (const [, url = ""] of made.matchAll(/(?:src|href)="([^"]*)"/g)) {
          assert.ok(url.startsWith(plain.base), url);
        }
      }
    }
  }
});

test("names with a meaning in HTML or for the element are no inputs", () => {
  for (const name of ["onclick", "onfocus", "style", "class", "slot", "lang", "theme", "A", "a-b"]) {
    assert.equal(isInput(name), false, name);
  }
  for (const name of ["b", "sequence_length", "on_chip_memory", "zero3"]) {
    assert.equal(isInput(name), true, name);
  }
  assert.equal(snippet("element", { ...plain, values: { onclick: "x", style: "y" } }), snippet("element", plain));
});

test("an unknown kind is a mistake of the caller", () => {
  assert.throws(() => snippet("toString", plain), TypeError);
});

test("a fragment is sorted, and its own options are told from inputs", () => {
  assert.equal(fragment({}), "");
  assert.equal(fragment({ b: "2^12", a: "80 GiB" }, { theme: "dark", hide: "" }), "#a=80+GiB&b=2%5E12&theme=dark");
});
