import { memoize } from '../text/memoize.ts';
import { type LanguageCode, languageOf } from './languages.ts';

/** Slow to make, and seldom needed. */
const namesIn = memoize((tag: 'en' | 'uk') => new Intl.DisplayNames(tag, { type: 'language' }));

/** What a language is called in English: `Ukrainian`. */
export function englishName(code: LanguageCode): string {
  const { tag } = languageOf(code);
  return namesIn('en').of(tag) ?? tag;
}

/** What a language is called in Ukrainian, in a form: `англійською` with `ою`. Its names of languages are feminine adjectives. */
export function ukrainianName(code: LanguageCode, ending: string): string {
  const { tag } = languageOf(code);
  return (namesIn('uk').of(tag) ?? tag).replace(/а$/, ending);
}
