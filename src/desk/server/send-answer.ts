import type { ServerResponse } from 'node:http';
import { describeError } from '../../command/run-command.ts';
import type { CommandLanguage } from '../../command/words.ts';
import { AnswersError } from '../../new-item/new-item.ts';
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

/** An answer that is a file, no JSON. */
export class FileAnswer {
  constructor(readonly file: PageFile) {}
}

/** Sends what was asked for. */
export function sendAnswer(response: ServerResponse, answer: unknown): void {
  if (answer instanceof FileAnswer) sendFile(response, answer.file);
  else send(response, 200, answer);
}

/** Says why there is no answer, in the language of the desk. */
export function sendError(response: ServerResponse, error: unknown, language: CommandLanguage): void {
  if (error instanceof DeskError) {
    send(response, statusOf[error.reason], { error: error.messageIn(language), path: error.path });
    return;
  }
  if (error instanceof AnswersError) {
    send(response, 422, { error: error.message, problems: Object.fromEntries(error.problems) });
    return;
  }
  // What nobody expects is a bug of ours, and belongs into the terminal.
  if (describeError(error, language) === undefined) console.error(error);
  send(response, 500, { error: faultWords(error, language) });
}

/** It is shown by an `<img>` alone, which runs no script of it. */
function sendFile(response: ServerResponse, { type, bytes }: PageFile): void {
  const headers = { 'Content-Security-Policy': 'sandbox', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(200, { ...headers, 'Content-Type': type, 'Cache-Control': 'no-store' }).end(bytes);
}

/** Sends JSON. */
export function send(response: ServerResponse, status: number, body: unknown): void {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  response.writeHead(status, { ...headers, 'X-Content-Type-Options': 'nosniff' });
  response.end(JSON.stringify(body));
}
