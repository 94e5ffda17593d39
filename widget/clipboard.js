/** Copying, and what to do where it is blocked: select, so that a key press copies. */

/** @param {string} text @param {HTMLInputElement | HTMLTextAreaElement | HTMLElement} source where it stands */
export async function copy(text, source) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    select(source);
    return document.execCommand("copy");
  }
}

/** @param {HTMLElement} source */
function select(source) {
  if (source instanceof HTMLInputElement || source instanceof HTMLTextAreaElement) {
    source.focus();
    source.select();
  } else {
    getSelection()?.selectAllChildren(source);
  }
}
