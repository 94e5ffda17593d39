import assert from "node:assert/strict";
import { test } from "node:test";

import { bestLanguage, matches } from "../../widget/finding.js";

const HAD = ["en", "ja", "zh-TW", "zh-CN", "pt-BR"];

test("the first wanted language that is there is taken", () => {
  assert.equal(bestLanguage(["sv", "ja-JP", "en"], HAD), "ja");
  assert.equal(bestLanguage(["EN-gb"], HAD), "en");
  assert.equal(bestLanguage(["pt-PT"], HAD), "pt-BR");
  assert.equal(bestLanguage(["sv"], HAD), undefined);
  assert.equal(bestLanguage([], HAD), undefined);
});

test("Chinese goes by its script", () => {
  assert.equal(bestLanguage(["zh-HK"], HAD), "zh-TW");
  assert.equal(bestLanguage(["zh-Hant-HK"], HAD), "zh-TW");
  assert.equal(bestLanguage(["zh"], HAD), "zh-CN");
  assert.equal(bestLanguage(["zh"], ["en", "zh-TW"]), "zh-TW");
});

test("search finds parts of words in any order", () => {
  const text = "Effective batch size global_batch_size 實效 ＺｅＲＯ Größe";
  for (const query of ["", "batch", "size eff", "GLOBAL batch", "zero", "實", "größe"]) {
    assert.ok(matches(query, text), query);
  }
  assert.ok(!matches("batch memory", text));
});

test("a letter is a symbol, or the start of a word", () => {
  const text = "Effective batch size 有效批次大小";
  assert.ok(matches("b", text));
  assert.ok(matches("η", text, "η eta B"));
  assert.ok(matches("eta", text, "η eta B"));
  assert.ok(matches("T", text, "B T"));
  assert.ok(matches("批", text));
  assert.ok(!matches("a", text, "B T"));
  assert.ok(matches("size b", text));
});
