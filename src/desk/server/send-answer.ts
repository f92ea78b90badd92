import type { ServerResponse } from 'node:http';
import { digest } from '../../lib/cache/digest.ts';
import { describeError } from '../../lib/command/run-command.ts';
import type { CommandLanguage } from '../../lib/command/words.ts';
import { AnswersError } from '../new-item/new-entry.ts';
import { DeskError, type DeskErrorReason } from './desk-error.ts';
import { faultWords } from './fault-words.ts';
import type { PageFile } from './page-files.ts';

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
