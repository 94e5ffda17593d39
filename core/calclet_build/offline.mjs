// Makes the one-file copy of a calculator's page from a finished site, with the code that
// does it in the browser. Reads {dist, page, root, messages, lang, site, fragment, date, out}
// from standard input; writes `out`.
import { readFile, writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { fileURLToPath, pathToFileURL } from "node:url";
import { makeCopy } from "../../embed/offline.js";
import { createWords } from "../../widget/words.js";

/**
 * @type {{ dist: string, page: string, messages: string[], lang: string, site: string,
 *   fragment: string, day: string, out: string }}
 */
const job = JSON.parse(await text(process.stdin));
const { lang, site, fragment, day } = job;
const words = createWords(lang, job.messages);

/** @param {string} url */
async function read(url) {
  const file = url.endsWith("/") ? new URL("index.html", url) : new URL(url);
  return new Uint8Array(await readFile(fileURLToPath(file)));
}

const copy = await makeCopy({
  page: new URL(job.page, pathToFileURL(`${job.dist}/`)).href,
  site,
  fragment,
  date: words.date(day),
  read,
  say: words.format,
});
await writeFile(job.out, copy);
