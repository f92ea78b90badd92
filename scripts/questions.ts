import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BlobsServer } from '@netlify/blobs/server';
import { type BlobStore, createNetlifyBlobStore } from '../netlify/questions/blob-store.ts';
import {
  deletePerson,
  deleteQuestions,
  exportQuestions,
  findQuestions,
  type KeptQuestion,
  listQuestions,
  type QuestionPlace,
  questionStates,
  readQuestions,
  retryQuestion,
} from '../netlify/questions/operator.ts';
import { localBlobFolder } from '../src/local-server/local-blobs.ts';
import { describeMove, moveOldBlobs } from '../src/local-server/move-old-blobs.ts';

const help = `The questions that visitors sent.

  npm run questions -- list [STATE]             where questions lie; STATE: ${questionStates.join(', ')}
  npm run questions -- show ID                  everything kept of a question; the first signs of the id are enough
  npm run questions -- retry ID | --all         have a question mailed again; --all: every dead one
  npm run questions -- export [--person E-MAIL] [--out FILE]
  npm run questions -- delete ID | --person E-MAIL

With NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN set: the published site. Otherwise: the site run here by "npm start".`;

/** What was asked for in a way that cannot be done; its message is for the person who asked. */
class UsageError extends Error {}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      person: { type: 'string' },
      out: { type: 'string' },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, target] = positionals;
  if (values.help || !command) return console.log(help);
  const { store, close } = await openStore();
  try {
    if (command === 'list') return await list(store, target);
    if (command === 'show') return show(await readQuestions(store, await find(store, target)));
    if (command === 'retry') return await retry(store, target, values.all);
    if (command === 'export') return await save(await exportQuestions(store, values.person), values.out);
    if (command === 'delete') return await remove(store, target, values.person);
  } finally {
    await close();
  }
  throw new UsageError(`There is no command "${command}".\n\n${help}`);
}

async function openStore(): Promise<{ store: BlobStore; close(): Promise<void> }> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, QUESTIONS_STORE: name = 'questions' } = process.env;
  if (siteID && token) {
    const store = createNetlifyBlobStore({ name, deadlineMs: 20_000, connection: { siteID, token } });
    return { store, close: async () => undefined };
  }
  const root = join(import.meta.dirname, '..');
  for (const line of describeMove(moveOldBlobs(root))) console.error(line);
  const directory = localBlobFolder(root);
  const sites = existsSync(join(directory, 'entries')) ? readdirSync(join(directory, 'entries')) : [];
  const server = new BlobsServer({ directory, token: 'local' });
  const { port } = await server.start();
  const url = `http://localhost:${port}`;
  const connection = { siteID: sites[0] ?? 'unlinked', token: 'local', edgeURL: url, uncachedEdgeURL: url };
  const store = createNetlifyBlobStore({ name, deadlineMs: 20_000, connection });
  return { store, close: async () => void (await server.stop()) };
}

async function list(store: BlobStore, state?: string): Promise<void> {
  const states = state ? questionStates.filter((known) => known === state) : questionStates;
  if (!states.length) throw new UsageError(`There is no state "${state}": use ${questionStates.join(', ')}.`);
  const places = await listQuestions(store, states);
  for (const { state: where, time, id } of places) {
    console.log(`${where.padEnd(10)}  ${new Date(time).toISOString()}  ${id}`);
  }
  console.log(
    states.map((where) => `${where}: ${places.filter((place) => place.state === where).length}`).join(', '),
  );
}

/** Finds one question, in every place where it lies. */
async function find(store: BlobStore, id?: string): Promise<[QuestionPlace, ...QuestionPlace[]]> {
  if (!id) throw new UsageError('Which question? Give its id, or the first signs of it.');
  const found = await findQuestions(store, id);
  if (new Set(found.map((question) => question.id)).size > 1) throw new UsageError(`Several ids begin with "${id}".`);
  const [first, ...others] = found;
  if (!first) throw new UsageError(`There is no question "${id}".`);
  return [first, ...others];
}

function show([question]: readonly KeptQuestion[]): void {
  if (!question) throw new UsageError('What is stored cannot be read: it broke off while it was written.');
  const { state, record, delivery } = question;
  console.log(JSON.stringify({ state, ...record, delivery }, null, 2));
}

async function retry(store: BlobStore, id: string | undefined, all: boolean): Promise<void> {
  const places = all ? await listQuestions(store, ['dead']) : [(await find(store, id))[0]];
  for (const place of places) {
    if (!(await retryQuestion(store, place)))
      throw new UsageError(`${place.id} was sent already, or cannot be read.`);
    console.log(`${place.id} will be mailed by the next sweep.`);
  }
  if (!places.length) console.log('No question is dead.');
}

async function save(questions: readonly KeptQuestion[], file?: string): Promise<void> {
  const text = `${JSON.stringify(questions, null, 2)}\n`;
  if (!file) return void process.stdout.write(text);
  // Personal data: for the operator's own eyes.
  await writeFile(file, text, { mode: 0o600 });
  console.log(`${questions.length} questions written to ${file}.`);
}

async function remove(store: BlobStore, id: string | undefined, person: string | undefined): Promise<void> {
  if (person === undefined) {
    const questions = await find(store, id);
    await deleteQuestions(store, questions);
    return console.log(`${questions[0].id} deleted.`);
  }
  const ids = await deletePerson(store, person);
  console.log(`${ids.length} questions deleted. Mails that went out before lie in the mailboxes of their readers.`);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
