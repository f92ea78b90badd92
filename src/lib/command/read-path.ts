import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * The path that an answer names: typed, pasted in quotes, with `~` for the own folder, or dragged into the terminal, which
 * escapes spaces or writes an address.
 */
export function readPath(answer: string, home = homedir()): string {
  const text = answer.trim();
  const bare = /^(['"])(.*)\1$/.exec(text)?.[2] ?? unescaped(text);
  if (/^file:\/\//i.test(bare)) return fileURLToPath(bare);
  return bare.replace(/^~(?=$|[/\\])/, home);
}

/** In Windows the backslash separates folders. */
function unescaped(text: string): string {
  return /^(?:[a-z]:|\\\\)/i.test(text) ? text : text.replace(/\\(.)/g, '$1');
}
