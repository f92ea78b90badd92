import type { Question } from '../new-item/question.ts';

/** Answers about a new thing, by question. */
export type GivenAnswers = Readonly<Record<string, string>>;

const keyOf = (kind: string) => `desk-new-${kind}`;

/** What was answered about a thing that is not created yet: the tab keeps it while another page is looked at or this one is loaded again. */
export function keptAnswers(kind: string): GivenAnswers {
  return JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? '{}');
}

/** Keeps what was typed and chosen; files are sent again, since the server forgets them when it is started again. */
export function keepAnswers(kind: string, questions: readonly Question[], answers: GivenAnswers): void {
  const isFile = new Set(
    questions.filter(({ format }) => format === 'picture' || format === 'document').map(({ option }) => option),
  );
  const kept = Object.entries(answers).filter(([option]) => !isFile.has(option));
  sessionStorage.setItem(keyOf(kind), JSON.stringify(Object.fromEntries(kept)));
}

/** Forgets the answers once the thing is created. */
export function forgetAnswers(kind: string): void {
  sessionStorage.removeItem(keyOf(kind));
}
