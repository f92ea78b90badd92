import { defaultLanguage, type LanguageCode } from '../../lib/language/languages.ts';

/** The option of a text in a language: that of the first language is named by the text alone, `title`; others `title-en`. */
export function optionIn(text: string, language: LanguageCode): string {
  return language === defaultLanguage ? text : `${text}-${language}`;
}
