import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { readColour } from "../../embed/look.js";
import { readFont } from "../../widget/address.js";
import { contrast, readable } from "../../widget/contrast.js";
import { PAPERS } from "../../widget/look.js";

test("computed colours are read in both notations", () => {
  assert.deepEqual(readColour("rgb(1, 2, 255)"), { hex: "#0102ff", alpha: 1 });
  assert.deepEqual(readColour("rgba(0, 0, 0, 0)"), { hex: "#000000", alpha: 0 });
  assert.deepEqual(readColour("color(srgb 1 0.5 0 / 0.5)"), { hex: "#ff8000", alpha: 0.5 });
  assert.deepEqual(readColour("color(srgb 1.2 -0.1 0)"), { hex: "#ff0000", alpha: 1 });
  for (const text of ["", "oklch(0.7 0.1 200)", "red", "rgb(none none none)", "rgb(1)"]) {
    assert.equal(readColour(text), null, text);
  }
});

test("fonts are names and nothing else", () => {
  for (const font of ['"IBM Plex Sans", sans-serif', "-apple-system, 'Segoe UI'", "游ゴシック", "Inter"]) {
    assert.equal(readFont(` ${font} `), font);
  }
  for (const font of ["a;b", "url(x)", '"unclosed', "a,,b", "a}", "x/*", "1a", "expression(1)", "a".repeat(401), "\\66"]) {
    assert.equal(readFont(font), "", font);
  }
});

const FOLDER = new URL("../../widget/themes/", import.meta.url);
const themes = readdirSync(FOLDER).map((file) => {
  const css = readFileSync(new URL(file, FOLDER), "utf8");
  const values = Object.fromEntries([...css.matchAll(/--([\w-]+):\s*(.+);/g)].map(([, name, value]) => [name, value]));
  return { file, values };
});

/** @param {Record<string, string>} values @param {string} accent the wash where it is a mixture */
function washOf({ wash = "", surface = "" }, accent) {
  const share = Number(/(\d+)%/.exec(wash)?.[1] ?? 0) / 100;
  if (!share) return wash;
  const parts = [1, 3, 5].map((at) => {
    const [own, base] = [accent, surface].map((hex) => parseInt(hex.slice(at, at + 2), 16));
    return Math.round((own ?? 0) * share + (base ?? 0) * (1 - share)).toString(16).padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

for (const { file, values } of themes) {
  test(`${file}: every text is readable on every ground`, () => {
    const own = /#\w{6}/.exec(values.accent ?? "")?.[0] ?? "";
    const grounds = [values.paper ?? "", values.surface ?? "", values.sunken ?? "", washOf(values, own)];
    for (const ground of grounds) {
      for (const name of ["ink", "quiet", "danger", "caution"]) {
        assert.ok(contrast(values[name] ?? "", ground) >= 4.5, `${name} on ${ground}`);
      }
      assert.ok(contrast(own, ground) >= 4.5, `accent on ${ground}`);
      assert.ok(contrast(values.edge ?? "", ground) >= 3, `edge on ${ground}`);
    }
    assert.ok(contrast(values["on-accent"] ?? "", own) >= 4.5);
  });

  test(`${file}: any accent is readable, and what is written on it`, () => {
    const paper = PAPERS[values.scheme === "dark" ? "dark" : "light"];
    for (const accent of ["#ffffff", "#000000", "#ffff00", "#00ff00", "#0000ff", "#ff00ff", "#808080", "#ff6600"]) {
      const shown = readable(accent, paper);
      assert.ok(contrast(shown, washOf(values, shown)) >= 4.5, `${accent} on its wash`);
      assert.ok(contrast(shown, values.surface ?? "") >= 4.5, `${accent} on the surface`);
      assert.ok(contrast(values["on-accent"] ?? "", shown) >= 4.5, `text on ${accent}`);
    }
  });
}
