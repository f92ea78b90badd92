import type { IncomingMessage } from 'node:http';
import { ProtocolError } from './desk-error.ts';

/** The versions that a request may replace, of its header `If-Match`. @throws DeskError when it names none */
export function readIfMatch({ headers }: IncomingMessage): string[] {
  const versions = [...(headers['if-match'] ?? '').matchAll(/"([^"]+)"/g)].flatMap(([, version]) => version ?? []);
  if (versions.length === 0)
    throw new ProtocolError('unversioned', 'If-Match has to name the version that was read.');
  return versions;
}
