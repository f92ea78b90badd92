import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { BlobStore } from './blob-store.ts';
import {
  deletePerson,
  deleteQuestions,
  exportQuestions,
  findQuestions,
  findUnreadable,
  listQuestions,
  type QuestionPlace,
  questionStates,
  type ReadQuestions,
  readQuestions,
  retryQuestions,
} from './operator.ts';
import { OperatorError } from './operator-error.ts';
import { planRestore, type RestorePlan, restoreQuestions } from './restore.ts';
import { writeForOwner } from './write-for-owner.ts';

/** How the command is used. */
export const operatorHelp = `The questions that visitors sent.

  npm run questions -- list [STATE]             where questions are; STATE: ${questionStates.join(', ')}
  npm run questions -- show ID                  everything kept of a question; the first characters of the id are enough
  npm run questions -- retry ID | --all         have a question mailed again; --all: every dead one
  npm run questions -- export [--person E-MAIL] [--out FILE]
  npm run questions -- restore FILE [--yes]     what the store lacks of an export; --yes: writes it
  npm run questions -- delete ID | --person E-MAIL

With NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN set: the published site. Otherwise: the site run here by "npm start".`;

/** The commands, and what each takes beside its name: so many words, and options. */
const commands = [
  { name: 'list', words: 1, options: [] },
  { name: 'show', words: 1, options: [] },
  { name: 'retry', words: 1, options: ['all'] },
  { name: 'export', words: 0, options: ['person', 'out'] },
  { name: 'restore', words: 1, options: ['yes'] },
  { name: 'delete', words: 1, options: ['person'] },
] as const;

/** A request of the operator. */
export interface OperatorRequest {
  command: (typeof commands)[number]['name'];
  /** A state, the id of a question, or a file. */
  target?: string;
  person?: string;
  out?: string;
  all?: boolean;
  yes?: boolean;
}

/**
 * Reads the arguments of the command; nothing when they ask for help.
 * @throws OperatorError when the command would leave one of them out
 */
export function readOperatorRequest(args: string[]): OperatorRequest | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      person: { type: 'string' },
      out: { type: 'string' },
      all: { type: 'boolean' },
      yes: { type: 'boolean' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [name, ...words] = positionals;
  const { help, ...options } = values;
  if (help || !name) return undefined;
  const command = commands.find((each) => each.name === name);
  if (!command) throw new OperatorError(`There is no command "${name}".\n\n${operatorHelp}`);
  const tooMany = words[command.words];
  if (tooMany !== undefined) throw new OperatorError(`"${name}" takes no "${tooMany}".`);
  const foreign = Object.keys(options).find((option) => !command.options.some((own) => own === option));
  if (foreign) throw new OperatorError(`"${name}" takes no --${foreign}.`);
  const [target] = words;
  const instead = (['all', 'person'] as const).find((option) => options[option] !== undefined);
  if (target && instead) throw new OperatorError(`"${name}" takes an id or --${instead}, not both.`);
  return { command: command.name, target, ...options };
}

/** What a request prints, and what it could not do. */
export interface OperatorResult {
  output: string;
  problems: readonly string[];
}

/** Carries out a request. */
export async function runOperatorRequest(store: BlobStore, request: OperatorRequest): Promise<OperatorResult> {
  const { command, target, person, out, all, yes } = request;
  switch (command) {
    case 'list':
      return done(await list(store, target));
    case 'show':
      return done(show(await readQuestions(store, await find(store, target))));
    case 'retry':
      return retry(store, all ? await listQuestions(store, ['dead']) : await find(store, target));
    case 'export':
      return save(await exportQuestions(store, person), out);
    case 'restore':
      return restore(store, await readBackup(target), Boolean(yes));
    case 'delete':
      return person === undefined
        ? done(await remove(store, await find(store, target)))
        : removePerson(store, person);
  }
}

function done(output: string, unreadable: readonly QuestionPlace[] = []): OperatorResult {
  const problems = unreadable.map(
    ({ id, state }) => `${id} in ${state} cannot be read, so nobody knows whose it is.`,
  );
  return { output, problems };
}

async function list(store: BlobStore, state?: string): Promise<string> {
  const states = state ? questionStates.filter((known) => known === state) : questionStates;
  if (!states.length) throw new OperatorError(`There is no state "${state}": use ${questionStates.join(', ')}.`);
  const places = await listQuestions(store, states);
  const unreadable = new Set(await findUnreadable(store, places));
  const counts = states.map((state) => `${state}: ${places.filter((place) => place.state === state).length}`);
  if (unreadable.size) counts.push(`cannot be read: ${unreadable.size}`);
  return [
    ...places.map((place) => {
      const mark = unreadable.has(place) ? '  cannot be read' : '';
      return `${place.state.padEnd(10)}  ${new Date(place.time).toISOString()}  ${place.id}${mark}`;
    }),
    counts.join(', '),
  ].join('\n');
}

/** Finds one question, in every place where it is stored. */
async function find(store: BlobStore, id?: string): Promise<[QuestionPlace, ...QuestionPlace[]]> {
  if (!id) throw new OperatorError('Which question? Give its id, or the first characters of it.');
  const [first, ...others] = await findQuestions(store, id);
  if (!first) throw new OperatorError(`There is no question "${id}".`);
  if (others.some((other) => other.id !== first.id)) throw new OperatorError(`Several ids begin with "${id}".`);
  return [first, ...others];
}

function show({ kept: [question] }: ReadQuestions): string {
  if (!question)
    throw new OperatorError('The record cannot be read: writing it was interrupted, or it is no question.');
  const { state, record, delivery } = question;
  return JSON.stringify({ state, ...record, delivery }, null, 2);
}

async function retry(store: BlobStore, places: readonly QuestionPlace[]): Promise<OperatorResult> {
  if (!places.length) return done('No question is dead.');
  const { retried, refused } = await retryQuestions(store, places, Date.now());
  return {
    output: idsOf(retried)
      .map((id) => `${id} will be mailed by the next sweep.`)
      .join('\n'),
    problems: idsOf(refused).map((id) => `${id} was sent already, or cannot be read.`),
  };
}

/** The ids of questions; one that was sent several times can be in several places. */
function idsOf(places: readonly QuestionPlace[]): string[] {
  return [...new Set(places.map(({ id }) => id))];
}

async function save({ kept, unreadable }: ReadQuestions, file?: string): Promise<OperatorResult> {
  const text = JSON.stringify(kept, null, 2);
  if (!file) return done(text, unreadable);
  await writeForOwner(file, `${text}\n`);
  return done(`Questions written to ${file}: ${kept.length}.`, unreadable);
}

/** Reads what `export` wrote. */
async function readBackup(file?: string): Promise<unknown[]> {
  if (!file) throw new OperatorError('Which file? Give one that "export" wrote.');
  try {
    const entries: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (Array.isArray(entries)) return entries;
  } catch (error) {
    // What cannot be parsed would be quoted, and with it what visitors wrote.
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new OperatorError(`${file} is no file that "export" writes, or a part of one.`);
}

async function restore(store: BlobStore, entries: readonly unknown[], write: boolean): Promise<OperatorResult> {
  const plan = await planRestore(store, entries);
  if (write) await restoreQuestions(store, plan, Date.now());
  const problems = plan.unreadable.map((place) => `Entry ${place} of the backup is no question: left out.`);
  return { output: describeRestore(plan, write).join('\n'), problems };
}

function describeRestore({ missing, there }: RestorePlan, written: boolean): string[] {
  const counts = questionStates
    .map((state) => ({ state, count: missing.filter((question) => question.state === state).length }))
    .filter(({ count }) => count)
    .map(({ state, count }) => `${state}: ${count}`);
  const listed = counts.length ? ` (${counts.join(', ')})` : '';
  const waited = missing.filter((question) => question.waited).length;
  return [
    `${written ? 'Restored' : 'To be restored'}: ${missing.length}${listed}. There already: ${there}.`,
    ...(waited
      ? [
          `Waiting when the backup was made: ${waited}. They may have been mailed since: they are dead letters, and "retry" mails them.`,
        ]
      : []),
    ...(written || !missing.length ? [] : ['Nothing was written. To restore them, add --yes.']),
  ];
}

async function remove(store: BlobStore, places: readonly [QuestionPlace, ...QuestionPlace[]]): Promise<string> {
  await deleteQuestions(store, places);
  return `${places[0].id} deleted.`;
}

async function removePerson(store: BlobStore, person: string): Promise<OperatorResult> {
  const { ids, unreadable } = await deletePerson(store, person);
  return done(
    `Questions deleted: ${ids.length}. Mails sent before are in the mailboxes of their recipients.`,
    unreadable,
  );
}
