import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileKinds } from '../../content/kind-table.ts';
import { type Schema, schemaOf } from '../../content/schema/schema-store.ts';
import { asList, asObject, asText } from '../../content/unknown-value.ts';
import { digest } from '../../lib/cache/digest.ts';
import type { CommandLanguage, Words } from '../../lib/command/command-words.ts';
import { describeError } from '../../lib/command/run-command.ts';
import { isLanguageCode } from '../../lib/language/languages.ts';
import { type ImportedLine, importFields } from '../new-item/import-lines.ts';
import { AnswersError } from '../new-item/new-entry.ts';
import { addedKindNamed } from '../new-item/new-item.ts';
import { matchedFields, tableFields } from '../new-item/table-fields.ts';
import { readCrop } from './assets/fit-picture.ts';
import { isAssetFolderName } from './assets/uploads.ts';
import type { CheckInBackground } from './checks.ts';
import { DeskError, type DeskErrorReason, faultWords, ProtocolError } from './desk-error.ts';
import type { DeskSession } from './desk-session.ts';
import { publicOrigin } from './guard-request.ts';
import { insertablesIn } from './insertables.ts';
import { namedTargets } from './named-targets.ts';
import { drawnAlone, readFigure } from './new-figure.ts';
import { neededAtDesk, readPasted, readPastedList } from './new-thing.ts';
import type { AddressLine } from './old-addresses.ts';
import { readDecisions } from './open-thing.ts';
import type { PageFile } from './page-files.ts';
import type { Preview } from './preview/preview.ts';
import { readRemovalRequest } from './removal/thing-removals.ts';
import { type FieldPlace, isPartName } from './thing.ts';

/** What answers need besides the session. */
export interface DeskHelpers {
  /** Checks what is not saved. */
  check: CheckInBackground;
  /** Shows the site; without it, there is no preview. */
  preview?: Pick<Preview, 'open' | 'follow'> | undefined;
}

/**
 * The API: `GET /api/things`, `GET /api/schemas/NAME`, `GET /api/check`, `GET /api/drafts/THING`, `GET /api/things/THING`,
 * with the versions that they may replace in `If-Match` `DELETE /api/drafts/THING` and `PUT /api/parts/PART/THING`, and `POST /api/save/THING`, `/api/decide/THING`, `/api/texts/LANGUAGE/THING`, `/api/assign/THING`, `/api/fix/THING`, of one field with
 * `?part=PART&pointer=POINTER`, and so `/api/confirm/THING`;
 * for new things `GET /api/needs` and `POST /api/new/KIND`, `GET /api/targets` has what fields name that is no thing, `POST /api/references` reads the entry of a publication; to delete one `GET /api/removal/THING` and
 * `POST /api/remove/THING`, to give it another id `GET /api/renaming/THING?id=ID` and `POST /api/rename/THING`;
 * pictures and documents are sent for a thing to `POST /api/uploads/images/THING?file=NAME`, or `files`, and put among those of the thing by
 * `POST /api/assets/THING`, or given up by `DELETE /api/uploads/UPLOAD`; `GET /api/assets` lists them with what uses them,
 * `DELETE /api/assets/images/PATH` removes an unused one; `GET /api/assets/PATH` and `GET /api/uploads/UPLOAD` are pictures;
 *
 * `GET /api/history/THING` has its versions in Git, `GET /api/published` what was published last; `POST /api/preview/THING` starts the site with what is not saved;
 * of tables and lists `GET /api/imports` has the kinds with their fields, `POST /api/columns/KIND` finds those of columns, `POST /api/imports/KIND` begins things of lines, or old addresses of `redirects`;
 * `GET /api/insertables/LANGUAGE` has what a text may show or lead to, `POST /api/drawings/LANGUAGE` draws a chart, `POST /api/figures` begins one;
 * to send what was saved `GET /api/sending`, `GET /api/request`, `POST /api/ticks` (what keeps some things from being sent) and `POST /api/send`, `POST /api/publish`, to begin, take up or give up a
 * piece of work `POST /api/work`, to get what others have published `POST /api/newest`, to give up what Git has begun elsewhere `POST /api/unfinished`. `Accept-Language` names the language of what is told.
 */
export async function answerRequest(
  session: DeskSession,
  { check, preview }: DeskHelpers,
  request: IncomingMessage,
): Promise<unknown> {
  // Not relative to an address: "//" would begin one of its own.
  const { pathname, searchParams } = new URL(`http://desk${request.url ?? '/'}`);
  const [, api, action = '', ...rest] = pathname.split('/').map(decoded);
  const call = api === 'api' ? `${request.method} ${action}` : '';
  const name = rest.join('/');
  const language = askedLanguage(request);
  switch (call) {
    case 'GET things':
      return name ? session.open(name) : session.list();
    case 'GET check': {
      const found = await check(language);
      session.noteMistakes(found);
      return found;
    }
    case 'GET needs':
      return neededAtDesk(session.readDrafted());
    case 'GET targets':
      return namedTargets(session.readDrafted());
    case 'POST new':
      return { name: session.begin(name, await readJson(request)) };
    case 'POST references': {
      const { text, written, isList } = asObject(await readJson(request));
      if (isList === true) return readPastedList(session.readDrafted(), asText(text) ?? '', language);
      return readPasted(session.readDrafted(), asText(text) ?? '', language, asText(written));
    }
    case 'GET removal':
      return session.removals.plan(name, language);
    case 'POST remove':
      await session.removals.remove(name, readRemovalRequest(await readJson(request)), language);
      return {};
    case 'GET renaming':
      return session.renamings.plan(name, searchParams.get('id') ?? '');
    case 'POST rename': {
      const { id } = asObject(await readJson(request));
      return { name: await session.renamings.rename(name, asText(id) ?? '', language) };
    }
    case 'POST uploads': {
      const [folder = '', ...thing] = rest;
      if (!isAssetFolderName(folder)) throw new ProtocolError('unknown', `There is no folder ${folder}.`);
      return session.takeFile(folder, thing.join('/'), searchParams.get('file') ?? '', request, language);
    }
    case 'GET uploads':
      return new FileAnswer(session.assets.uploaded(name));
    case 'DELETE uploads':
      session.assets.uploads.forget(name);
      return {};
    case 'POST assets': {
      const { upload, crop } = asObject(await readJson(request));
      return { path: await session.assets.add(name, asText(upload) ?? '', readCrop(crop)) };
    }
    case 'GET assets':
      return name ? new FileAnswer(session.assets.picture(name)) : session.assets.list();
    case 'DELETE assets':
      session.assets.remove(name);
      return {};
    case 'POST preview':
      if (!preview) throw new ProtocolError('unknown', 'This desk has no preview.');
      return { isAlone: session.look(name), origin: publicOrigin(await preview.open()) };
    case 'GET sending':
      return session.sending.work(language);
    case 'POST ticks': {
      const ticked = textsIn(asObject(await readJson(request)).things);
      return session.sending.tickedCheck(ticked, await check(language, ticked));
    }
    case 'POST work': {
      const { to, title, branch } = asObject(await readJson(request));
      if (to !== 'new' && to !== 'other' && to !== 'given-up') throw new ProtocolError('wrong', 'Where to?');
      return session.sending.move(language, {
        to,
        title: (asText(title) ?? '').trim(),
        branch: asText(branch) ?? '',
      });
    }
    case 'POST publish':
      return session.sending.publish(language);
    case 'POST newest':
      return session.sending.getNewest(language);
    case 'POST unfinished':
      return session.sending.giveUp(language);
    case 'GET request':
      return session.sending.request();
    case 'POST send': {
      const { title, things } = asObject(await readJson(request));
      const ticked = things === undefined ? undefined : textsIn(things);
      return session.sending.send((asText(title) ?? '').trim(), language, check, ticked);
    }
    case 'GET published':
      return session.published();
    case 'GET history':
      return session.history(name);
    case 'GET schemas':
      return readSchema(name);
    case 'GET drafts':
      return session.draftOf(name);
    case 'DELETE drafts':
      session.discard(name, readIfMatch(request));
      return {};
    case 'PUT parts': {
      const [part = '', ...thing] = rest;
      if (!isPartName(part)) throw new ProtocolError('unknown', `There is no part ${part}.`);
      session.write(thing.join('/'), part, await readJson(request), readIfMatch(request));
      return session.open(thing.join('/'));
    }
    case 'POST texts': {
      const [part = '', ...thing] = rest;
      if (!isPartName(part) || part === 'data') throw new ProtocolError('unknown', `There is no language ${part}.`);
      session.beginTexts(thing.join('/'), part);
      return session.open(thing.join('/'));
    }
    case 'POST assign':
      session.assign(name, textsIn(asObject(await readJson(request)).owners));
      return session.open(name);
    case 'POST fix':
      session.fix(name, fieldIn(searchParams));
      return session.open(name);
    case 'POST confirm': {
      const field = fieldIn(searchParams);
      if (!field) throw new ProtocolError('wrong', 'Which field?');
      session.confirm(name, field);
      return {};
    }
    case 'POST decide':
      session.decide(name, readDecisions(await readJson(request)));
      return session.open(name);
    case 'GET imports':
      return importFields(session.readDrafted());
    case 'POST columns': {
      const fields = tableFields(addedKindNamed(name));
      return matchedFields(fields, textsIn(asObject(await readJson(request)).heads));
    }
    case 'POST imports': {
      const { lines, isTrial } = asObject(await readJson(request));
      if (name === 'redirects') {
        const read = asList(lines)
          .map(textsByKey)
          .map(({ from = '', to = '' }) => ({ from, to }));
        return session.importAddresses(read, isTrial === true, language).map(asImported);
      }
      return session.importLines(name, asList(lines).map(textsByKey), isTrial === true, language);
    }
    case 'GET insertables': {
      if (!isLanguageCode(name)) throw new ProtocolError('unknown', `There is no language ${name}.`);
      return insertablesIn(session.readDrafted(), name);
    }
    case 'POST drawings': {
      if (!isLanguageCode(name)) throw new ProtocolError('unknown', `There is no language ${name}.`);
      return { svg: drawnAlone(readFigure(await readJson(request)), name) };
    }
    case 'POST figures':
      return { id: session.beginFigure(readFigure(await readJson(request))) };
    case 'POST save':
      return { paths: session.save(name) };
    default:
      throw new ProtocolError('unknown', 'There is nothing at this address.');
  }
}

function fieldIn(search: URLSearchParams): FieldPlace | undefined {
  const part = search.get('part') ?? '';
  return isPartName(part) ? { part, pointer: search.get('pointer') ?? '' } : undefined;
}

/** The texts of a list in a request. */
function textsIn(list: unknown): string[] {
  return asList(list).flatMap((each) => asText(each) ?? []);
}

/** A line of old addresses as any other: what is wrong stands at the old one. */
function asImported({ problem, isThere }: AddressLine): ImportedLine {
  return {
    problems: problem === undefined ? {} : { from: problem },
    missing: [],
    ...(isThere && { there: 'redirects' }),
  };
}

function textsByKey(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asObject(value)).filter((each): each is [string, string] => typeof each[1] === 'string'),
  );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ProtocolError('wrong', `${part} is no part of an address.`);
  }
}

/** The JSON Schema of the files of a kind. @throws DeskError when there is none with this name */
export function readSchema(kindName: string): Schema {
  if (fileKinds.some(({ name }) => name === kindName)) return schemaOf(kindName);
  throw new ProtocolError('unknown', `There is no schema ${kindName}.`);
}

/** The language of the desk that asks, of the header `Accept-Language`; English if it does not say. */
export function askedLanguage({ headers }: IncomingMessage): CommandLanguage {
  return headers['accept-language']?.startsWith('uk') ? 'uk' : 'en';
}

/** How large a request may be: no content file comes near it. */
const mostBytes = 8 * 1024 * 1024;

const tooLong: Words = {
  en: 'This is too long: the desk keeps at most 8 MB at once.',
  uk: 'Це задовге: стіл приймає щонайбільше 8 МБ за раз.',
};

/** Reads the JSON body of a request. @throws DeskError when it is too large or no JSON */
export async function readJson(request: IncomingMessage): Promise<unknown> {
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

/** An answer that is a file, no JSON. */
class FileAnswer {
  constructor(readonly file: PageFile) {}
}

/**
 * Sends what was asked for.
 * @param known the version of the answer that the page has already, which is not sent again; without one, the answer gets none
 */
export function sendAnswer(response: ServerResponse, answer: unknown, known?: string): void {
  // It is shown by an `<img>` alone, which runs no script of it.
  if (answer instanceof FileAnswer) sendFile(response, answer.file, { 'Content-Security-Policy': 'sandbox' });
  else sendUnlessKnown(response, JSON.stringify(answer), known);
}

function sendUnlessKnown(response: ServerResponse, json: string, known: string | undefined): void {
  const version = known === undefined ? undefined : `"${digest(json)}"`;
  const headers = { ...ownHeaders, 'Content-Type': 'application/json', ...(version && { ETag: version }) };
  if (version && known === version) response.writeHead(304, headers).end();
  else response.writeHead(200, headers).end(json);
}

/** Says why there is no answer, in the language of the desk. */
export function sendError(response: ServerResponse, error: unknown, language: CommandLanguage): void {
  if (error instanceof DeskError) {
    send(response, statusOf[error.reason], { error: error.messageIn(language) });
    return;
  }
  if (error instanceof AnswersError) {
    const problems = [...error.problems].map(([option, words]) => [option, words[language]]);
    send(response, 422, { error: error.messageIn(language), problems: Object.fromEntries(problems) });
    return;
  }
  // What nobody expects is a bug of ours, and belongs into the terminal.
  if (describeError(error, language) === undefined) console.error(error);
  send(response, 500, { error: faultWords(error, language) });
}

/** Sends a file. */
export function sendFile(
  response: ServerResponse,
  { type, bytes }: PageFile,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(200, { ...ownHeaders, ...headers, 'Content-Type': type }).end(bytes);
}

/** Sends JSON. */
export function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { ...ownHeaders, 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}
