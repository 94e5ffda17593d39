/** How far something is from a target, in words. Pure. */

/**
 * @param {string | null} deviation (reached − target) / target, exact; null where the target is 0
 * @param {Pick<import("../../toolbox.js").Context, "words" | "share">} context
 */
export function distanceOf(deviation, { words, share }) {
  if (deviation === null) return words.format("tool-beside");
  const below = deviation.startsWith("-");
  return words.format(below ? "tool-below" : "tool-above", { share: share(deviation.replace("-", "")) });
}
