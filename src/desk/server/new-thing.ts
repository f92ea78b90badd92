import { noteReviewed } from '../../check/command/note-reviewed.ts';
import type { VerifiedContent } from '../../check/verified-content.ts';
import type { ContentTree } from '../../content/content-tree.ts';
import { isObject } from '../../content/unknown-value.ts';
import type { CommandLanguage } from '../../lib/command/words.ts';
import type { Answers } from '../new-item/draft.ts';
import { newItem } from '../new-item/new-item.ts';
import type { Question } from '../new-item/question.ts';
import { newKinds } from '../new-item/questions.ts';
import type { Uploads } from './assets/uploads.ts';
import { ProtocolError } from './desk-error.ts';
import { namedTargets } from './named-targets.ts';

/**
 * What is asked about the things that a site can have, by kind, with what may be referred to. Instead of a path of this computer, an
 * upload is the answer.
 */
export function askedAtDesk(tree: ContentTree): Readonly<Record<string, readonly Question[]>> {
  const possible = Object.entries(newKinds).filter(([, { isFor }]) => isFor?.(tree) ?? true);
  return Object.fromEntries(
    possible.map(([kind, { questions }]) => [kind, questions.map((question) => withTargets(tree, question))]),
  );
}

function withTargets(tree: ContentTree, question: Question): Question {
  const targets = (question.refersTo ?? []).flatMap((kind) => namedTargets(tree, kind));
  return targets.length > 0 ? { ...question, targets } : question;
}

/**
 * Creates a thing with all its files, as `npm run new` does, and notes which texts were written together.
 * @returns its name
 * @throws AnswersError with what is wrong with the answers; nothing is written then
 */
export async function createThing(
  contentDir: string,
  kind: string,
  answers: unknown,
  options: { language: CommandLanguage; verified?: VerifiedContent | undefined; uploads: Uploads },
): Promise<string> {
  const questions = Object.hasOwn(newKinds, kind) ? newKinds[kind]?.questions : undefined;
  if (!questions) throw new ProtocolError('unknown', `The desk creates no ${kind}.`);
  if (!areAnswers(answers, questions)) throw new ProtocolError('wrong', `These are no answers about a new ${kind}.`);
  const { language, verified, uploads } = options;
  const files = questions.flatMap(({ option, format }) => {
    const upload = (format === 'picture' || format === 'document') && answers[option];
    return upload ? [{ option, upload, path: uploads.find(upload).path }] : [];
  });
  const paths = Object.fromEntries(files.map(({ option, path }) => [option, path]));
  const { id, paths: written } = await newItem(
    contentDir,
    kind,
    { ...answers, ...paths },
    { language, ...(verified && { verified }) },
  );
  for (const { upload } of files) uploads.forget(upload);
  // As `check --fix` does after the command.
  noteReviewed(contentDir, { isTouched: (path) => written.includes(path) });
  return `${kind}/${id}`;
}

function areAnswers(given: unknown, questions: readonly Question[]): given is Answers {
  const isAnswer = ([option, answer]: [string, unknown]) =>
    typeof answer === 'string' && questions.some((question) => question.option === option);
  return isObject(given) && Object.entries(given).every(isAnswer);
}
