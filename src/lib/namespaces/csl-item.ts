import type { CitedName } from '../text/cited-name.ts';
import { hasCyrillic } from '../text/letters.ts';

/** A publication in CSL-JSON, as far as the works of the institute's staff need it (citationstyles.org). */
export interface CslItem {
  id: string;
  type: 'book' | 'article-journal' | 'paper-conference' | 'chapter' | 'dataset';
  title: string;
  author: CitedName[];
  issued: { 'date-parts': [[year: number]] };
  /** BCP 47. */
  language: string;
  publisher?: string;
  'publisher-place'?: string;
  'number-of-pages'?: string;
  genre?: string;
  ISBN?: string;
  /** The journal, or the proceedings with their place and days. */
  'container-title'?: string;
  volume?: string;
  issue?: string;
  /** From which page to which. */
  page?: string;
  /** The number of an article that has no pages of its own. */
  number?: string;
  DOI?: string;
  URL?: string;
  /** When somebody last saw it at its address. */
  accessed?: { 'date-parts': [[year: number, month: number, day: number]] };
}

/** Where a publication can be had. The characters of a DOI that have a meaning in addresses are encoded. */
export function addressOf({ DOI, URL }: Pick<CslItem, 'DOI' | 'URL'>): string | undefined {
  return DOI ? `https://doi.org/${encodeURI(DOI).replace(/[?#]/g, encodeURIComponent)}` : URL;
}

/** Tells if a language of publications is written in Cyrillic letters. */
export function isCyrillicLanguage(language: string): boolean {
  return language === 'uk' || language === 'ru';
}

/**
 * The language of a citation: that of the work where its letters are kept, on a page in any language.
 * @param written the language of the work; without one, the letters alone decide
 */
export function citationLanguage(citation: string, written = 'en'): string {
  const isCyrillic = hasCyrillic(citation);
  if (isCyrillic === isCyrillicLanguage(written)) return written;
  return isCyrillic ? 'uk' : 'en';
}
