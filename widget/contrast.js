/**
 * An accent that anyone may choose, made readable. Contrast as WCAG 2.2 counts
 * it (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). Pure.
 */

/** Text needs 4.5; a little more, so that rounding never falls below. */
const ENOUGH = 4.6;

/** @param {string} hex `#rrggbb` */
const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** @param {string} hex */
export function luminance(hex) {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} one @param {string} other */
export function contrast(one, other) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** @param {string} from @param {string} to @param {number} share */
function mix(from, to, share) {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => {
    const part = Math.round(value + ((target[at] ?? 0) - value) * share);
    return part.toString(16).padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}

/**
 * The colour itself where it is readable on the paper, else the nearest that is
 * on the way to black or white.
 * @param {string} accent @param {string} paper
 */
export function readable(accent, paper) {
  const pole = luminance(paper) > 0.18 ? "#000000" : "#ffffff";
  for (let share = 0; share < 1; share += 0.02) {
    const colour = mix(accent, pole, share);
    if (contrast(colour, paper) >= ENOUGH) return colour;
  }
  return pole;
}
