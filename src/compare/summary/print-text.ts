import { printLines } from './print-lines.ts';
import type { Inline, Section } from './section.ts';

/** Writes a summary for a terminal. What changed stands in brackets: [−60] → [+160]. */
export function printText(sections: readonly Section[]): string {
  return printLines(sections, { heading: (text) => `${text}\n${'='.repeat(text.length)}`, line });
}

function line(texts: readonly Inline[]): string {
  // Nothing in a text may act on the terminal or turn the line around.
  return texts
    .map(printInline)
    .join('')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ');
}

function printInline(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  if ('strong' in inline) return line(inline.strong);
  if ('code' in inline) return inline.code;
  if ('removed' in inline) return `[−${inline.removed}]`;
  if ('added' in inline) return `[+${inline.added}]`;
  return line(inline.words);
}
