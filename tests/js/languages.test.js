import assert from "node:assert/strict";
import { test } from "node:test";
import { nearestLanguage } from "../../embed/languages.js";

const SITE = ["en", "zh-TW", "ja", "zh-CN", "pt-BR"];

test("a reader gets the nearest of the site's languages", () => {
  const cases = {
    ja: "ja",
    "ja-JP": "ja",
    "ZH-tw": "zh-TW",
    "zh-Hant": "zh-TW",
    "zh-HK": "zh-TW",
    zh: "zh-CN",
    "zh-SG": "zh-CN",
    "pt-PT": "pt-BR",
    "en-AU": "en",
    sw: "en",
    "": "en",
    "not a tag": "en",
    '"><script>': "en",
  };
  for (const [wanted, expected] of Object.entries(cases)) {
    assert.equal(nearestLanguage(wanted, SITE), expected, wanted);
  }
});
