// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** A text in one line, with escapes for the characters that would move a terminal's cursor or turn the text round. */
export function visibleControls(text: string): string {
  return text.replace(control, (found) =>
    found === '\n' ? '\\n' : `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
