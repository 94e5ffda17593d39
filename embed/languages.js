/** The site's language for a reader of another tag. */

/** @param {string} tag */
function parse(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return { language, script };
  } catch {
    return null;
  }
}

/**
 * The same tag, else the same language in the same script, else the same language.
 * @param {string} wanted a BCP 47 tag, not to be trusted
 * @param {readonly string[]} languages the first is the one for all others
 */
export function nearestLanguage(wanted, languages) {
  const same = languages.find((tag) => tag.toLowerCase() === wanted.toLowerCase());
  if (same) return same;
  const asked = parse(wanted);
  const near = languages.filter((tag) => parse(tag)?.language === asked?.language);
  const best = near.find((tag) => parse(tag)?.script === asked?.script);
  return best ?? near[0] ?? languages[0] ?? "en";
}
