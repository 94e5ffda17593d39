/** Which language, which calculator: pure. */

/** Chinese is written in two ways, and not every tag says which. */
const SCRIPTS = /** @type {Record<string, string>} */ ({
  "zh-HK": "zh-TW",
  "zh-MO": "zh-TW",
  "zh-Hant": "zh-TW",
  "zh-Hans": "zh-CN",
  "zh-SG": "zh-CN",
  zh: "zh-CN",
});

/** Its tag, then ever shorter ones, each also by its usual stand-in. @param {string} tag */
function candidates(tag) {
  const parts = tag.split("-");
  const shorter = parts.map((_, index) => parts.slice(0, parts.length - index).join("-"));
  return shorter.flatMap((one) => [one, SCRIPTS[one] ?? one]);
}

/**
 * @param {readonly string[]} wanted in order of preference
 * @param {readonly string[]} had
 * @returns {string | undefined}
 */
export function bestLanguage(wanted, had) {
  const same = (/** @type {string} */ a, /** @type {string} */ b) => a.toLowerCase() === b.toLowerCase();
  for (const tag of wanted) {
    for (const candidate of candidates(tag)) {
      const exact = had.find((one) => same(one, candidate));
      if (exact) return exact;
    }
    // pt-PT is better served in pt-BR than in the next language of the list.
    const kin = had.find((one) => same(one.split("-")[0] ?? "", tag.split("-")[0] ?? ""));
    if (kin) return kin;
  }
  return undefined;
}

/** Full-width letters, case, accents and dashes make no difference. @param {string} text */
const plain = (text) =>
  text
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[-_\s]+/g, " ")
    .toLowerCase()
    .trim();

/** One or two Latin or Greek letters are the start of a word, or a symbol. */
const SHORT = /^[\p{Script=Latin}\p{Script=Greek}]{1,2}$/u;

/**
 * Whether each word of the query stands somewhere in the text, or is one of the symbols.
 * @param {string} query @param {string} text @param {string} [symbols] divided by spaces
 */
export function matches(query, text, symbols = "") {
  const within = plain(text);
  const named = new Set(symbols.split(" ").map(plain));
  return plain(query)
    .split(" ")
    .every((word) => named.has(word) || (SHORT.test(word) ? ` ${within}`.includes(` ${word}`) : within.includes(word)));
}
