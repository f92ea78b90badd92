import { type LanguageCode, languageOf } from './languages.ts';

const english = new Intl.DisplayNames('en', { type: 'language' });
const ukrainian = new Intl.DisplayNames('uk', { type: 'language' });

/** What a language is called in English: `Ukrainian`. */
export function englishName(code: LanguageCode): string {
  return english.of(languageOf(code).tag) ?? code;
}

/** What a language is called in Ukrainian, in a form: `англійською` with `ою`. Its names of languages are feminine adjectives. */
export function ukrainianName(code: LanguageCode, ending: string): string {
  return (ukrainian.of(languageOf(code).tag) ?? code).replace(/а$/, ending);
}
