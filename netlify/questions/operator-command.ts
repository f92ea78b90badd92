import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import {
  type DeliveryRecord,
  deliveryKey,
  findUnreadable,
  isQuestionRecord,
  listQuestions,
  newDelivery,
  type QuestionPlace,
  type QuestionRecord,
  questionPlace,
  questionStates,
  readDelivery,
  readPlace,
} from './record.ts';
import { graceMs } from './settings.ts';
import { type BlobStore, OperatorError } from './store.ts';

/** A question with everything that is kept of it. */
export interface KeptQuestion extends QuestionPlace {
  record: QuestionRecord;
  delivery?: DeliveryRecord;
}

/** Reads questions, those that a sweep moved since they were listed where they are now. Nobody knows whose the unreadable ones are. */
async function readQuestions(store: BlobStore, places: readonly QuestionPlace[]) {
  const kept: KeptQuestion[] = [];
  const unreadable: QuestionPlace[] = [];
  const seen = new Set<string>();
  for (let next = places; next.length; ) {
    const moved = new Set<string>();
    for (const place of next) {
      seen.add(place.key);
      const found = await store.read<QuestionRecord>(place.key);
      const delivery = (await store.read<DeliveryRecord>(deliveryKey(place.id)))?.value;
      if (isQuestionRecord(found?.value)) kept.push({ ...place, record: found.value, delivery });
      else if (found) unreadable.push(place);
      else moved.add(place.id);
    }
    next = moved.size ? (await listQuestions(store)).filter(({ id, key }) => moved.has(id) && !seen.has(key)) : [];
  }
  return { kept, unreadable };
}

/** Reads all questions, or those of one person. */
export async function exportQuestions(store: BlobStore, person?: string) {
  const { kept, unreadable } = await readQuestions(store, await listQuestions(store));
  const email = person?.trim().toLowerCase();
  const isAsked = ({ record }: KeptQuestion) => email === undefined || record.question.email.toLowerCase() === email;
  return { kept: kept.filter(isAsked), unreadable };
}

/**
 * Has questions mailed by the next sweep, with a fresh count of attempts: dead letters, those in quarantine, or those that
 * wait for their next attempt. Refused are those that were sent or cannot be read.
 */
export async function retryQuestions(
  store: BlobStore,
  places: readonly QuestionPlace[],
  now: number,
): Promise<{ retried: QuestionPlace[]; refused: QuestionPlace[] }> {
  const retried: QuestionPlace[] = [];
  const refused: QuestionPlace[] = [];
  const sent = new Set((await listQuestions(store, ['sent'])).map(({ id }) => id));
  for (const place of places) {
    // Put in quarantine once and sent later, under the same key, a question has one id in both places.
    const isRetried = !sent.has(place.id) && (await retryQuestion(store, place, now));
    (isRetried ? retried : refused).push(place);
  }
  return { retried, refused };
}

async function retryQuestion(store: BlobStore, { state, id, key }: QuestionPlace, now: number): Promise<boolean> {
  const found = await store.read<QuestionRecord>(key);
  if (!isQuestionRecord(found?.value)) return false;
  const { stage, doubts, mayBeCopy } = await readDelivery(store, id);
  if (stage === 'sent') return false;
  const { failure: _failure, suspicion: _suspicion, ...record } = found.value;
  // The delivery goes first: a pending question with a refused delivery would be dead again.
  await store.write(deliveryKey(id), {
    ...newDelivery,
    mayBeCopy: mayBeCopy || stage === 'claimed' || doubts > 0 || record.restoredAt !== undefined,
  });
  if (state === 'pending') return true;
  // It waits from now on, or it would look as if it had waited since it came; and the next sweep may mail it.
  await store.write(questionPlace('pending', now - graceMs, id).key, record);
  await store.remove(key);
  return true;
}

/** Deletes questions and all that is kept of them, wherever they are. */
export async function deleteQuestions(store: BlobStore, places: readonly QuestionPlace[]): Promise<void> {
  const ids = new Set(places.map(({ id }) => id));
  for (const { key } of places) await store.remove(key);
  // A sweep may have moved them since they were listed.
  const moved = ids.size ? (await listQuestions(store)).filter(({ id }) => ids.has(id)) : [];
  for (const { key } of moved) await store.remove(key);
  // The deliveries go last: without them a sweep could mail a question that is still there.
  for (const id of ids) await store.remove(deliveryKey(id));
}

// A newer version may have further fields, which stay.
const backupEntry = z.looseObject({
  state: z.enum(questionStates),
  stem: z.string(),
  record: z.looseObject({
    id: z.string(),
    receivedAt: z.iso.datetime(),
    question: z.looseObject({ name: z.string(), phone: z.string(), email: z.string(), message: z.string() }),
  }),
});

/**
 * Finds what the store lacks of a backup, which `export` wrote, and writes it if that is wanted. Called again after an
 * interruption, it goes on with what is missing still. Entries that are no questions are named by their places, from 1.
 */
async function restoreBackup(store: BlobStore, entries: unknown[], isWritten = false) {
  const questions = new Map<string, NonNullable<ReturnType<typeof readEntry>>>();
  const unreadable: number[] = [];
  for (const [index, entry] of entries.entries()) {
    const question = readEntry(entry);
    if (!question) unreadable.push(index + 1);
    // The same question, sent several times, can be in several places: that it was mailed counts.
    else if (!questions.has(question.place.id) || question.place.state === 'sent') {
      questions.set(question.place.id, question);
    }
  }
  // A record in the store has gone on since the backup, or is the newer of the two.
  const stored = new Set((await listQuestions(store)).map(({ id }) => id));
  const missing = [...questions.values()].filter(({ place }) => !stored.has(place.id));
  const restoredAt = new Date().toISOString();
  for (const { place, record } of isWritten ? missing : []) {
    const { state, stem, id, key } = place;
    // A visitor who sends it once more does not have it mailed once more.
    if (state === 'sent') await store.write(deliveryKey(id), { ...newDelivery, stage: 'sent', stem });
    await store.write(key, { ...record, restoredAt });
  }
  return { missing, there: questions.size - missing.length, unreadable };
}

/**
 * Reads an entry of a backup. None becomes pending: a question that was may have been mailed since, and only the operator can
 * say whether it is to be mailed again.
 */
function readEntry(entry: unknown) {
  const { data } = backupEntry.safeParse(entry);
  if (!data) return undefined;
  const { state, stem, record, delivery } = data as unknown as KeptQuestion;
  // The mail server had accepted it, and it had not been moved yet.
  const isMailed = state === 'pending' && delivery?.stage === 'sent';
  const waited = state === 'pending' && !isMailed;
  const place = readPlace(isMailed ? 'sent' : waited ? 'dead' : state, stem);
  if (place?.id !== record.id) return undefined;
  const failure = waited ? { code: 'ERESTORED', phase: 'connect' } : record.failure;
  return { place, record: { ...record, failure }, waited };
}

export const operatorHelp = `The questions that visitors sent.

  npm run questions -- list [STATE]             where questions are; STATE: ${questionStates.join(', ')}
  npm run questions -- show ID                  everything kept of a question; the first characters of the id are enough
  npm run questions -- retry ID | --all         have a question mailed again; --all: every dead one
  npm run questions -- export [--person E-MAIL] [--out FILE]
  npm run questions -- restore FILE [--yes]     what the store lacks of an export; --yes: writes it
  npm run questions -- delete ID | --person E-MAIL

With NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN set: the published site. Otherwise: the site run here by "npm start".`;

/** The output of a request, and what it could not do. */
export interface OperatorResult {
  output: string;
  problems: readonly string[];
}

/** The commands, with how many words follow each, and its options. */
const commands: Record<string, { words: number; options: string[]; run: typeof list }> = {
  list: { words: 1, options: [], run: list },
  show: { words: 1, options: [], run: show },
  retry: { words: 1, options: ['all'], run: retry },
  export: { words: 0, options: ['person', 'out'], run: save },
  restore: { words: 1, options: ['yes'], run: restore },
  delete: { words: 1, options: ['person'], run: remove },
};

interface OperatorRequest {
  run: typeof list;
  target?: string;
  person?: string;
  out?: string;
  all?: boolean;
  yes?: boolean;
}

/** Reads the arguments of the command; nothing when there are none. Throws when the command would leave one of them out. */
export function readOperatorRequest(args: string[]): OperatorRequest | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      person: { type: 'string' },
      out: { type: 'string' },
      all: { type: 'boolean' },
      yes: { type: 'boolean' },
    },
  });
  const [name, ...words] = positionals;
  if (!name) return undefined;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new OperatorError(`There is no command "${name}".\n\n${operatorHelp}`);
  const tooMany = words[command.words];
  if (tooMany !== undefined) throw new OperatorError(`"${name}" takes no "${tooMany}".`);
  const foreign = Object.keys(values).find((option) => !command.options.includes(option));
  if (foreign) throw new OperatorError(`"${name}" takes no --${foreign}.`);
  const [target] = words;
  const instead = values.all ? 'all' : 'person';
  if (target && values[instead] !== undefined)
    throw new OperatorError(`"${name}" takes an id or --${instead}, not both.`);
  return { run: command.run, target, ...values };
}

function done(output: string, unreadable: readonly QuestionPlace[] = []): OperatorResult {
  const describe = ({ id, state }: QuestionPlace) => `${id} in ${state} cannot be read, so nobody knows whose it is.`;
  return { output, problems: unreadable.map(describe) };
}

async function list(store: BlobStore, { target }: OperatorRequest): Promise<OperatorResult> {
  const states = questionStates.filter((state) => target === undefined || state === target);
  if (!states.length) throw new OperatorError(`There is no state "${target}": use ${questionStates.join(', ')}.`);
  const places = await listQuestions(store, states);
  const unreadable = new Set(await findUnreadable(store, places));
  const lines = places.map((place) => {
    const mark = unreadable.has(place) ? '  cannot be read' : '';
    return `${place.state.padEnd(10)}  ${new Date(place.time).toISOString()}  ${place.id}${mark}`;
  });
  const counts = states.map((state) => `${state}: ${places.filter((place) => place.state === state).length}`);
  if (unreadable.size) counts.push(`cannot be read: ${unreadable.size}`);
  return done([...lines, counts.join(', ')].join('\n'));
}

async function find(store: BlobStore, id?: string): Promise<[QuestionPlace, ...QuestionPlace[]]> {
  if (!id) throw new OperatorError('Which question? Give its id, or the first characters of it.');
  const all = await listQuestions(store);
  const [first, ...others] = all.filter((place) => place.id.startsWith(id.toLowerCase()));
  if (!first) throw new OperatorError(`There is no question "${id}".`);
  if (others.some((other) => other.id !== first.id)) throw new OperatorError(`Several ids begin with "${id}".`);
  return [first, ...others];
}

async function show(store: BlobStore, { target }: OperatorRequest): Promise<OperatorResult> {
  const { kept } = await readQuestions(store, await find(store, target));
  if (!kept[0])
    throw new OperatorError('The record cannot be read: writing it was interrupted, or it is no question.');
  const { state, record, delivery } = kept[0];
  return done(JSON.stringify({ state, ...record, delivery }, null, 2));
}

async function retry(store: BlobStore, { target, all }: OperatorRequest): Promise<OperatorResult> {
  const places = all ? await listQuestions(store, ['dead']) : await find(store, target);
  if (!places.length) return done('No question is dead.');
  const { retried, refused } = await retryQuestions(store, places, Date.now());
  // One that was sent several times can be in several places.
  const lines = (some: readonly QuestionPlace[], what: string) => [...new Set(some.map(({ id }) => `${id} ${what}`))];
  return {
    output: lines(retried, 'will be mailed by the next sweep.').join('\n'),
    problems: lines(refused, 'was sent already, or cannot be read.'),
  };
}

async function save(store: BlobStore, { person, out }: OperatorRequest): Promise<OperatorResult> {
  const { kept, unreadable } = await exportQuestions(store, person);
  const text = JSON.stringify(kept, null, 2);
  if (!out) return done(text, unreadable);
  await writeForOwner(out, `${text}\n`);
  return done(`Questions written to ${out}: ${kept.length}.`, unreadable);
}

/** Writes what nobody else may read: to a file beside, then renamed, so that an older backup stays whole until the new one is. */
async function writeForOwner(path: string, text: string): Promise<void> {
  const place = await realpath(path).catch(() => path);
  const there = await stat(place).catch(() => undefined);
  // A device such as /dev/stdout stays what it is.
  if (there && !there.isFile()) return writeFile(place, text);
  const draft = `${place}.${process.pid}`;
  try {
    await writeFile(draft, text, { mode: 0o600, flag: 'wx', flush: true });
    await rename(draft, place);
  } catch (error) {
    // Whoever asked for it knows the file, not the one beside it.
    throw Object.assign(error as Error, { path: place });
  } finally {
    await rm(draft, { force: true });
  }
}

async function restore(store: BlobStore, { target, yes }: OperatorRequest): Promise<OperatorResult> {
  const { missing, there, unreadable } = await restoreBackup(store, await readBackup(target), yes);
  const counts = questionStates
    .map((state) => [state, missing.filter(({ place }) => place.state === state).length] as const)
    .filter(([, count]) => count)
    .map(([state, count]) => `${state}: ${count}`);
  const listed = counts.length ? ` (${counts.join(', ')})` : '';
  const waited = missing.filter((question) => question.waited).length;
  const output = [`${yes ? 'Restored' : 'To be restored'}: ${missing.length}${listed}. There already: ${there}.`];
  if (waited) {
    const next = 'They may have been mailed since: they are dead letters, and "retry" mails them.';
    output.push(`Waiting when the backup was made: ${waited}. ${next}`);
  }
  if (!yes && missing.length) output.push('Nothing was written. To restore them, add --yes.');
  const problems = unreadable.map((place) => `Entry ${place} of the backup is no question: left out.`);
  return { output: output.join('\n'), problems };
}

async function readBackup(file?: string): Promise<unknown[]> {
  if (!file) throw new OperatorError('Which file? Give one that "export" wrote.');
  try {
    const entries: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (Array.isArray(entries)) return entries;
  } catch (error) {
    // A text that cannot be parsed would be quoted, and with it what visitors wrote.
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new OperatorError(`${file} is no file that "export" writes, or a part of one.`);
}

async function remove(store: BlobStore, { target, person }: OperatorRequest): Promise<OperatorResult> {
  if (person === undefined) {
    const places = await find(store, target);
    await deleteQuestions(store, places);
    return done(`${places[0].id} deleted.`);
  }
  const { kept, unreadable } = await exportQuestions(store, person);
  await deleteQuestions(store, kept);
  const count = new Set(kept.map(({ id }) => id)).size;
  return done(`Questions deleted: ${count}. Mails sent before are in the mailboxes of their recipients.`, unreadable);
}
