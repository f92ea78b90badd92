import { createHash } from 'node:crypto';

/** How many letters and digits tell one style sheet from another. */
const length = 3;

/** What the names of a CSS module end with: it tells where they come from, and stays when the file changes. */
export function moduleMark(file: string): string {
  const path = file.replaceAll('\\', '/').split('/src/').at(-1) ?? file;
  const number = createHash('sha256').update(path).digest().readUIntBE(0, 6) % 36 ** length;
  return number.toString(36).padStart(length, '0');
}

/**
 * A name of a CSS module in the page: `_menu_k3f`. Vite's own has a longer mark, which changes with each edit, and the line: 200 bytes
 * more of each page.
 */
export function className(name: string, file: string): string {
  return `_${name}_${moduleMark(file)}`;
}
