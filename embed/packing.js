/** How bytes travel inside an HTML file, and the policy under which nothing leaves it. */

/** Bytes encoded at a time: a multiple of three, so that the pieces can be joined. */
const PIECE = 3 * 8192;

/** @param {Uint8Array} bytes */
export function toBase64(bytes) {
  let text = "";
  for (let start = 0; start < bytes.length; start += PIECE) {
    text += btoa(String.fromCharCode(...bytes.subarray(start, start + PIECE)));
  }
  return text;
}

/** gzip, then base64. @param {Uint8Array<ArrayBuffer>} bytes */
export async function pack(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
  return toBase64(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/**
 * No address at all may be asked: scripts and styles are known by their hashes, the
 * worker is data. What the page says of Trusted Types stays as it is.
 * @param {string} html @param {string[]} scripts @param {string[]} styles
 */
export async function policyFor(html, scripts, styles) {
  const own = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
  return [
    "default-src 'none'",
    `script-src ${await sources(scripts)} 'wasm-unsafe-eval'`,
    `style-src ${await sources(styles)}`,
    "worker-src data:",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    ...own.replaceAll("&#39;", "'").split(/;\s*/).filter((directive) => directive.includes("trusted-types")),
  ].join("; ");
}

/** @param {string[]} texts */
async function sources(texts) {
  // Only secure origins can hash; what is inline here is ours either way.
  if (!globalThis.crypto?.subtle) return "'unsafe-inline'";
  const hashes = texts.map(async (text) => {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return `'sha256-${toBase64(new Uint8Array(digest))}'`;
  });
  return (await Promise.all(hashes)).join(" ");
}
