/**
 * The one Trusted Types policy of our pages: their content security policy admits
 * no other, so nothing becomes a script's address or markup but through here.
 */

const rules = {
  /** @param {string} text */
  createScriptURL(text) {
    const page = new URL(document.baseURI);
    const url = new URL(text, page);
    // Ours by address, also where a sandbox took the page's origin away; or code
    // that was made here.
    const ours = url.origin === page.origin && url.protocol === page.protocol;
    if (!ours && !/^data:text\/javascript[;,]/.test(text)) {
      throw new TypeError(`[calclet] no script of ours: ${text.slice(0, 100)}`);
    }
    return text;
  },
  /** @param {string} text */
  createHTML: (text) => text,
  /** @param {string} text */
  createScript: (text) => text,
};

/** @type {{ trustedTypes?: { createPolicy: (name: string, of: typeof rules) => typeof rules } }} */
const { trustedTypes } = /** @type {any} */ (globalThis);
const policy = trustedTypes?.createPolicy("calclet", rules) ?? rules;

/** For workers and script elements: throws where it is none of ours. @param {string} url */
export const scriptAddress = (url) => policy.createScriptURL(url);

/** For what the build has made and a hash vouches for; parsed, not run. @param {string} html */
export const builtMarkup = (html) => policy.createHTML(html);

/**
 * For a frame that is written into: such a page inherits ours' policy, so no script of its own runs.
 * @param {string} html
 */
export const framePage = (html) => policy.createHTML(html);

/** For what stands in a copy of a page as text, whose policy admits nothing but what it knows by hash. @param {string} code */
export const builtScript = (code) => policy.createScript(code);
