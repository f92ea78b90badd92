import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { fileKinds } from '../../content/kind-table.ts';
import { schemaOf } from '../../content/schema/schema-store.ts';
import { digest } from '../../lib/cache/file-hashes.ts';
import type { CommandLanguage, Words } from '../../lib/command/command-words.ts';
import { describeError } from '../../lib/command/run-command.ts';
import { isLanguageCode, type LanguageCode } from '../../lib/language/languages.ts';
import { type ImportedLine, importFields } from '../new-item/import-lines.ts';
import { AnswersError } from '../new-item/new-entry.ts';
import { addedKindNamed } from '../new-item/new-item.ts';
import { matchedFields, tableFields } from '../new-item/table-fields.ts';
import { requestState } from '../save/request-state.ts';
import { cropShape } from './assets/fit-picture.ts';
import { isAssetFolderName } from './assets/uploads.ts';
import type { CheckInBackground } from './checks.ts';
import { DeskError, type DeskErrorReason, faultWords, ProtocolError } from './desk-error.ts';
import type { DeskSession } from './desk-session.ts';
import { publicOrigin } from './guard-request.ts';
import { insertablesIn } from './insertables.ts';
import { listedThings, namedTargets } from './named-targets.ts';
import { beginFigure, drawnAlone, readFigure } from './new-figure.ts';
import {
  beginDocument,
  beginLines,
  beginTexts,
  beginThing,
  neededAtDesk,
  readPasted,
  readPastedList,
} from './new-thing.ts';
import { decide, decisionsShape } from './open-thing.ts';
import { PageFile } from './page-files.ts';
import type { Preview } from './preview/preview.ts';
import type { AddressLine } from './redirects.ts';
import { removalShape } from './removal/thing-removals.ts';
import { type FieldPlace, isPartName } from './thing.ts';
import { thingHistory } from './thing-history.ts';

/** The parts that answers need besides the session. */
export interface DeskHelpers {
  /** Checks what is not saved. */
  check: CheckInBackground;
  /** Shows the site; without it, there is no preview. */
  preview?: Pick<Preview, 'open' | 'follow'> | undefined;
}

/** A request, as the answers below take it apart. */
interface Asked extends DeskHelpers {
  session: DeskSession;
  request: IncomingMessage;
  language: CommandLanguage;
  /** The rest of its path, as parts and as one: the name of a thing. */
  rest: string[];
  name: string;
  search: URLSearchParams;
}

const text = z.string().default('');
const texts = z.array(z.string());
const byKey = z.record(z.string(), z.string());
/** The bodies of requests, by the first part of the path. */
const bodies = {
  assign: z.object({ owners: texts, seen: texts }),
  assets: z.object({ upload: text, crop: cropShape.optional() }),
  columns: z.object({ heads: texts }),
  documents: z.object({ upload: text, answers: byKey }),
  imports: z.object({ lines: z.array(byKey), isTrial: z.boolean() }),
  references: z.object({ text, written: z.string().optional(), isList: z.boolean().optional() }),
  rename: z.object({ id: text }),
  send: z.object({ title: text, things: texts.optional() }),
  ticks: z.object({ things: texts }),
  work: z.object({ to: z.enum(['new', 'other', 'given-up']), title: text, branch: text }),
};

/** The answers by method and the first part of the path below `/api`, such as `GET /api/things/news/open-day`. */
const answers: Readonly<Record<string, (asked: Asked) => unknown>> = {
  // About one thing. `If-Match` has the versions that a request may replace.
  'GET things': ({ session, name }) => (name ? session.open(name) : listedThings(session.content)),
  // Of a kind of files, without a key if the address goes on with one.
  'GET schemas': ({ rest: [name = '', without = ''] }) => {
    if (!fileKinds.some((kind) => kind.name === name))
      throw new ProtocolError('unknown', `There is no schema ${name}.`);
    const { properties: { [without]: _, ...properties } = {}, required = [], ...schema } = schemaOf(name);
    return { ...schema, properties, required: required.filter((key) => key !== without) };
  },
  'GET history': ({ session, name }) => thingHistory(session.content, name),
  'GET drafts': ({ session, name }) => session.content.drafts.of(name),
  'DELETE drafts': ({ session, name, request }) => {
    session.discard(name, readIfMatch(request));
    return {};
  },
  'PUT parts': async ({ session, rest: [part = '', ...thing], request }) => {
    if (!isPartName(part)) throw new ProtocolError('unknown', `There is no part ${part}.`);
    session.write(thing.join('/'), part, await readJson(request), readIfMatch(request));
    return session.open(thing.join('/'));
  },
  'POST texts': ({ session, rest: [part = '', ...thing] }) => {
    if (!isPartName(part) || part === 'data') throw new ProtocolError('unknown', `There is no language ${part}.`);
    beginTexts(session.content, thing.join('/'), part);
    return session.open(thing.join('/'));
  },
  // Of one field with `?part=PART&pointer=POINTER`, otherwise of all.
  'POST fix': ({ session, name, search }) => {
    session.fix(name, fieldIn(search));
    return session.open(name);
  },
  'POST confirm': ({ session, name, search }) => {
    const field = fieldIn(search);
    if (!field) throw new ProtocolError('wrong', 'Which field?');
    session.confirm(name, field);
    return {};
  },
  'POST assign': async ({ session, name, request }) => {
    const { owners, seen } = await readBody(request, bodies.assign);
    session.assign(name, owners, seen);
    return session.open(name);
  },
  'POST decide': async ({ session, name, request }) => {
    const decisions = await readBody(request, decisionsShape);
    if (!Object.values(decisions).every(({ versions }) => versions))
      throw new ProtocolError('unversioned', 'A decision has to name the version that it replaces.');
    decide(session.content, name, decisions);
    return session.open(name);
  },
  'POST save': ({ session, name }) => ({ paths: session.save(name) }),
  'POST preview': async ({ session, name, preview }) => {
    if (!preview) throw new ProtocolError('unknown', 'This desk has no preview.');
    return { isAlone: session.previewed.look(name), origin: publicOrigin(await preview.open()) };
  },

  // About things that come and go, and about pictures and documents.
  'GET needs': ({ session }) => neededAtDesk(session.content.drafted()),
  // The targets of fields that are no things.
  'GET targets': ({ session }) => namedTargets(session.content.drafted()),
  'POST new': async ({ session, name, request }) => ({
    name: beginThing(session.content, name, await readBody(request, byKey)),
  }),
  // The entry of a publication, or many at once.
  'POST references': async ({ session, request, language }) => {
    const { text, written, isList } = await readBody(request, bodies.references);
    const tree = session.content.drafted();
    return isList ? readPastedList(tree, text, language) : readPasted(tree, text, language, written);
  },
  'GET removal': ({ session, name, language }) => session.removals.plan(name, language),
  'POST remove': async ({ session, name, request, language }) => {
    await session.removals.remove(name, await readBody(request, removalShape), language);
    return {};
  },
  'GET renaming': ({ session, name, search }) => session.renamings.plan(name, search.get('id') ?? ''),
  'POST rename': async ({ session, name, request, language }) => {
    const { id } = await readBody(request, bodies.rename);
    return { name: await session.renamings.rename(name, id, language) };
  },
  // A file for a thing.
  'POST uploads': async ({ session, rest: [folder = '', ...thing], search, request, language }) => {
    if (!isAssetFolderName(folder)) throw new ProtocolError('unknown', `There is no folder ${folder}.`);
    return session.assets.take(folder, thing.join('/'), search.get('file') ?? '', request, language);
  },
  'GET uploads': ({ session, name }) => session.assets.uploaded(name),
  'DELETE uploads': ({ session, name }) => {
    session.assets.giveUp(name);
    return {};
  },
  'POST assets': async ({ session, name, request }) => {
    const { upload, crop } = await readBody(request, bodies.assets);
    return { path: await session.assets.add(name, upload, crop) };
  },
  'GET assets': ({ session, name }) => (name ? session.assets.picture(name) : session.assets.list()),
  'DELETE assets': ({ session, name }) => {
    session.assets.remove(name);
    return {};
  },

  // About tables and lists that come from elsewhere, and about what texts may show.
  'GET imports': ({ session }) => importFields(session.content.drafted()),
  'POST columns': async ({ name, request }) => {
    const { heads } = await readBody(request, bodies.columns);
    return matchedFields(tableFields(addedKindNamed(name)), heads);
  },
  'POST imports': async ({ session, name, request, language }) => {
    const { lines, isTrial } = await readBody(request, bodies.imports);
    if (name !== 'redirects') return beginLines(session.content, name, lines, { isTrial, language });
    const addresses = lines.map(({ from = '', to = '' }) => ({ from, to }));
    return session.importAddresses(addresses, isTrial, language).map(asImported);
  },
  'GET insertables': ({ session, name }) => insertablesIn(session.content.drafted(), languageNamed(name)),
  'POST drawings': async ({ name, request }) => ({
    svg: drawnAlone(readFigure(await readJson(request)), languageNamed(name)),
  }),
  // A document for the text of a thing.
  'POST documents': async ({ session, name, request }) => {
    const given = await readBody(request, bodies.documents);
    return { path: await beginDocument(session.content, session.assets, { thing: name, ...given }) };
  },
  'POST figures': async ({ session, request }) => ({
    id: beginFigure(session.content, readFigure(await readJson(request))),
  }),

  // About all of the content, and to send it.
  'GET check': async ({ session, check, language }) => {
    const found = await check(language);
    session.previewed.noteMistakes(found);
    return found;
  },
  'GET published': ({ session }) => session.published(),
  'GET sending': ({ session, language }) => session.sending.work(language),
  // The pull request of earlier work on the same branch, if GitHub's program is here to tell.
  'GET request': async ({ session }) => ({ request: await requestState(session.content.dir) }),
  // The reasons why some things cannot be sent.
  'POST ticks': async ({ session, check, request, language }) => {
    const { things } = await readBody(request, bodies.ticks);
    return session.sending.tickedCheck(things, await check(language, things));
  },
  'POST send': async ({ session, check, request, language }) => {
    const { title, things } = await readBody(request, bodies.send);
    return session.sending.send(title.trim(), language, check, things);
  },
  'POST publish': ({ session, language }) => session.sending.publish(language),
  'POST newest': ({ session, language }) => session.sending.getNewest(language),
  'POST unfinished': ({ session, language }) => session.sending.giveUp(language),
  'POST work': async ({ session, request, language }) => {
    const { title, ...move } = await readBody(request, bodies.work);
    return session.sending.move(language, { ...move, title: title.trim() });
  },
};

/** Answers a request in the language that its header `Accept-Language` names. @throws DeskError when it does not work */
export async function answerRequest(
  session: DeskSession,
  helpers: DeskHelpers,
  request: IncomingMessage,
): Promise<unknown> {
  // Not relative to an address: "//" would begin one of its own.
  const { pathname, searchParams: search } = new URL(`http://desk${request.url ?? '/'}`);
  const [, api, action = '', ...rest] = pathname.split('/').map(decoded);
  const asked = `${request.method} ${action}`;
  const answer = api === 'api' && Object.hasOwn(answers, asked) ? answers[asked] : undefined;
  if (!answer) throw new ProtocolError('unknown', 'There is nothing at this address.');
  const language = askedLanguage(request);
  return answer({ ...helpers, session, request, language, rest, name: rest.join('/'), search });
}

function fieldIn(search: URLSearchParams): FieldPlace | undefined {
  const part = search.get('part') ?? '';
  return isPartName(part) ? { part, pointer: search.get('pointer') ?? '' } : undefined;
}

/** A line of old addresses as any other: what is wrong stands at the old one. */
function asImported({ problem, isThere }: AddressLine): ImportedLine {
  return {
    problems: problem === undefined ? {} : { from: problem },
    missing: [],
    ...(isThere && { there: 'redirects' }),
  };
}

function languageNamed(name: string): LanguageCode {
  if (!isLanguageCode(name)) throw new ProtocolError('unknown', `There is no language ${name}.`);
  return name;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ProtocolError('wrong', `${part} is no part of an address.`);
  }
}

/** The language of the desk that asks, of the header `Accept-Language`; English if it does not say. */
export function askedLanguage({ headers }: IncomingMessage): CommandLanguage {
  return headers['accept-language']?.startsWith('uk') ? 'uk' : 'en';
}

/** The largest size of a request: no content file comes near it. */
const mostBytes = 8 * 1024 * 1024;

const tooLong: Words = {
  en: 'This is too long: the desk keeps at most 8 MB at once.',
  uk: 'Це задовге: стіл приймає щонайбільше 8 МБ за раз.',
};

/** Reads the JSON body of a request. @throws DeskError when it is too large or no JSON */
async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new ProtocolError('wrong', 'Expected JSON.');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new DeskError('wrong', tooLong);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new ProtocolError('wrong', 'The request is no valid JSON.');
  }
}

/** Reads a body of a shape. @throws DeskError when it has another one */
async function readBody<Body>(request: IncomingMessage, shape: z.ZodType<Body>): Promise<Body> {
  const { data, error } = shape.safeParse(await readJson(request));
  if (error) throw new ProtocolError('wrong', z.prettifyError(error));
  return data as Body;
}

/** The versions that a request may replace, of its header `If-Match`. @throws DeskError when it names none */
function readIfMatch({ headers }: IncomingMessage): string[] {
  const versions = [...(headers['if-match'] ?? '').matchAll(/"([^"]+)"/g)].flatMap(([, version]) => version ?? []);
  if (versions.length === 0)
    throw new ProtocolError('unversioned', 'If-Match has to name the version that was read.');
  return versions;
}

const statusOf: Record<DeskErrorReason, number> = {
  unknown: 404,
  conflict: 409,
  stale: 412,
  unversioned: 428,
  unreadable: 422,
  wrong: 400,
};

/** Of all that the desk sends: nothing is kept, and no page of another origin may take it into itself. */
const ownHeaders = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Sends what was asked for. @param known the version of the answer that the page has already */
export function sendAnswer(response: ServerResponse, answer: unknown, known?: string): void {
  // It is shown by an `<img>` alone, which runs no script of it.
  if (answer instanceof PageFile) sendFile(response, answer, { 'Content-Security-Policy': 'sandbox' });
  else send(response, 200, answer, known);
}

/** Says why there is no answer, in the language of the desk. */
export function sendError(response: ServerResponse, error: unknown, language: CommandLanguage): void {
  if (error instanceof DeskError) {
    send(response, statusOf[error.reason], { error: error.messageIn(language) });
  } else if (error instanceof AnswersError) {
    const problems = [...error.problems].map(([option, words]) => [option, words[language]]);
    send(response, 422, { error: error.messageIn(language), problems: Object.fromEntries(problems) });
  } else {
    // An error that nobody expects is a bug of ours, and belongs into the terminal.
    if (describeError(error, language) === undefined) console.error(error);
    send(response, 500, { error: faultWords(error, language) });
  }
}

/** Sends a file. */
export function sendFile(
  response: ServerResponse,
  { type, bytes }: PageFile,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(200, { ...ownHeaders, ...headers, 'Content-Type': type }).end(bytes);
}

/**
 * Sends JSON.
 * @param known the version that the browser has already, which is not sent again; without one, it gets none
 */
export function send(response: ServerResponse, status: number, body: unknown, known?: string): void {
  const json = JSON.stringify(body);
  const version = known === undefined ? undefined : `"${digest(json)}"`;
  const isKnown = version !== undefined && known === version;
  const headers = { ...ownHeaders, 'Content-Type': 'application/json', ...(version && { ETag: version }) };
  response.writeHead(isKnown ? 304 : status, headers).end(isKnown ? undefined : json);
}
