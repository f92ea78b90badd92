import { isDeepStrictEqual } from 'node:util';
import { asObject, isObject } from '../../content/unknown-value.ts';
import { partVersion } from '../part-version.ts';
import { changeWords } from './change-words.ts';
import { DeskError, ProtocolError } from './desk-error.ts';
import type { ThingDraft } from './draft-store.ts';
import { isPartName, type Part, type PartName, partValue, type Thing } from './thing.ts';

/** What an editor decided about a part that somebody else changed. */
export interface Decision {
  /** The value in the files that they saw. */
  seen: unknown;
  /** What the part is to be. */
  value: unknown;
  /** The versions of what was written in it that this may replace; any if they are not given. */
  versions?: readonly string[];
}

/** The decisions about a thing, by part. */
export type Decisions = Partial<Record<PartName, Decision>>;

/** Reads decisions from a request. @throws DeskError when it has none */
export function readDecisions(body: unknown): Decisions {
  const isDecision = ([part, decision]: [string, unknown]) =>
    isPartName(part) && isObject(decision) && 'seen' in decision && isObject(decision.value);
  if (!isObject(body) || !Object.entries(body).every(isDecision)) {
    throw new ProtocolError('wrong', 'These are no decisions about the parts of a thing.');
  }
  if (!Object.values(body).every((decision) => Array.isArray(asObject(decision).versions))) {
    throw new ProtocolError('unversioned', 'A decision has to name the version that it replaces.');
  }
  return body as Decisions;
}

/**
 * The draft of a thing once it was decided: what was seen in the files is what its editor began with.
 * @throws DeskError when the files have changed again, or what was written in another window
 */
export function decidedDraft(
  name: string,
  { id, parts }: Thing,
  before: ThingDraft,
  decisions: Decisions,
): ThingDraft {
  const draft = { ...before };
  for (const [partName, { seen, value, versions }] of Object.entries(decisions) as [PartName, Decision][]) {
    const part = parts.find((each) => each.name === partName);
    const saved = part && partValue(part);
    if (!part || !isDeepStrictEqual(saved, seen)) throw changedMeanwhile(name);
    const own = before[partName];
    requireSeen(name, own ? own.value : saved, value, versions);
    requireId(name, part, id, value);
    delete draft[partName];
    if (!isDeepStrictEqual(saved, value)) draft[partName] = { base: saved, value };
  }
  return draft;
}

/** Why a thing is neither saved nor decided. */
export function changedMeanwhile(name: string): DeskError {
  return new DeskError('conflict', changeWords.changedMeanwhile(name));
}

/**
 * @param now what was written in a part last, saved or not
 * @param seen the versions that the new value may replace; any if they are not given
 * @throws DeskError when the part is of none of them
 */
export function requireSeen(name: string, now: unknown, value: unknown, seen: readonly string[] | undefined): void {
  // What is the same already may have been sent twice.
  if (!seen || seen.includes(partVersion(now)) || isDeepStrictEqual(now, value)) return;
  throw new DeskError('stale', changeWords.changedMeanwhile(name));
}

/** @throws DeskError when a part would get another id: the thing would no longer be found, and its parts have the same one */
export function requireId(name: string, { idKey }: Part, id: string, value: unknown): void {
  if (idKey && asObject(value)[idKey] !== id) throw new ProtocolError('wrong', `${name} must keep its id.`);
}
