import { escapeXml } from '../../text/escape-xml.ts';
import type { Inline, Item, Section } from './section.ts';

/** Writes a summary as HTML, for the report. */
export function printHtml(sections: readonly Section[]): string {
  return sections
    .map((section) => {
      if ('heading' in section) return `<h2>${escapeXml(section.heading)}</h2>`;
      if ('paragraph' in section) return `<p>${line(section.paragraph)}</p>`;
      return printList(section.list);
    })
    .join('\n');
}

function printList(items: readonly Item[]): string {
  const entries = items.map(
    ({ text, items: below = [] }) => `<li>${line(text)}${below.length ? printList(below) : ''}</li>`,
  );
  return `<ul>\n${entries.join('\n')}\n</ul>`;
}

function line(texts: readonly Inline[]): string {
  return texts.map(printInline).join('');
}

function printInline(inline: Inline): string {
  if (typeof inline === 'string') return escapeXml(inline);
  if ('strong' in inline) return `<strong>${line(inline.strong)}</strong>`;
  if ('code' in inline) return `<code>${escapeXml(inline.code)}</code>`;
  if ('removed' in inline) return `<del>${escapeXml(inline.removed)}</del>`;
  if ('added' in inline) return `<ins>${escapeXml(inline.added)}</ins>`;
  return `<a href="${escapeXml(inline.link)}">${line(inline.words)}</a>`;
}
