import assert from "node:assert/strict";
import { test } from "node:test";

import { readColour } from "../../embed/look.js";
import { address, fragment, isInput } from "../../embed/names.js";
import { snippet } from "../../embed/snippets.js";
import { parseAddress, readAccent, readFont, refusedOptions } from "../../widget/address.js";
import { isHello, isPortOffer, readFromFrame, readFromHost } from "../../widget/protocol.js";
import { shareAddress } from "../../widget/share.js";
import { secretIn } from "../../widget/wordpress.js";
import { MESSAGES, TEXTS } from "./hostile.js";
import { manifest } from "./manifest.js";

const BASE = "https://calc.example/tools/";
const OPTIONS = ["theme", "accent", "font", "hide", "readonly", "load"];

/** Addresses hold no halves of characters. @param {string} text */
const wellFormed = (text) => new URLSearchParams(new URLSearchParams({ text }).toString()).get("text") ?? "";

test("there are more than two hundred of them", () => {
  assert.ok(new Set(TEXTS).size + MESSAGES.length >= 200);
});

for (const text of TEXTS) {
  const name = JSON.stringify(text.slice(0, 40));

  test(`as an option, ${name} is what it may be, or refused by name`, () => {
    for (const option of OPTIONS) {
      const hash = `#${new URLSearchParams({ [option]: text })}`;
      const { options, values } = parseAddress(hash, "", manifest);
      assert.match(options.theme, /^[a-z][a-z0-9-]{0,31}$/);
      assert.match(options.accent, /^(#[0-9a-f]{6})?$/);
      assert.doesNotMatch(options.font, /[;{}()<>\\/@!:*]/);
      assert.deepEqual([...options.hide, ...options.readonly], []);
      assert.deepEqual(values, {});
      const taken = option === "theme" ? options.theme === text : option === "accent" ? options.accent : option === "font" && options.font;
      const separators = /^,*$/.test(text);
      assert.ok(taken || separators || refusedOptions(hash, "", manifest).includes(option), `${option} is refused in silence`);
    }
  });

  test(`as a value, ${name} stays the same text`, () => {
    const { values } = parseAddress(`#${new URLSearchParams({ sequence_length: text })}`, "", manifest);
    assert.deepEqual(Object.keys(values), ["sequence_length"]);
    assert.equal(values.sequence_length, wellFormed(text));
  });

  test(`as a name, ${name} is nobody's`, () => {
    assert.deepEqual(parseAddress(`#${new URLSearchParams({ [text]: "1" })}`, "", manifest).values, {});
    assert.ok(!isInput(text) || /^[a-z][a-z0-9_]*$/.test(text));
    const read = readFromHost({ kind: "set-values", values: { [text]: "1" } });
    assert.equal(Object.getPrototypeOf(read && "values" in read ? read.values : {}), Object.prototype);
  });

  test(`as a path, ${name} stays on the site`, () => {
    for (const made of [address(BASE, text, "x"), address(BASE, "en", text, "embed/")]) {
      assert.ok(made.startsWith(BASE), made);
      assert.equal(new URL(made).pathname.includes(".."), false);
    }
    assert.ok(!fragment({ [text]: "1" }).includes("<"));
  });

  test(`in a snippet, ${name} is no markup`, () => {
    const options = { base: BASE, calculator: text, lang: text, title: text, theme: text, accent: text, load: text, hide: [text], readonly: [text], values: { sequence_length: text, [text]: text } };
    for (const kind of ["element", "iframe"]) {
      const code = snippet(kind, options);
      // Every tag is one of the snippet's own, and no attribute value ends early.
      const bare = code.replace(/"[^"]*"/g, '""').replace(/>[^<]*</g, "><");
      assert.doesNotMatch(bare, /<(?!\/?(script|calclet-widget|a|iframe)\b)/);
      assert.doesNotMatch(bare, /\son\w+=|javascript:/i);
    }
  });

  test(`elsewhere, ${name} does no harm`, () => {
    assert.match(secretIn(`#?secret=${encodeURIComponent(wellFormed(text))}`), /^[a-zA-Z0-9]{0,64}$/);
    assert.match(readAccent(text), /^(#[0-9a-f]{6})?$/);
    assert.doesNotMatch(readFont(text), /[;{}()<>\\]/);
    readColour(text);
    const link = shareAddress("x", wellFormed(text), wellFormed(text));
    assert.ok(link.startsWith("https://x.com/"));
    assert.equal(readFromHost({ kind: text }), null);
    assert.equal(readFromFrame({ kind: text }), null);
  });
}

MESSAGES.forEach((message, at) => {
  test(`message ${at} is none, in either direction`, () => {
    const read = readFromHost(message);
    assert.equal(read, null);
    assert.equal(readFromFrame(message), null);
    assert.ok(!isHello(message) && !isPortOffer(message));
  });
});

test("a message of any size is read in a moment and is small afterwards", () => {
  const values = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`x${at}`, "9".repeat(50)]));
  const message = { kind: "set-values", values: { y: "9".repeat(5_000_000), z: 7n ** 500_000n, ...values } };
  const started = performance.now();
  const read = readFromHost(message);
  assert.ok(performance.now() - started < 1000);
  assert.ok(JSON.stringify(read).length < 60_000);
});
