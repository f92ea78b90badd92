import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeFault } from '../../command/describe-fault.ts';
import { asObject, asText } from '../../content/unknown-value.ts';
import { AnswersError } from '../../new-item/new-item.ts';
import { isAssetFolderName } from './assets/uploads.ts';
import type { CheckInBackground } from './background-check.ts';
import { readDecisions } from './decisions.ts';
import { DeskError, type DeskErrorReason } from './desk-error.ts';
import type { DeskSession, FieldPlace } from './desk-session.ts';
import { isOwnHost, isOwnRequest } from './guard-request.ts';
import { askedAtDesk } from './new-thing.ts';
import { ownOrigins, previewSources, publicOrigin } from './own-origins.ts';
import { type PageFile, pageFile } from './page-files.ts';
import type { Preview } from './preview/preview.ts';
import { readJson } from './read-json.ts';
import { readSchema } from './read-schema.ts';
import { readRemovalRequest } from './removal/read-removal-request.ts';
import { isPartName } from './thing.ts';

/** A running server of the desk. */
export interface DeskServer {
  /** Where it answers: `http://127.0.0.1:PORT`. */
  origin: string;
  /** What each request has to know. */
  token: string;
  close: () => Promise<void>;
}

/** What a server of the desk needs besides its session. */
export interface DeskServerOptions {
  /** The folder of the page; without it, there is the API alone. */
  pageDir?: string;
  /** Checks what is not saved; the session itself if nothing is given. */
  check?: CheckInBackground;
  /** Shows the site; without it, there is no preview. */
  preview?: Pick<Preview, 'open' | 'follow'>;
}

/** Only this computer reaches the desk. */
const address = '127.0.0.1';
const pageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-src ${previewSources()}; frame-ancestors 'none'; base-uri 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
const statusOf: Record<DeskErrorReason, number> = { unknown: 404, conflict: 409, unreadable: 422, wrong: 400 };

/**
 * Serves a session on this computer.
 * @param port 0 for any that is free
 * @throws when the port is taken
 */
export async function serveDesk(
  session: DeskSession,
  port: number,
  { pageDir, check = (language) => session.check(language), preview }: DeskServerOptions = {},
): Promise<DeskServer> {
  const token = randomBytes(24).toString('base64url');
  let origins: string[] = [];
  const server = createServer((request, response) => {
    // The page itself holds nothing of the content, and the browser asks for it without a header of ours.
    const file =
      pageDir && request.method === 'GET' && isOwnHost(request, origins) && pageFile(pageDir, request.url ?? '/');
    if (file) {
      response.writeHead(200, { ...pageHeaders, 'Content-Type': file.type }).end(file.bytes);
      return;
    }
    if (!isOwnRequest(request, origins, token)) {
      send(response, 403, { error: 'This is no request of the desk.' });
      return;
    }
    answer(session, { check, preview }, request).then(
      (body) => {
        if (request.method !== 'GET') follow(preview);
        if (body instanceof FileAnswer) sendFile(response, body.file);
        else send(response, 200, body);
      },
      (error: unknown) => sendError(response, error),
    );
  });
  await once(server.listen(port, address), 'listening');
  const { port: own } = server.address() as AddressInfo;
  origins = ownOrigins(own);
  return {
    origin: `http://${address}:${own}`,
    token,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/** Shows what has changed; what prevents that is told in the terminal, since what was asked for is done. */
function follow(preview: DeskServerOptions['preview']): void {
  try {
    preview?.follow();
  } catch (error) {
    console.error('The preview does not show the last change:', describeFault(error) ?? error);
  }
}

/**
 * The API: `GET /api/things`, `GET /api/schemas/NAME`, `GET /api/check?language=uk`, `GET` and `DELETE /api/drafts/THING`, `GET /api/things/THING`,
 * `PUT /api/parts/PART/THING`, and `POST /api/save/THING`, `/api/decide/THING`, `/api/texts/LANGUAGE/THING`, `/api/fix/THING`, of one field with
 * `?part=PART&pointer=POINTER`, and so `/api/confirm/THING`;
 * for new things `GET /api/questions` and `POST /api/new/KIND?language=uk`; to delete one `GET /api/removal/THING?language=uk` and
 * `POST /api/remove/THING?language=uk`, to give it another id `GET /api/renaming/THING?id=ID` and `POST /api/rename/THING?language=uk`;
 * pictures and documents are sent to `POST /api/uploads/images/NAME?language=uk`, or `files`, and put among those of a thing by
 * `POST /api/assets/THING`; `GET /api/assets` lists them, `GET /api/assets/PATH` is a picture;
 * `POST /api/preview` starts the site with what is not saved;
 * to send what was saved `GET /api/sending?language=uk`, `GET /api/request` and `POST /api/send?language=uk`.
 */
async function answer(
  session: DeskSession,
  { check, preview }: { check: CheckInBackground; preview: DeskServerOptions['preview'] },
  request: IncomingMessage,
): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://desk');
  const [, api, action = '', ...rest] = pathname.split('/').map(decoded);
  const call = api === 'api' ? `${request.method} ${action}` : '';
  const name = rest.join('/');
  const language = searchParams.get('language') === 'uk' ? 'uk' : 'en';
  switch (call) {
    case 'GET things':
      return name ? session.open(name) : session.list();
    case 'GET check':
      return check(language);
    case 'GET questions':
      return askedAtDesk(session.readDrafted());
    case 'POST new':
      return { name: await session.create(name, await readJson(request), language) };
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
      const [folder = '', ...file] = rest;
      if (!isAssetFolderName(folder)) throw new DeskError('unknown', `There is no folder ${folder}.`);
      return { upload: await session.assets.uploads.keep(folder, file.join('/'), request, language) };
    }
    case 'POST assets': {
      const { upload } = asObject(await readJson(request));
      return { path: session.addFile(name, asText(upload) ?? '') };
    }
    case 'GET assets':
      return name ? new FileAnswer(session.assets.picture(name)) : session.assets.list();
    case 'POST preview':
      if (!preview) throw new DeskError('unknown', 'This desk has no preview.');
      return { origin: publicOrigin(await preview.open()) };
    case 'GET sending':
      return session.sending.work(language);
    case 'GET request':
      return session.sending.request();
    case 'POST send': {
      const { title } = asObject(await readJson(request));
      return session.sending.send((asText(title) ?? '').trim(), language, check);
    }
    case 'GET schemas':
      return readSchema(name);
    case 'GET drafts':
      return session.draftOf(name);
    case 'DELETE drafts':
      session.discard(name);
      return {};
    case 'PUT parts': {
      const [part = '', ...thing] = rest;
      if (!isPartName(part)) throw new DeskError('unknown', `There is no part ${part}.`);
      session.write(thing.join('/'), part, await readJson(request));
      return session.open(thing.join('/'));
    }
    case 'POST texts': {
      const [part = '', ...thing] = rest;
      if (!isPartName(part) || part === 'data') throw new DeskError('unknown', `There is no language ${part}.`);
      session.beginTexts(thing.join('/'), part);
      return session.open(thing.join('/'));
    }
    case 'POST fix':
      session.fix(name, fieldIn(searchParams));
      return session.open(name);
    case 'POST confirm': {
      const field = fieldIn(searchParams);
      if (!field) throw new DeskError('wrong', 'Which field?');
      session.confirm(name, field);
      return {};
    }
    case 'POST decide':
      session.decide(name, readDecisions(await readJson(request)));
      return session.open(name);
    case 'POST save':
      return { paths: session.save(name) };
    default:
      throw new DeskError('unknown', 'There is nothing at this address.');
  }
}

function fieldIn(search: URLSearchParams): FieldPlace | undefined {
  const part = search.get('part') ?? '';
  return isPartName(part) ? { part, pointer: search.get('pointer') ?? '' } : undefined;
}

/** An answer that is a file, no JSON. */
class FileAnswer {
  constructor(readonly file: PageFile) {}
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new DeskError('wrong', `${part} is no part of an address.`);
  }
}

function sendError(response: ServerResponse, error: unknown): void {
  if (error instanceof DeskError) {
    send(response, statusOf[error.reason], { error: error.message, path: error.path });
    return;
  }
  if (error instanceof AnswersError) {
    send(response, 422, { error: error.message, problems: Object.fromEntries(error.problems) });
    return;
  }
  const fault = describeFault(error);
  // What is no fault of the system is a bug of ours, and belongs into the terminal.
  if (!fault) console.error(error);
  send(response, 500, { error: fault ?? String(error) });
}

/** It is shown by an `<img>` alone, which runs no script of it. */
function sendFile(response: ServerResponse, { type, bytes }: PageFile): void {
  const headers = { 'Content-Security-Policy': 'sandbox', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(200, { ...headers, 'Content-Type': type, 'Cache-Control': 'no-store' }).end(bytes);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  response.writeHead(status, { ...headers, 'X-Content-Type-Options': 'nosniff' });
  response.end(JSON.stringify(body));
}
