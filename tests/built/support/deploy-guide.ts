import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = readFileSync(join(import.meta.dirname, '../../../docs/deploy.md'), 'utf8');

/** The code blocks of one language in a section of docs/deploy.md, in their order. */
export function codeBlocks(heading: string, language: string): string[] {
  const section = text.split(/^## /m).find((each) => each.startsWith(`${heading}\n`));
  if (!section) throw new Error(`docs/deploy.md has no section "${heading}".`);
  return [...section.matchAll(/^```(\w+)\n(.*?)\n```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , block = '']) => block);
}
