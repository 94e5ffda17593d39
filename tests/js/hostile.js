/** Texts that have broken other people's pages. Used by Node's tests and, as JSON, in a browser. */

const SCRIPTS = [
  "<script>hacked=1</script>", "\"><script>top.hacked=1</script>", "'><img src=x onerror=hacked=1>", "<svg/onload=hacked=1>",
  "<img src=x onerror=parent.hacked=1>", "</script><script>hacked=1</script>", "</textarea><script>hacked=1</script>",
  "</iframe><script>hacked=1</script>", "</title><script>hacked=1</script>", "<!--<script>hacked=1//-->", "--><svg onload=hacked=1>",
  "]]><script>hacked=1</script>", "<iframe srcdoc='<script>parent.hacked=1</script>'>", "<a href=javascript:hacked=1 id=x>x</a>",
  "<form><button formaction=javascript:hacked=1>x", "<body onload=hacked=1>", "<math><mtext></form><form><mglyph><style></math><img src onerror=hacked=1>",
  "<details open ontoggle=hacked=1>", "<input autofocus onfocus=hacked=1>", "<base href=https://evil.example/>", "<meta http-equiv=refresh content=0;url=https://evil.example/>",
  "<link rel=stylesheet href=https://evil.example/x.css>", "<style>*{background:url(https://evil.example/)}</style>", "<object data=https://evil.example/></object>",
  "&lt;script&gt;hacked=1&lt;/script&gt;", "&#60;script&#62;hacked=1&#60;/script&#62;", "\u003cscript\u003ehacked=1\u003c/script\u003e", "%3Cscript%3Ehacked=1%3C/script%3E",
  "<scr\0ipt>hacked=1</scr\0ipt>", "＜script＞hacked=1＜/script＞", "<ScRiPt sRc=//evil.example/x.js></sCrIpT>", "<template><script>hacked=1</script></template>",
  "<svg><animate onbegin=hacked=1 attributeName=x dur=1s>", "<svg><use href='data:image/svg+xml,<svg id=x onload=hacked=1>#x'>", "<video><source onerror=hacked=1>", "<marquee onstart=hacked=1>",
  "<noscript><p title='</noscript><img src=x onerror=hacked=1>'>", "<table><script>hacked=1</script>", "<select><style></select><img src=x onerror=hacked=1>", "<x contenteditable onblur=hacked=1>",
  "<calclet-widget calculator=x onclick=hacked=1>", "<portal src=https://evil.example/>", "`-hacked=1-`", "${hacked=1}",
];
const ADDRESSES = [
  "javascript:hacked=1", "JaVaScRiPt:hacked=1", "java\tscript:hacked=1", " javascript:hacked=1", "data:text/html,<script>parent.hacked=1</script>",
  "vbscript:hacked", "//evil.example/", "https://evil.example/", "\\\\evil.example\\", "/\\evil.example", "https:evil.example", "../../../../etc/passwd", "..%2f..%2f",
  "blob:https://evil.example/1", "file:///etc/passwd", "ftp://evil.example/", "https://calc.example@evil.example/", "https://evil.example#calc.example",
  "http://[::1]/", "about:blank", "view-source:x", "filesystem:https://evil.example/", "embed/../../studio", "en/../..", "?x=1#y", "%00", ".", "..",
];
const STYLES = [
  "red;}*{display:none}", "#fff;background:url(https://evil.example/)", "url(https://evil.example/x)", "expression(hacked=1)", "var(--x)", "attr(href)",
  "}@import 'https://evil.example/x.css';{", "/**/", "\\75rl(https://evil.example/)", "image-set('https://evil.example/' 1x)", "#ffff", "#ggg", "#12345", "inherit;x:y",
  "\"unclosed", "'unclosed", "a,b;c", "calc(1px*9e99)", "env(x)", "rgb(1,2,3)", "color-mix(in srgb,red,blue)", "\"a\\\"b\"", "a}b", "a{b", "@font-face", "!important",
];
const NAMES = [
  "__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "__defineGetter__", "then", "toJSON", "onclick", "onerror", "onload", "style", "srcdoc", "src", "href",
  "innerHTML", "outerHTML", "is", "slot", "shadowRoot", "nodeName", "location", "name", "length", "submit", "elements", "attributes", "parentNode", "ownerDocument", "formaction", "xlink:href",
  "a b", "a=b", "a&b", "a#b", "a?b", "", " ", "A", "1a", "é", "a-b", "a.b", "a\0b", "a\nb", "🙂", "x".repeat(5000),
];
const NUMBERS = [
  "9^9^9^9^9", "1e999999999", "1e-999999999", "0x" + "f".repeat(5000), "9".repeat(100_000), "1/0", "0/0", "NaN", "Infinity", "-Infinity", "--1", "+-+1", "1__0", "((((((1))))))", "(".repeat(10_000),
  "1" + "*1".repeat(20_000), "٣٤٥", "１２３", "Ⅻ", "½", "²", "\u202e123", "1\u200b2", "\ufeff8", "8\0", "8\r\nSet-Cookie: x=1", "${7*7}", "{{7*7}}", "{ $x }", "__import__('os').system('x')",
  "eval('1')", "lambda: 1", "8; DROP TABLE x", "%s%s%n", "%d", "../8", "true", "null", "undefined", "[object Object]", "[]", "{}", "8,8,8", "1e", "e1", "0b2", "1.2.3", ".", "-", "\ud800", "a\u0301".repeat(2000),
  "mailto:x", "=1+1", "@SUM(1)", "1 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000", "1".repeat(61), "0".repeat(30_000), "８×64", "8&9", "8#9",
];

export const TEXTS = [...SCRIPTS, ...ADDRESSES, ...STYLES, ...NAMES, ...NUMBERS];

/** @param {number} depth */
const nested = (depth) => {
  /** @type {unknown} */
  let value = 1;
  for (let at = 0; at < depth; at += 1) value = { kind: value, values: value };
  return value;
};

/** What no side of the line may take for a message. */
export const MESSAGES = [
  null, undefined, true, 0, NaN, "", "set-values", [], [[]], {}, new Map([["kind", "reset"]]), new Date(0), /x/, new Uint8Array(9), new ArrayBuffer(8),
  { kind: null }, { kind: [] }, { kind: ["reset"] }, { kind: "Reset" }, { kind: "reset " }, { kind: "constructor" }, { kind: "__proto__" }, { kind: "eval", code: "hacked=1" }, { kind: { toString: null } },
  { kind: "set-values" }, { kind: "set-values", values: null }, { kind: "set-values", values: [] }, { kind: "set-values", values: "x" }, { kind: "set-values", values: 5 }, { type: "reset" },
  { calclet: 1 }, { calclet: 99, kind: "hello" }, { calclet: "1", kind: "hello" }, { calclet: 1, kind: "Hello" }, { calclet: 5, least: 9, kind: "hello" }, { calclet: Infinity, kind: "port" }, { calclet: {}, kind: "port" },
  { message: "ready", secret: "<b>" }, { message: "height", value: 1e9 }, nested(50), Object.fromEntries(TEXTS.map((text) => [text, text])),
];
