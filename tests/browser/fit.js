// What of a page's text does not fit: cut off, out of the page, or over other text.
// Comes as a list of sentences, empty where all is well.
const page = document.documentElement;
const found = [];

const name = (element) => {
  const value = element.matches("input, select, textarea") ? element.value : element.textContent;
  const text = value.trim().replace(/\s+/g, " ");
  const where = element.closest("[data-input], [data-output], [class]");
  const mark = where?.dataset.input ?? where?.dataset.output ?? where?.className;
  return `${element.tagName.toLowerCase()} (${mark}): ${text.slice(0, 60)}`;
};

const isShown = (element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !element.closest(".visually-hidden, .skip, [hidden], svg, math");

// What may be scrolled may be wider, and longer, than it seems.
const scrolls = (element) => {
  for (let e = element; e && e !== document.body; e = e.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(e);
    if (/auto|scroll/.test(overflowX + overflowY)) return true;
  }
  return false;
};

if (page.scrollWidth > page.clientWidth)
  found.push(`the page is ${page.scrollWidth - page.clientWidth} px too wide`);

for (const element of document.body.querySelectorAll("*")) {
  if (!isShown(element)) continue;
  const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
  const field = element.matches("input:not([type=radio], [type=checkbox]), select");
  const clips = field || /hidden|clip/.test(overflowX + overflowY);
  if (clips && element.scrollWidth > element.clientWidth + 1 && textOverflow !== "ellipsis")
    found.push(`cut off by ${element.scrollWidth - element.clientWidth} px: ${name(element)}`);
  if (clips && !field && element.scrollHeight > element.clientHeight + 2)
    found.push(`cut off below by ${element.scrollHeight - element.clientHeight} px: ${name(element)}`);
}

// A line of text is as high as its font wants; only its middle is surely ink.
const INK = 0.3;
const lines = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const element = node.parentElement;
  if (!node.data.trim() || !isShown(element) || element.closest("script, style, template, select, textarea")) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  for (const { left, right, top, bottom } of range.getClientRects()) {
    if (right - left < 2 || bottom - top < 2) continue;
    if ((left < -1 || right > page.clientWidth + 1) && !scrolls(element))
      found.push(`out of the page: ${name(element)}`);
    const ink = (bottom - top) * INK;
    lines.push({ element, node, left, right, top: top + ink, bottom: bottom - ink });
  }
}
lines.sort((a, b) => a.top - b.top);
lines.forEach((line, index) => {
  for (const other of lines.slice(index + 1)) {
    if (other.top >= line.bottom) break;
    const across = Math.min(line.right, other.right) - Math.max(line.left, other.left);
    if (across > 2 && other.node !== line.node && !scrolls(line.element) && !scrolls(other.element))
      found.push(`over one another: ${name(line.element)} / ${name(other.element)}`);
  }
});
return [...new Set(found)].slice(0, 20);
