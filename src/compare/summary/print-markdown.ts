import { escapeMarkdown } from '../../text/escape-markdown.ts';
import { printLines } from './print-lines.ts';
import type { Inline, Section } from './section.ts';

/** Writes a summary in GitHub's Markdown. Texts of the site stay texts: they can neither mark up, link nor mention. */
export function printMarkdown(sections: readonly Section[]): string {
  return printLines(sections, { heading: (text) => `### ${escapeMarkdown(text)}`, line });
}

function line(texts: readonly Inline[]): string {
  return texts.map(printInline).join('');
}

function printInline(inline: Inline): string {
  if (typeof inline === 'string') return escapeMarkdown(inline);
  if ('strong' in inline) return `<strong>${line(inline.strong)}</strong>`;
  if ('code' in inline) return `<code>${escapeMarkdown(inline.code)}</code>`;
  // Elements instead of ** and ~~, which mark nothing where a word is cut or a character of punctuation stands beside them.
  if ('removed' in inline) return `<del>${escapeMarkdown(inline.removed)}</del>`;
  if ('added' in inline) return `<strong>${escapeMarkdown(inline.added)}</strong>`;
  return `[${line(inline.words)}](<${inline.link.replace(/[<>\\\s]/g, encodeURIComponent)}>)`;
}
