import { TextNode } from 'node-html-parser';
import { asList, asText } from '../../../content/unknown-value.ts';
import { inSigns } from '../../../lib/text/escape-text.ts';

/** A publication as a reference manager writes it: CSL JSON, as far as it is read here. Nothing of it is certain to be there. */
export interface ReferenceItem {
  type?: unknown;
  title?: unknown;
  author?: unknown;
  issued?: unknown;
  language?: unknown;
  'container-title'?: unknown;
  publisher?: unknown;
  volume?: unknown;
  issue?: unknown;
  page?: unknown;
  /** The number of an article that has no pages of its own. */
  number?: unknown;
  'article-number'?: unknown;
  'number-of-pages'?: unknown;
  ISBN?: unknown;
  ISSN?: unknown;
  DOI?: unknown;
  URL?: unknown;
}

/** The marks that titles have; any other `<…>` is text: `C < 0.1 and Mn > 2`, a DOI of the nineties. */
const marks = 'i|b|em|strong|sc|span|sup|sub|inf|(?:jats:)(?:italic|bold|sc|sup|sub)';
const attributes = String.raw`(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*`;
/** A mark with its text, which has no mark within. */
const innermost = new RegExp(`<(${marks})${attributes}>((?:(?!</?(?:${marks})${attributes}>)[^])*)</\\1\\s*>`, 'gi');

/**
 * A text of a reference manager without its marks and entities: raised and lowered characters become signs, as in a paste. What is
 * no mark, and what no sign stands for, stays.
 */
export function plainText(value: unknown): string {
  if (Array.isArray(value)) return asList(value).map(plainText).filter(Boolean).join(', ');
  let text = decoded(typeof value === 'number' ? String(value) : (asText(value) ?? ''));
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(innermost, (found, name: string, inner: string, at: number) =>
      unmarked(name.toLowerCase(), inner, before.slice(at + found.length)),
    );
  }
  return text.replace(/\s+/g, ' ').trim();
}

function unmarked(mark: string, text: string, next: string): string {
  const isRaised = mark.endsWith('sup');
  return isRaised || /(?:sub|inf)$/.test(mark) ? inSigns(text, { isRaised, next }) : text;
}

/** Entities may be encoded again by the program that passed them on. */
function decoded(text: string): string {
  const once = text.replace(/&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi, (entity) => new TextNode(entity).text);
  return once === text ? text : decoded(once);
}
