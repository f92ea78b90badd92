import { memoize } from '../text/memoize.ts';
import { type LanguageCode, languageOf } from './languages.ts';

/** Slow to make, and seldom needed. */
const namesIn = memoize((tag: 'en' | 'uk') => new Intl.DisplayNames(tag, { type: 'language' }));

/** What a language is called in English: `Ukrainian`. */
export function englishName(code: LanguageCode): string {
  return englishNameOf(languageOf(code).tag);
}

/** What a language is called in Ukrainian, in a form: `англійською` with `ою`. Its names of languages are feminine adjectives. */
export function ukrainianName(code: LanguageCode, ending: string): string {
  return ukrainianNameOf(languageOf(code).tag, ending);
}

/** The same of a language that the site may not have, by its BCP 47 tag. */
export function englishNameOf(tag: string): string {
  return namesIn('en').of(tag) ?? tag;
}

/** The same of a language that the site may not have, by its BCP 47 tag. */
export function ukrainianNameOf(tag: string, ending: string): string {
  return (namesIn('uk').of(tag) ?? tag).replace(/а$/, ending);
}
