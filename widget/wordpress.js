/**
 * WordPress's own embed protocol, which it speaks with every page that was found
 * by oEmbed: a secret in the frame's address, heights and links as messages.
 * https://developer.wordpress.org/reference/functions/wp_filter_oembed_result/
 */

/** @param {string} hash `#?secret=…` @returns {string} */
export function secretIn(hash) {
  const given = new URLSearchParams(hash.replace(/^#\??/, "")).get("secret") ?? "";
  return readSecret(given);
}

/** @param {unknown} given */
const readSecret = (given) =>
  typeof given === "string" && /^[a-zA-Z0-9]{1,64}$/.test(given) ? given : "";

/** @param {() => number} height the newest */
export function createWordpress(height) {
  let secret = secretIn(location.hash);

  /** @param {string} message @param {number | string} value */
  function tell(message, value) {
    // Its host page may be any; what is told is no secret to it.
    if (secret && value) parent.postMessage({ message, value, secret }, "*");
  }

  addEventListener("hashchange", () => {
    secret = secretIn(location.hash) || secret;
    tell("height", height());
  });
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data?.message !== "ready") return;
    secret = readSecret(data.secret) || secret;
    tell("height", height());
  });

  return {
    /** @param {number} value */
    height: (value) => tell("height", value),
    /** It follows links to our own site only, and only while the frame has the focus. @param {string} url */
    link(url) {
      tell("link", url);
      return secret !== "";
    },
  };
}
