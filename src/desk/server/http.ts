import type { IncomingMessage, ServerResponse } from 'node:http';
import { digest } from '../../lib/cache/digest.ts';
import { faultCode } from '../../lib/command/describe-fault.ts';
import { describeError } from '../../lib/command/run-command.ts';
import type { CommandLanguage, Words } from '../../lib/command/words.ts';
import { AnswersError } from '../new-item/new-entry.ts';
import { DeskError, type DeskErrorReason, ProtocolError } from './desk-error.ts';
import type { PageFile } from './page-files.ts';

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
export function readIfMatch({ headers }: IncomingMessage): string[] {
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
export class FileAnswer {
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

const space: Words = {
  en: 'Make room on the disk, then try again.',
  uk: 'Звільніть місце на диску й спробуйте ще раз.',
};
const permission: Words = {
  en: 'Give yourself the right to write there, or ask whoever looks after this computer.',
  uk: 'Надайте собі право писати туди або зверніться до того, хто опікується цим комп’ютером.',
};

/** What an editor can do about a fault of the system. */
const remedies: Readonly<Record<string, Words>> = {
  EACCES: permission,
  EBUSY: { en: 'Close it there, then try again.', uk: 'Закрийте його там і спробуйте ще раз.' },
  EDQUOT: space,
  ENOSPC: space,
  EPERM: permission,
  EROFS: permission,
};

const otherwise: Words = {
  en: 'Try again; if that does not help, show this to whoever maintains the site.',
  uk: 'Спробуйте ще раз; якщо не допоможе, покажіть це тому, хто підтримує сайт.',
};

const ownError: Words = { en: 'The desk has an error of its own', uk: 'Помилка в самому столі' };

/** What an editor is told of an error: what happened and what to do, with the words of the system as the detail. */
export function faultWords(error: unknown, language: CommandLanguage): string {
  const code = faultCode(error);
  const told = describeError(error, language);
  if (told !== undefined && code === undefined) return told;
  const remedy = remedies[code ?? ''] ?? otherwise;
  return `${told ?? `${ownError[language]}: ${error}`}. ${remedy[language]}`;
}
