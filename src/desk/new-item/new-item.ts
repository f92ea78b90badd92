import type { CheckResult } from '../../check/check-content.ts';
import type { Diagnostic } from '../../check/diagnostic.ts';
import type { VerifiedContent } from '../../check/verified-content.ts';
import { isAssetPath } from '../../content/content-path.ts';
import { writeChanges } from '../../content/write-changes.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import type { CommandLanguage, Words } from '../../lib/command/words.ts';
import { withHint } from '../../lib/text/with-hint.ts';
import { type Answers, type Draft, oneDraft } from './draft.ts';
import { DraftCheck } from './draft-check.ts';
import { changesOf } from './file-changes.ts';
import { isAsked, type Question } from './question.ts';
import { questionWords } from './question-words.ts';
import { type NewKind, newKindNamed } from './questions.ts';
import { readReferences } from './reference-file/read-reference.ts';
import { referenceAnswers, referenceTitle } from './reference-file/reference-answers.ts';
import type { ReferenceItem } from './reference-file/reference-item.ts';
import { rememberItem } from './undo-item.ts';

/** How an item is made. */
export interface NewItemOptions {
  filePrefix?: string;
  language?: CommandLanguage;
  /** Asks somebody a question and returns the answer; without it, nothing is asked. */
  ask?: (question: string) => Promise<string>;
  /** Says what is wrong with an answer before it is asked for again. */
  say?: (words: string) => void;
  /** The file that remembers the item, so that it can be taken back. */
  undoFile?: string;
  /** What earlier checks verified. */
  verified?: VerifiedContent;
  /** A file of a reference manager, for what is not given of its publications. */
  from?: string | undefined;
}

/** Answers of which no item can be made. */
export class AnswersError extends CommandError {
  /** @param problems what is wrong, by option, with everything else under the empty one */
  constructor(readonly problems: ReadonlyMap<string, string>) {
    super([...problems].map(([option, words]) => (option ? `--${option}: ${words}` : words)).join('\n'));
  }
}

/** A new item, or several of a file. */
export interface NewItem {
  /** The ids of several are separated by commas. */
  id: string;
  /** What was written, below the content folder. */
  paths: string[];
  /** What the check says of the item: what is left to write. */
  result: CheckResult;
}

/**
 * Makes all files of a new item, or of all items of a file of a reference manager, with empty texts where something is left to
 * write; or none, when something is wrong.
 * @throws AnswersError with everything that is wrong with the answers
 */
export async function newItem(
  dir: string,
  kindName: string,
  given: Answers,
  { filePrefix = '', language = 'en', ask, say = () => {}, undoFile, verified, from }: NewItemOptions = {},
): Promise<NewItem> {
  const kind = newKindNamed(kindName);
  const references = from === undefined ? [undefined] : await readReferences(from);
  const draftCheck = await DraftCheck.open(dir, { filePrefix, language, verified });
  try {
    const drafts: Draft[] = [];
    const refused: string[] = [];
    let result: CheckResult | undefined;
    for (const [index, reference] of references.entries()) {
      const { length } = references;
      const called = length > 1 ? `${index + 1}/${length} ${referenceTitle(reference)}` : '';
      if (called && ask) say(called);
      try {
        const sayOf = ask || !called ? say : (words: string) => say(`${called}: ${words}`);
        const made = await draftItem(kind, given, reference, draftCheck, { language, ask, say: sayOf });
        drafts.push(made.draft);
        result = made.result;
      } catch (error) {
        // What is wrong with any of several is said at once.
        if (!called || ask || !(error instanceof AnswersError)) throw error;
        refused.push(`${called}\n${error.message}`);
      }
    }
    const draft = oneDraft(drafts);
    if (drafts.length > 1 && refused.length === 0) {
      const checked = await draftCheck.check(draft);
      refused.push(...inPlaces(checked.others));
      result = checked.result;
    }
    if (refused.length > 0 || !result) throw new CommandError(refused.join('\n\n'));
    const changes = changesOf(dir, draft);
    if (undoFile) rememberItem(undoFile, dir, draft, changes);
    writeChanges(dir, changes);
    return {
      id: draft.id,
      paths: [...changes.keys()].filter((path) => !isAssetPath(path)),
      result,
    };
  } finally {
    draftCheck.close();
  }
}

/** Makes the draft of an item of what is given, of what a file says, and of what is answered. @throws AnswersError when something is wrong */
async function draftItem(
  kind: NewKind,
  given: Answers,
  reference: ReferenceItem | undefined,
  draftCheck: DraftCheck,
  { language, ask, say }: { language: CommandLanguage; ask: NewItemOptions['ask']; say: (words: string) => void },
): Promise<{ draft: Draft; result: CheckResult }> {
  const readIn = (chosen: string | undefined) =>
    reference && referenceAnswers(draftCheck.tree, reference, draftCheck.filePrefix, chosen);
  let chosen = given.language;
  // The language decides in which field the title goes.
  for (let open = readIn(chosen)?.open; ask && open?.has('language'); open = readIn(chosen)?.open) {
    say(open.get('language')?.[language] ?? '');
    const question = kind.questions.find(({ option }) => option === 'language') as Question;
    const answer = (await ask(promptOf(question, language))).trim() || question.ifEmpty?.[language];
    if (answer && question.choices?.includes(answer)) chosen = answer;
  }
  const read = readIn(chosen);
  const known = { ...read?.answers, ...given };
  const open = [...(read?.open ?? [])].flatMap(([option, words]): [string, string][] =>
    given[option] === undefined ? [[option, words[language]]] : [],
  );
  // What is said of an answer that is there does not wait for another one.
  for (const [option, words] of open) if (ask || known[option]) say(words);
  const answers = ask ? await askAll(kind, known, draftCheck, language, ask, say) : known;
  const missing = kind.questions.filter(
    (question) => question.isNeeded && isAsked(question, answers) && !answers[question.option]?.trim(),
  );
  const unanswered = new Map([
    ...missing.map(({ option, words }) => [option, `${giveAnswer[language]}: ${words[language]}?`] as const),
    ...open.filter(([option]) => !answers[option]),
  ]);
  if (unanswered.size > 0) throw new AnswersError(unanswered);
  const { problems, result } = await problemsOf(kind, answers, draftCheck, language);
  if (problems.size > 0 || !result) throw new AnswersError(problems);
  return { draft: kind.draft(draftCheck.tree, answers), result };
}

/** The id of an item whose own is not known yet. */
const placeholderId = 'item-without-a-name';

const idNeeded: Words = {
  en: 'The item needs an id: small Latin letters, digits and hyphens.',
  uk: 'Потрібен ідентифікатор: малі латинські літери, цифри й дефіси.',
};

const giveAnswer: Words = { en: 'Give an answer', uk: 'Дайте відповідь' };

/** What is wrong with answers, by option, with everything else under the empty one. */
async function problemsOf(kind: NewKind, answers: Answers, draftCheck: DraftCheck, language: CommandLanguage) {
  const named = kind.draft(draftCheck.tree, answers);
  // The id becomes part of paths: one of other characters must not lead out of the folder.
  const isId = /^[\w-]+$/.test(named.id);
  const draft = isId ? named : kind.draft(draftCheck.tree, { ...answers, id: placeholderId });
  const problems = new Map(Object.entries(draft.problems).map(([option, words]) => [option, words[language]]));
  if (!isId) problems.set('id', idNeeded[language]);
  try {
    const { result, ofAnswers, others } = await draftCheck.check(draft);
    for (const [option, found] of ofAnswers) {
      const errors = found.filter(({ severity }) => severity === 'error');
      if (errors.length && !problems.has(option)) problems.set(option, errors.map(withHint).join(' '));
    }
    if (others.length) problems.set('', inPlaces(others).join('\n'));
    return { problems, result };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    problems.set('id', error.messageIn(language));
    return { problems };
  }
}

function inPlaces(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map((each) => `${each.file}:${each.line}: ${withHint(each)}`);
}

/** Asks for what was not given, checks each answer and asks again for one that is wrong. */
async function askAll(
  kind: NewKind,
  given: Answers,
  draftCheck: DraftCheck,
  language: CommandLanguage,
  ask: (question: string) => Promise<string>,
  say: (words: string) => void,
): Promise<Answers> {
  const answers: Record<string, string> = { ...given };
  const said = new Set<string>();
  for (const question of kind.questions) {
    const { option, isNeeded } = question;
    if (!isAsked(question, answers)) continue;
    let isGiven = answers[option] !== undefined;
    for (;;) {
      if (!isGiven) answers[option] = (await ask(promptOf(question, language))).trim();
      isGiven = false;
      if (answers[option] === '') {
        if (isNeeded) continue;
        delete answers[option];
      }
      if (answers[option] === undefined && option !== 'id') break;
      const { problems } = await problemsOf(kind, answers, draftCheck, language);
      const own = problems.get(option);
      const problem = own ?? problems.get('');
      // What is wrong elsewhere has come with this answer; it is said once.
      if (problem === undefined || (own === undefined && said.has(problem))) break;
      said.add(problem);
      say(problem);
    }
  }
  return answers;
}

/** The words of a question in a terminal. */
function promptOf(question: Question, language: CommandLanguage): string {
  const { ifEmpty } = question;
  return `${questionWords(question, language)}${ifEmpty ? ` (Enter: ${ifEmpty[language]})` : ''}: `;
}
