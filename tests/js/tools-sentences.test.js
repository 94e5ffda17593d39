import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { sentences } from "../../widget/tools/shared/sentences.js";
import { createWords } from "../../widget/words.js";

const manifest = /** @type {any} */ ({ inputs: [], outputs: [] });

/** @param {string} lang */
async function saying(lang) {
  const path = `../../core/calclet/readers/words/${lang}.ftl`;
  const words = createWords(lang, [await readFile(new URL(path, import.meta.url), "utf8")]);
  return sentences(words, words, manifest);
}

test("a sentence chooses its plural by the number that it tells", async () => {
  const say = await saying("de");
  const idle = (/** @type {string} */ started) => say("note", "slurm-idle", { reserved: "16384", world_size: started });

  assert.equal(idle("1"), "Reserviert sind 16.384 GPUs, gestartet wird aber nur 1 Prozess.");
  assert.equal(idle("8192"), "Reserviert sind 16.384 GPUs, gestartet werden aber nur 8.192 Prozesse.");
});

test("what is quoted is no number, even if it looks so", async () => {
  const say = await saying("en");

  assert.equal(say("error", "too-deep", { file: "2048", line: "12288" }), "2048 is nested too deeply, at line 12288.");
});
