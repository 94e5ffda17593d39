import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { choices, complaint, describe, remark } from "../../widget/findings.js";
import { createWords } from "../../widget/words.js";
import { manifest } from "./manifest.js";

const parts = ["en.ftl", "kinds/en.ftl", "units/en.ftl"].map((name) =>
  readFile(new URL(`../../widget/messages/${name}`, import.meta.url), "utf8"));
const english = createWords("en", await Promise.all(parts));

const [first, second, ...others] = manifest.inputs;
const known = /** @type {import("../../widget/manifest.js").Manifest} */ ({
  ...manifest,
  inputs: [{ ...first, id: "a" }, { ...second, id: "b" }, ...others],
});

/** @param {string} code @param {Record<string, string>} [args] @param {string | null} [input] */
const finding = (code, args = {}, input = "a") => ({ input, code, args });

/** @param {object} rest @returns {import("../../widget/protocol.js").Reply} */
const reply = (rest) => ({ v: 1, id: 1, kind: "calculate", ok: true, inputs: {}, ...rest });

test("every code of the core has a text without holes", () => {
  const all = [
    finding("empty"),
    finding("not-a-number", { understood: "12", rest: "<b>" }),
    finding("not-a-number", { understood: "", rest: "x" }),
    finding("not-an-integer", { value: "4.5", suggestion: "" }),
    finding("not-an-integer", { value: "4.096", suggestion: "4096" }),
    finding("too-small", { minimum: "1", value: "0" }),
    finding("too-large", { maximum: "9", value: "10" }),
    finding("too-many-digits", { maximum: "60" }),
    finding("text-too-long", { maximum: "200", length: "10000" }),
    finding("ambiguous", { first: "128000", second: "131072" }),
    ...["division-by-zero", "unknown-calculator", "bad-request", "unknown-input", "internal"].map((code) => finding(code)),
    finding("unusual", { low: "1", high: "1000000" }),
  ];
  for (const one of all) {
    const text = describe(one, english);
    assert.doesNotMatch(text, /error-|warning-|\{/, one.code);
  }
});

test("what a visitor typed is quoted as text", () => {
  const text = describe(finding("not-a-number", { understood: "12", rest: "<b>1{x}" }), english);
  assert.match(text, /“12”.*“<b>1\{x\}”/);
});

test("numbers are written as the language writes them", () => {
  assert.match(describe(finding("too-large", { maximum: "1000000" }), english), /1,000,000/);
  assert.match(describe(finding("not-an-integer", { value: "4096.5", suggestion: "" }), english), /4,096\.5/);
});

test("an unknown code still says that something failed", () => {
  assert.equal(describe(finding("brand-new"), english), english.format("error-internal"));
});

test("ambiguous readings are both offered", () => {
  assert.deepEqual(choices(finding("ambiguous", { first: "1", second: "2" })), ["1", "2"]);
  assert.deepEqual(choices(finding("not-an-integer", { value: "4.096", suggestion: "4096" })), ["4096"]);
  assert.deepEqual(choices(finding("not-an-integer", { value: "4.5", suggestion: "" })), []);
  assert.deepEqual(choices(finding("empty")), []);
});

test("an error is said before a warning, a warning with its echo", () => {
  const inputs = { a: { value: "5000000", echo: true } };
  const warnings = [finding("unusual", { low: "1", high: "1000000" })];
  const both = remark("a", reply({ inputs, warnings, errors: [finding("empty")] }), english, known);
  assert.equal(both?.kind, "error");
  const warned = remark("a", reply({ inputs, warnings }), english, known);
  assert.equal(warned?.kind, "warning");
  assert.match(warned?.text ?? "", /5,000,000/);
  assert.equal(remark("a", reply({ inputs }), english, known)?.kind, "echo");
  assert.equal(remark("b", reply({ inputs, warnings }), english, known), null);
});

test("what no field is to blame for is said about all of it", () => {
  assert.equal(complaint(null, english), "");
  assert.equal(complaint(reply({ ok: false, errors: [finding("empty")] }), english), "");
  const whole = [finding("empty"), finding("unknown-calculator", {}, null)];
  assert.equal(complaint(reply({ ok: false, errors: whole }), english), english.format("error-unknown-calculator"));
  assert.equal(complaint(reply({ ok: false, errors: [finding("brand-new", {}, null)] }), english), english.format("error-internal"));
});
