import { digest } from '../../cache/digest.ts';
import { type LanguageCode, languageOf } from '../../language/languages.ts';
import { withPlainSpaces } from '../../language/no-break-spaces.ts';
import type { ResultFacts } from '../../namespaces/search-index.ts';
import { memoize } from '../../text/memoize.ts';
import { indexToken, titleToken, wordsOf } from '../../text/search-words.ts';

/** One thing that can be found: a page of the site, or a page of a document. */
export interface SearchRecord {
  url: string;
  language: LanguageCode;
  facts: ResultFacts;
  text: string;
  /** Words that find the record and are not shown: a person's name in the other alphabet. */
  otherWords?: string;
  /** The document of which the record is a page. */
  document?: string;
  /** False for what its title should not find: the further pages of a document. */
  findByTitle?: boolean;
}

/** A record as Pagefind takes it, and what its fragment is to hold instead of stems. */
export interface IndexEntry {
  record: {
    url: string;
    content: string;
    language: string;
    meta: Record<string, string>;
    filters: Record<string, string[]>;
  };
  fragment: { url: string; content: string; meta: ResultFacts };
}

/** Texts repeat their words: stemming each once takes a tenth of the time. */
const tokenOf = memoize(indexToken);

/**
 * Turns a record into stems, one for each word: the places that Pagefind finds among them are then those of the words
 * that are shown.
 */
export function indexEntry({
  url,
  language,
  facts,
  text,
  otherWords = '',
  document,
  findByTitle = true,
}: SearchRecord): IndexEntry {
  const title = withPlainSpaces(facts.title);
  const words = wordsOf(text);
  const tokens = (of: readonly string[]) => of.map(tokenOf).join(' ');
  const fragment = { url, content: words.join(' '), meta: { ...facts, title } };
  return {
    record: {
      // Pagefind names a fragment by what it is given: it has to differ where only the text shown does.
      url: `${url} ${digest(JSON.stringify(fragment))}`,
      content: tokens(words),
      language: languageOf(language).tag,
      meta: {
        ...(findByTitle && { title: tokens(wordsOf(title)), wholeTitle: titleToken(title) }),
        ...(otherWords && { other: tokens(wordsOf(otherWords)) }),
      },
      filters: { kind: [facts.kind], ...(document && { document: [document] }) },
    },
    fragment,
  };
}
