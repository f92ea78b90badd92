import { hasCyrillic } from './letters.ts';

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
