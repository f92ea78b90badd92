import { isObject } from '../../content/unknown-value.ts';
import { DeskError } from './desk-error.ts';
import { isPartName, type PartName } from './thing.ts';

/** What an editor decided about a part that somebody else changed. */
export interface Decision {
  /** The value in the files that they saw. */
  seen: unknown;
  /** What the part is to be. */
  value: unknown;
}

/** The decisions about a thing, by part. */
export type Decisions = Partial<Record<PartName, Decision>>;

/** Reads decisions from a request. @throws DeskError when it has none */
export function readDecisions(body: unknown): Decisions {
  const isDecision = ([part, decision]: [string, unknown]) =>
    isPartName(part) && isObject(decision) && 'seen' in decision && isObject(decision.value);
  if (!isObject(body) || !Object.entries(body).every(isDecision)) {
    throw new DeskError('wrong', 'These are no decisions about the parts of a thing.');
  }
  return body as Decisions;
}
