import type { CommandLanguage, Words } from '../../lib/command/words.ts';
import type { Question } from './question.ts';

const dateForm: Words = { en: ', DD.MM.YYYY', uk: ', ДД.ММ.РРРР' };

const listForm: Words = { en: ', ids with commas', uk: ', id через кому' };

/** What is asked, and in which form the answer is given. */
export function questionWords(
  { words, format, refersTo, isList, choices }: Question,
  language: CommandLanguage,
): string {
  const day = format === 'date' ? dateForm[language] : '';
  const ids = isList ? listForm[language] : ', id';
  return words[language] + (refersTo ? ids : choices ? ` (${choices.join(', ')})` : day);
}
