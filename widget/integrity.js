/** Is a file what the build made? */

/** @param {BufferSource} bytes */
const digestOf = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/** @param {BufferSource} bytes @returns {Promise<string>} as in integrity attributes */
const hashOf = async (bytes) => `sha256-${btoa(String.fromCharCode(...(await digestOf(bytes))))}`;

/** An insecure origin has no hashes: there everything passes. */
export const canHash = () => Boolean(globalThis.crypto?.subtle);

/** @param {BufferSource} bytes @param {string | undefined} expected */
export const isWhole = async (bytes, expected) => !expected || !canHash() || (await hashOf(bytes)) === expected;

/** Names carry the first digits of the hash: `worker-0123456789.js`. @param {BufferSource} bytes @param {string} url */
export async function isNamed(bytes, url) {
  const [, digits] = /-([0-9a-f]{10})\.\w+$/.exec(url) ?? [];
  if (!digits || !canHash()) return true;
  const hex = [...(await digestOf(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.startsWith(digits);
}
