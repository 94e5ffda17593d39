import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { createWords, direction, pluralOperand } from "../../widget/words.js";

const english = createWords("en", [
  "tokens = { $n ->\n    [one] one token\n   *[other] { $n } tokens\n }\nrough = about { COMPACT($n) }\nlabel = Label\n    .help = Help",
]);

test("every digit of a long number is kept", () => {
  const digits = "9".repeat(400);
  assert.equal(english.number(digits).replaceAll(",", ""), digits);
});

test("decimals and ratios keep their digits too", () => {
  assert.equal(english.number("4096.000000000000000000001"), "4,096.000000000000000000001");
  assert.equal(createWords("de", []).number("4096.5"), "4.096,5");
  assert.equal(english.number("1000/3"), "1,000/3");
  assert.equal(english.number("-1234"), "-1,234");
});

test("text that is no number comes back as it was", () => {
  for (const text of ["", "abc", "1/2/3", "1e5"]) assert.equal(english.number(text), text);
});

test("plural categories are right for numbers beyond doubles", () => {
  assert.equal(english.format("tokens", { n: 1n }), "one token");
  assert.equal(english.format("tokens", { n: 10n ** 20n + 1n }), "100,000,000,000,000,000,001 tokens");
  assert.equal(pluralOperand(10n ** 16n + 1n), 1_000_001);
  assert.equal(pluralOperand(-3n), 3);
});

test("compact numbers follow the language's own number words", () => {
  const of = (/** @type {string} */ lang) => createWords(lang, []).compact("8388608");
  assert.equal(of("en"), "8.39 million");
  assert.equal(of("zh-TW"), "839 萬");
  assert.equal(of("ja"), "839万");
  assert.equal(of("zh-CN"), "839 万");
  assert.equal(of("ko"), "839만");
});

test("compact numbers beyond number words are powers of ten", () => {
  assert.equal(english.compact(123n * 10n ** 28n), "1.23 × 10³⁰");
  assert.equal(english.compact(10n ** 30n - 1n), "1.00 × 10³⁰");
  assert.equal(english.compact(-60966n * 10n ** 20n), "−6.10 × 10²⁴");
  assert.equal(english.format("rough", { n: 10n ** 18n }), "about 1.00 × 10¹⁸");
});

test("attributes are messages of their own", () => {
  assert.equal(english.format("label", {}, "help"), "Help");
  assert.ok(english.has("label", "help"));
  assert.ok(!english.has("label", "sentence"));
});

test("a missing message degrades to its id and is reported", () => {
  /** @type {string[]} */
  const seen = [];
  const words = createWords("en", ["a = { $b }"], { onerror: (error) => seen.push(error.message) });
  assert.equal(words.format("nothing"), "nothing");
  assert.equal(words.format("a"), "{$b}");
  assert.equal(seen.length, 2);
});

test("round millions are of something where a language says so", async () => {
  const said = async (/** @type {string} */ lang, /** @type {bigint} */ n) => {
    const file = new URL(`../../widget/messages/units/${lang}.ftl`, import.meta.url);
    return createWords(lang, [await readFile(file, "utf8")]).format("unit-token", { n });
  };
  assert.equal(await said("es", 1_000_000n), "1.000.000 de tokens");
  assert.equal(await said("es", 1_000_001n), "1.000.001 tokens");
  assert.equal(await said("fr", 2_000_000n), "2\u202f000\u202f000 de tokens");
  assert.equal(await said("fr", 0n), "0 token");
  assert.equal(await said("pt-BR", 10n ** 24n), `${"1" + ".000".repeat(8)} de tokens`);
  assert.equal(await said("pt-BR", 1n), "1 token");
});

test("marks come from the language", () => {
  assert.deepEqual(english.marks, { decimal: ".", group: "," });
  assert.deepEqual(createWords("de", []).marks, { decimal: ",", group: "." });
  assert.equal(createWords("es", []).marks.group, ".");
});

test("a day is the same day in every time zone", () => {
  assert.equal(english.date("2026-11-30"), "November 30, 2026");
  assert.equal(createWords("ja", []).date("2026-11-30"), "2026年11月30日");
});

test("only right-to-left text gets isolation marks", () => {
  assert.equal(direction("ar"), "rtl");
  assert.equal(direction("zh-TW"), "ltr");
  const arabic = createWords("ar", ["a = س { $n }"]);
  assert.equal(arabic.format("a", { n: 1234n }), "س \u20681,234\u2069");
});

test("what is made of isolated parts alone says itself that it runs from right to left", () => {
  const arabic = createWords("ar", ["pair = { $label }: { $value }", "one = { $n }", "said = الآن: { $what }"]);
  const pair = arabic.format("pair", { label: "الدفعة", value: "8" });
  assert.equal(pair, "\u200f\u2068الدفعة\u2069: \u20688\u2069");
  // An isolate's direction is that of its first letter which is in no other: here the mark.
  assert.equal(arabic.format("said", { what: pair }), `الآن: \u2068${pair}\u2069`);
  assert.equal(arabic.format("one", { n: 8n }), "8");
});

test("messages take whole numbers and others alike", () => {
  assert.equal(english.format("tokens", { n: english.variable("1") }), "one token");
  assert.equal(english.format("tokens", { n: english.variable("4096.5") }), "4,096.5 tokens");
  assert.equal(english.format("tokens", { n: english.variable("1/3") }), "1/3 tokens");
});

test("numbers that are not whole are rounded, and marked only where they are", () => {
  assert.deepEqual(english.figure("7/71", 3), { text: "0.0986", about: true });
  assert.deepEqual(english.figure("0.25"), { text: "0.25", about: false });
  assert.deepEqual(english.figure("12.884901888", 3), { text: "12.9", about: true });
  assert.deepEqual(english.figure("1073741824.5"), { text: "1,073,741,825", about: true });
  assert.deepEqual(english.figure("-2/3", 2), { text: "-0.67", about: true });
  assert.deepEqual(createWords("de", []).figure("1234.5"), { text: "1.234,5", about: false });
});

test("very large and very small numbers are powers of ten", () => {
  assert.deepEqual(english.figure("42000000000000000000000"), { text: "4.2 × 10²²", about: false });
  assert.deepEqual(english.figure("3.14159265e23", 3), { text: "3.14 × 10²³", about: true });
  assert.deepEqual(createWords("de", []).figure("6.02214076e-23", 3), { text: "6,02 × 10⁻²³", about: true });
  assert.deepEqual(english.figure("0.0003"), { text: "0.0003", about: false });
  assert.deepEqual(english.figure("999999999999999"), { text: "999,999,999,999,999", about: false });
});

test("per cent is written as the language writes it", () => {
  assert.equal(english.percent("9.86"), "9.86%");
  assert.match(createWords("fr", []).percent("9,86"), /^9,86\s%$/);
});

test("plural rules see numbers that are not whole", () => {
  const french = createWords("fr", ["n = { $n ->\n    [one] { $n } passe\n   *[other] { $n } passes\n }"]);
  assert.equal(french.format("n", { n: french.told("1.5", "1,5") }), "1,5 passe");
  assert.equal(french.format("n", { n: french.told("5/2", "2,5") }), "2,5 passes");
  assert.equal(english.format("tokens", { n: english.told("1.5", "1.5") }), "1.5 tokens");
});

test("lists read as the language lists", () => {
  const of = (/** @type {string} */ lang) => createWords(lang, []).list(["A 8", "B 16", "C"]);
  assert.equal(of("en"), "A 8, B 16, and C");
  assert.equal(of("zh-TW"), "A 8、B 16、C");
  assert.equal(of("ja"), "A 8、B 16、C");
});
