import type { Token } from 'markdown-it';
import type { ContentFile } from '../content/content-tree.ts';
import { mapTexts } from '../content/field-words.ts';
import { typedValues } from '../content/schema/schema-values.ts';
import type { LanguageCode } from '../lib/language/languages.ts';
import { putNoBreakSpaces } from '../lib/language/no-break-spaces.ts';

/**
 * The value of a file with no-break spaces in what visitors read as words. Markdown stays as it is: it gets them when it
 * becomes HTML, because code and addresses in it must not change.
 */
export function typesetTexts(file: ContentFile, value: unknown): unknown {
  const { language } = file;
  if (!language) return value;
  const words = typedValues(file).filter(({ isProse, format }) => isProse && format !== 'markdown');
  const pointers = new Set(words.map(({ pointer }) => pointer));
  return mapTexts(value, (text, pointer) => (pointers.has(pointer) ? putNoBreakSpaces(text, language) : text));
}

/** The character that stands for code or a picture while the words around it are looked at. */
const object = '\ufffc';

/**
 * Puts no-break spaces into the words of a Markdown text. Code, addresses and the source from which anchors are made stay as
 * they are. A paragraph is looked at as a whole: a dash may follow a link, and a preposition precede one.
 */
export function typesetTokens(tokens: readonly Token[], language: LanguageCode): void {
  for (const { children } of tokens) {
    if (!children) continue;
    const typeset = putNoBreakSpaces(children.map(wordsOf).join(''), language);
    let end = 0;
    for (const token of children) {
      const start = end;
      end += wordsOf(token).length;
      const words = typeset.slice(start, end);
      if (token.type === 'text') token.content = words;
      else if (token.type === 'softbreak' && words !== ' ') Object.assign(token, { type: 'text', content: words });
    }
  }
}

function wordsOf({ type, content, nesting }: Token): string {
  if (type === 'text') return content;
  if (type === 'softbreak') return ' ';
  if (type === 'hardbreak') return '\n';
  return nesting === 0 ? object : '';
}
