import { createContext, useContext } from 'react';
import { kinds } from '../../content/kinds.ts';
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

const kindCalled = (name: string) => kinds.find((kind) => kind.name === name);

/** The words for kinds of things: what a list is called, and one of it where it is added; its name if it is not known. */
export function useKindWords() {
  const language = useContext(LanguageContext);
  return {
    labelOf: (name: string) => kindCalled(name)?.label[language] ?? name,
    addedOf: (name: string) => kindCalled(name)?.items?.added?.[language] ?? name,
  };
}
