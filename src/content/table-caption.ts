import type { Token } from 'markdown-it';

/** What begins the paragraph before a table that is its caption: `: Caption`. */
export const captionSign = /^:\s+/;

/** Finds the words of the caption of a table in the tokens of its text. @param table the index of the token that opens it */
export function tableCaption(tokens: readonly Token[], table: number): Token | undefined {
  const [paragraph, words] = tokens.slice(Math.max(table - 3, 0), table);
  return paragraph?.type === 'paragraph_open' && words?.type === 'inline' && captionSign.test(words.content)
    ? words
    : undefined;
}
