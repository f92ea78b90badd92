import { createContext, useContext, useMemo } from 'react';
import { choiceLabel, fieldHelp, fieldLabel, isRepeated } from '../../content/field-words.ts';
import { kinds } from '../../content/kinds.ts';
import { englishName, type LanguageCode, ukrainianName } from '../../lib/language/languages.ts';
import type { ListedThing } from '../server/named-targets.ts';
import type { Schema } from './schema.ts';
import en from './words/en.json' with { type: 'json' };
import uk from './words/uk.json' with { type: 'json' };

export type Language = 'uk' | 'en';
/** The words of the desk: both languages have the same. */
export type Words = typeof en & typeof uk;

const wordsOf: Record<Language, Words> = { uk, en };

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

/** All things of the content; none until they are known. */
export const ThingsContext = createContext<readonly ListedThing[]>([]);

/** Says what things are called, by their names: one that is not among them by that. */
export function useTitleOf(): (name: string) => string {
  const things = useContext(ThingsContext);
  const language = useTextLanguage();
  const titles = useMemo(() => new Map(things.map(({ name, title }) => [name, title[language]])), [things, language]);
  return (name) => titles.get(name) ?? name;
}

/** Tells if a text has all words that were typed, in any order. */
export function hasWords(text: string, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/);
  return words.every((word) => text.toLowerCase().includes(word));
}

/** Kinds by their names in two groups: those that editors need most, in their order, and all others by what they are called. */
export function useKindGroups(names: readonly string[]): readonly [often: string[], seldom: string[]] {
  const { labelOf } = useKindWords();
  const rankOf = (name: string) => kindCalled(name)?.rank;
  const often = names.filter((name) => rankOf(name) !== undefined);
  const seldom = names.filter((name) => rankOf(name) === undefined);
  return [
    often.sort((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0)),
    seldom.sort((a, b) => byTitle(labelOf(a), labelOf(b))),
  ];
}

/** Compares titles as Ukrainian sorts them: Є after Е, not by codes. */
export const byTitle = new Intl.Collator('uk', { numeric: true }).compare;

/** The words for kinds of things: what a list is called, and one of it where it is added; its name if it is not known. */
export function useKindWords() {
  const language = useContext(LanguageContext);
  return {
    labelOf: (name: string) => kindCalled(name)?.label[language] ?? name,
    addedOf: (name: string) => kindCalled(name)?.items?.added?.[language] ?? name,
    /** True if each thing of the kind has a page of its own. */
    hasPages: (name: string) => kindCalled(name)?.items?.page !== undefined,
  };
}

/** Says in which language a text is, in the language of the desk: `In English`, `Англійською`. */
export function languageLabel(code: LanguageCode, language: 'uk' | 'en'): string {
  if (language === 'en') return `In ${englishName(code)}`;
  return ukrainianName(code, 'ою').replace(/^./u, (letter) => letter.toUpperCase());
}

/** A file or folder of the content. */
const path = String.raw`content/[\p{L}-]+(?:[/.][\p{L}-]+)*`;

/** The place and form of a value in a file: a form takes care of that. */
const aboutFiles = new RegExp(
  [
    ', (?:DD\\.MM\\.YYYY|ДД\\.ММ\\.РРРР)',
    ', in the year of the file|, у році файлу',
    `(?:, as a path)? below ${path}|(?::? шлях)? у ${path},?`,
    `, matched by id with (?:the file of the same name in )?${path}|, за id з (?:однойменного файлу в )?${path}`,
    `: an id of ${path}|: id з ${path}`,
    ` (?:in|of) ${path}(?: and ${path})?|(?: файлу| в| у| з)? ${path}`,
    ` \\(${path}\\)`,
    ', or a list of pictures|,? або список зображень',
    ', a name from src/site/pages|: назва з src/site/pages',
    ', but for the rooms in campus\\.json|, крім кабінетів із campus\\.json',
    'Instead of points: |Замість points: ',
    ', as an ISO 639-1 code|, кодом ISO 639-1',
    '[,;] (?:in|у) Markdown| в Markdown| у Markdown',
    '(?<=: )the ids of (?=our people)',
    // A form has a box to tick for that.
    '; empty if it is decorative|; порожньо, якщо воно лише прикрашає',
    '`',
  ].join('|'),
  'gu',
);

/** The help of a field without what only those need who write the file themselves. */
export function formHelp(help: string): string {
  const said = help.replaceAll(aboutFiles, '').replace('The id of one of', 'One of');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** The labels and the help of fields in the language of the desk. */
export function useFieldWords() {
  const language = useContext(LanguageContext);
  return {
    labelOf: (schema: Schema, key: string) => fieldLabel(language, schema, key),
    choiceOf: (schema: Schema, value: string) => choiceLabel(language, schema, value),
    /** The help of a field, unless it says no more than the label above it, ` · LANGUAGE` aside. */
    helpOf: (schema: Schema, label: string) => {
      const help = fieldHelp(language, schema);
      const [name = ''] = label.split(' · ');
      return help && !isRepeated(name, help) ? formHelp(help) : undefined;
    },
  };
}
