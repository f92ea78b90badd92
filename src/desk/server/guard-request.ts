import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { tokenHeader } from '../token-header.ts';

/**
 * Whether a request is of the desk's own page: other pages in the same browser, and other programs of other users, are not to
 * read or write drafts.
 * @param host the name and port by which the desk is reached; another one comes of DNS rebinding
 */
export function isOwnRequest(request: IncomingMessage, host: string, token: string): boolean {
  const { headers } = request;
  if (!isOwnHost(request, host)) return false;
  if (headers.origin !== undefined && headers.origin !== `http://${host}`) return false;
  const given = headers[tokenHeader];
  return typeof given === 'string' && timingSafeEqual(hashed(given), hashed(token));
}

/** Whether the desk is asked by its own name. */
export function isOwnHost({ headers }: IncomingMessage, host: string): boolean {
  return headers.host === host;
}

/** Hashes are of one length, as the comparison needs it. */
function hashed(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
