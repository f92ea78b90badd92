import { asObject } from '../../../content/unknown-value.ts';
import { ProtocolError } from '../desk-error.ts';
import type { RemovalRequest } from './thing-removals.ts';

/** Reads what an editor decided about a thing that is to go. @throws DeskError when it is no decision */
export function readRemovalRequest(body: unknown): RemovalRequest {
  const { seen, removesReferences, redirectTo } = asObject(body);
  const isTarget = redirectTo === undefined || typeof redirectTo === 'string';
  if (typeof seen !== 'string' || typeof removesReferences !== 'boolean' || !isTarget) {
    throw new ProtocolError('wrong', 'This does not say what is to be deleted.');
  }
  return { seen, removesReferences, redirectTo };
}
