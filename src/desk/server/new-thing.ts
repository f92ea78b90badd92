import type { MessageLanguage } from '../../check/rule.ts';
import type { VerifiedContent } from '../../check/verified-content.ts';
import { isObject } from '../../content/unknown-value.ts';
import type { Answers } from '../../new-item/draft.ts';
import { newItem } from '../../new-item/new-item.ts';
import type { Question } from '../../new-item/question.ts';
import { newKinds } from '../../new-item/questions.ts';
import { DeskError } from './desk-error.ts';

/** What is asked about a new thing, by kind. A path of this computer is never asked for, nor is a kind that needs one. */
export const askedAtDesk: Readonly<Record<string, readonly Question[]>> = Object.fromEntries(
  Object.entries(newKinds)
    .filter(([, { questions }]) => !questions.some(({ format, isNeeded }) => format === 'file' && isNeeded))
    .map(([kind, { questions }]) => [kind, questions.filter(({ format }) => format !== 'file')]),
);

/**
 * Creates a thing with all its files, as `npm run new` does.
 * @returns its name
 * @throws AnswersError with what is wrong with the answers; nothing is written then
 */
export async function createThing(
  contentDir: string,
  kind: string,
  answers: unknown,
  options: { language: MessageLanguage; verified?: VerifiedContent | undefined },
): Promise<string> {
  const questions = Object.hasOwn(askedAtDesk, kind) ? askedAtDesk[kind] : undefined;
  if (!questions) throw new DeskError('unknown', `The desk creates no ${kind}.`);
  if (!areAnswers(answers, questions)) throw new DeskError('wrong', `These are no answers about a new ${kind}.`);
  const { language, verified } = options;
  const { id } = await newItem(contentDir, kind, answers, { language, ...(verified && { verified }) });
  return `${kind}/${id}`;
}

function areAnswers(given: unknown, questions: readonly Question[]): given is Answers {
  const isAnswer = ([option, answer]: [string, unknown]) =>
    typeof answer === 'string' && questions.some((question) => question.option === option);
  return isObject(given) && Object.entries(given).every(isAnswer);
}
