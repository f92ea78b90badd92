import { UsageError } from '../command/run-command.ts';
import type { CommandLanguage } from '../command/words.ts';
import { languages } from '../language/languages.ts';
import {
  type AdoptQuestion,
  adoptQuestions,
  chosenSections,
  givenAnswer,
  isAskedOf,
  problemOf,
} from './adopt-questions.ts';
import { baseSection, type StarterSection } from './starter-section.ts';

/** What an institute has answered. */
export interface GivenAnswers {
  /** By option. */
  given: Record<string, string>;
  chosen: StarterSection[];
}

/** Somebody who can be asked. */
export interface Terminal {
  ask: (question: string) => Promise<string>;
  say: (words: string) => void;
}

const none = { en: 'Enter: none', uk: 'Enter: немає' };

/**
 * Asks for what is not given as an option, again and again until it is right.
 * @param options the answers given as options
 * @param terminal who is asked; without one, nothing is
 * @throws UsageError when an answer is missing or wrong, and nobody can be asked
 */
export async function askAnswers(
  sections: readonly StarterSection[],
  options: Readonly<Record<string, string>>,
  language: CommandLanguage,
  terminal?: Terminal,
): Promise<GivenAnswers> {
  const given = { ...options };
  let chosen = chosenSections(sections, 'none');
  for (const question of adoptQuestions) {
    const { option, isOptional, words } = question;
    if (!isAskedOf(question, chosen)) continue;
    const answer = givenAnswer(question, given);
    if (answer !== undefined) given[option] = answer;
    else if (isOptional && terminal) given[option] = await terminal.ask(`${words[language]} (${none[language]})\n> `);
    if (option === 'sections' && answer === undefined) terminal?.say(sectionList(sections));
    await untilRight(question, sections, given, language, terminal);
    if (option === 'sections') chosen = chosenSections(sections, given.sections ?? '');
  }
  return { chosen, given };
}

const whatIsWrong = {
  en: (option: string, answer = '') => `--${option} ${answer ? `${answer} does not match` : 'is missing'}`,
  uk: (option: string, answer = '') => `--${option} ${answer ? `${answer} не підходить` : 'не вказано'}`,
};

async function untilRight(
  question: AdoptQuestion,
  sections: readonly StarterSection[],
  given: Record<string, string>,
  language: CommandLanguage,
  terminal: Terminal | undefined,
): Promise<void> {
  for (;;) {
    const problem = problemOf(question, sections, given[question.option]);
    if (problem === undefined) return;
    const words = `${question.words[language]} (${problem[language]})`;
    if (!terminal)
      throw new UsageError(`${whatIsWrong[language](question.option, given[question.option])}. ${words}.`);
    given[question.option] = (await terminal.ask(`${words}\n> `)).trim();
  }
}

/** The sections that a site may have, each with its names. */
export function sectionList(sections: readonly StarterSection[]): string {
  return sections
    .filter(({ id }) => id !== baseSection)
    .map(({ id, name }) => `  ${id.padEnd(22)}${languages.flatMap(({ code }) => name[code] ?? []).join(' / ')}`)
    .join('\n');
}
