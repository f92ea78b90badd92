import { englishName, ukrainianName } from '../../lib/language/language-names.ts';
import { defaultLanguage, languageCodes } from '../../lib/language/languages.ts';
import { optionIn } from './option-in.ts';
import type { Question } from './question.ts';

/** What a question says besides its option. */
export type About = Omit<Partial<Question>, 'option'>;

/** A question with its words in both languages. */
export function ask(option: string, uk: string, en: string, more: About): Question {
  return { option, words: { uk, en }, ...more };
}

/** A text is asked for in each language of the site, that of the first one with more about it than the others. */
export function askText(
  option: string,
  uk: string,
  en: string,
  { first = {}, others = {} }: { first?: About; others?: About } = {},
): Question[] {
  return languageCodes.map((code) =>
    ask(
      optionIn(option, code),
      `${uk} ${ukrainianName(code, 'ою')}`,
      `${en} in ${englishName(code)}`,
      code === defaultLanguage ? first : others,
    ),
  );
}

/** Nothing can be made without an answer. */
export const needed = { isNeeded: true } as const;

/** What is taken without an answer. */
export const ifEmpty = (uk: string, en: string) => ({ ifEmpty: { uk, en } });

/** Without an answer the item does without it: forms need not say so. */
export const without = (uk: string) => ({ ...ifEmpty(uk, 'none'), isDispensable: true }) as const;

/** It is asked once there is an answer of another option. */
export const has = (option: string) => ({ when: { option } });

/** What a picture shows, and its caption: asked with the picture, which may be dispensable. */
export const captionQuestions = (option: string): Question[] => {
  const withPicture = { first: has(option), others: has(option) };
  return askText('caption', 'Підпис під зображенням,', 'Caption of the picture,', withPicture);
};

/** The id of an item, which is made of something else without an answer. */
export const askId = (uk = 'із назви', en = 'from the title') =>
  ask('id', 'Ідентифікатор латиницею', 'Id', ifEmpty(uk, en));
