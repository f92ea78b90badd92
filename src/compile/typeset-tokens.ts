import type { Token } from 'markdown-it';
import type { LanguageCode } from '../lib/language/languages.ts';
import { putNoBreakSpaces } from '../lib/language/no-break-spaces.ts';

/** What stands for code or a picture while the words around it are looked at. */
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
