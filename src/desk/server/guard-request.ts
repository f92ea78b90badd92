import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { tokenHeader } from '../token-header.ts';

/**
 * Whether a request is of the desk's own page: other pages in the same browser, and other programs of other users, are not to
 * read or write drafts.
 * @param origins those by which the desk is reached; another host comes of DNS rebinding
 */
export function isOwnRequest(request: IncomingMessage, origins: readonly string[], token: string): boolean {
  const { headers } = request;
  if (!isOwnHost(request, origins)) return false;
  if (headers.origin !== undefined && !origins.includes(headers.origin)) return false;
  const given = headers[tokenHeader];
  return typeof given === 'string' && timingSafeEqual(hashed(given), hashed(token));
}

/** Whether the desk is asked by a name of its own. */
export function isOwnHost({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  return origins.some((origin) => new URL(origin).host === headers.host);
}

/** Hashes are of one length, as the comparison needs it. */
function hashed(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
