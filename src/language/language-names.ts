import { type LanguageCode, languageOf } from './languages.ts';

const english = new Intl.DisplayNames('en', { type: 'language' });
const ukrainian = new Intl.DisplayNames('uk', { type: 'language' });

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
  return english.of(tag) ?? tag;
}

/** The same of a language that the site may not have, by its BCP 47 tag. */
export function ukrainianNameOf(tag: string, ending: string): string {
  return (ukrainian.of(tag) ?? tag).replace(/а$/, ending);
}
