/**
 * Puts the text of a field on the clipboard; where that is refused, selects it.
 * @param {HTMLTextAreaElement} field
 */
export async function copyText(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return false;
  }
}
