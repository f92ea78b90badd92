import { createContext, useContext } from 'react';
import en from './words/en.json' with { type: 'json' };
import uk from './words/uk.json' with { type: 'json' };

/** The language of the desk itself. */
export type Language = 'uk' | 'en';
/** The words of the desk: both languages have the same. */
export type Words = typeof en & typeof uk;

const wordsOf: Record<Language, Words> = { uk, en };

/** The language in which the desk speaks. */
export const LanguageContext = createContext<Language>('uk');

/** The words of the desk in its language. */
export function useWords(): Words {
  return wordsOf[useContext(LanguageContext)];
}

/** The language of the content in which the desk shows titles. */
export function useTextLanguage(): 'ua' | 'en' {
  return useContext(LanguageContext) === 'uk' ? 'ua' : 'en';
}

/** What a kind of things or a field is called; the name in the files where there is no word for it. */
export function named(words: Readonly<Record<string, string>>, name: string): string {
  return words[name] ?? name;
}
