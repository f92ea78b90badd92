/** A table or a list is one only after an empty line. */
const block = /^(?:\||- |1\. |#+ )/;

/** Puts a text in place of what is selected, as if it were typed: the browser can undo it. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  const before = area.value.slice(0, area.selectionStart).trimEnd();
  const needsLine = block.test(text) && before !== '' && !area.value.slice(0, area.selectionStart).endsWith('\n\n');
  type(area, (needsLine ? '\n\n' : '') + text);
}

/** Puts another text in place of all of it, as if it were typed. */
export function replaceText(area: HTMLTextAreaElement, text: string): void {
  area.setSelectionRange(0, area.value.length);
  type(area, text);
}

function type(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // No other way keeps what was typed before in the undo of the browser.
  document.execCommand('insertText', false, text);
}
