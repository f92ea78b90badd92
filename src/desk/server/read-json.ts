import type { IncomingMessage } from 'node:http';
import type { Words } from '../../lib/command/words.ts';
import { DeskError, ProtocolError } from './desk-error.ts';

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
