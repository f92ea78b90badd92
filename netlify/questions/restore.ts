import * as z from 'zod/mini';
import type { BlobStore } from './blob-store.ts';
import { type KeptQuestion, listQuestions, questionStates } from './operator.ts';
import {
  type DeliveryRecord,
  deliveryKey,
  makeStem,
  newDelivery,
  parseStem,
  type QuestionRecord,
  type QuestionState,
  questionKey,
} from './question-record.ts';

/** A question of a backup with its place in the store. */
interface RestoredQuestion {
  state: QuestionState;
  key: string;
  record: QuestionRecord;
  delivery?: DeliveryRecord;
  /** It waited to be mailed when the backup was made. */
  waited: boolean;
}

/** What a backup would bring back. */
export interface RestorePlan {
  /** What is written. */
  missing: RestoredQuestion[];
  /** How many entries of the backup are about questions that the store has. */
  there: number;
  /** The places of entries that are no questions, counted from 1. */
  unreadable: number[];
}

/** The latest time that a date can have, in ms since 1970. */
const latestTime = 8.64e15;

// A newer version may have further fields, which stay.
const backupEntry = z
  .looseObject({
    state: z.enum(questionStates),
    stem: z.string(),
    record: z.looseObject({
      id: z.string(),
      receivedAt: z.iso.datetime(),
      question: z.looseObject({ name: z.string(), phone: z.string(), email: z.string(), message: z.string() }),
    }),
  })
  .check(z.refine(({ stem, record }) => parseStem(stem)?.stem === stem && parseStem(stem)?.id === record.id));

const backupDelivery = z.looseObject({
  stage: z.enum(['open', 'claimed', 'sent', 'refused']),
  attempts: z.number(),
  doubts: z.number(),
  notBefore: z.number(),
  sentAt: z.optional(z.number().check(z.gte(0), z.lte(latestTime))),
});

/** Finds what the store lacks of a backup, which `export` wrote. Nothing is written. */
export async function planRestore(store: BlobStore, entries: readonly unknown[]): Promise<RestorePlan> {
  const plan: RestorePlan = { missing: [], there: 0, unreadable: [] };
  const questions: RestoredQuestion[] = [];
  for (const [index, entry] of entries.entries()) {
    const { data } = backupEntry.safeParse(entry);
    if (data) questions.push(placeOf(data as unknown as KeptQuestion));
    else plan.unreadable.push(index + 1);
  }
  const stored = (await listQuestions(store)).map(({ state, stem, id }) => ({ key: questionKey(state, stem), id }));
  const storedKeys = new Set(stored.map(({ key }) => key));
  const ownKeys = new Set(questions.map(({ key }) => key));
  // Where the store has a question elsewhere it has gone on since the backup, or is the newer of the two.
  const elsewhere = new Set(stored.filter(({ key }) => !ownKeys.has(key)).map(({ id }) => id));
  // The same question sent several times can have one place.
  for (const question of new Map(questions.map((each) => [each.key, each])).values()) {
    if (storedKeys.has(question.key) || elsewhere.has(question.record.id)) plan.there += 1;
    else plan.missing.push(question);
  }
  return plan;
}

/**
 * Writes what the store lacks. The delivery goes first: called again after an interruption, this goes on with the
 * questions that are missing still.
 */
export async function restoreQuestions(store: BlobStore, { missing }: RestorePlan, now: number): Promise<void> {
  const restoredAt = new Date(now).toISOString();
  for (const { key, record, delivery } of missing) {
    const place = deliveryKey(record.id);
    if (delivery && !(await store.read(place))) await store.write(place, delivery);
    await store.write(key, { ...record, restoredAt });
  }
}

/**
 * Where a question of a backup belongs. None is pending: one that was may have been mailed since, and only the operator
 * can say whether it is to be mailed again.
 */
function placeOf({ state, stem, record, delivery: kept }: KeptQuestion): RestoredQuestion {
  if (state === 'quarantine') return { state, key: questionKey(state, stem), record, waited: false };
  const { data } = backupDelivery.safeParse(kept);
  const delivery: DeliveryRecord = { ...newDelivery, ...data, token: undefined, claimedUntil: undefined };
  const waited = state === 'pending' && delivery.stage !== 'sent' && delivery.stage !== 'refused';
  if (state === 'sent' || (state === 'pending' && delivery.stage === 'sent')) {
    // Pending still, though the mail server had accepted it: it had not been moved yet.
    const sentAt = delivery.sentAt ?? 0;
    const key = questionKey('sent', state === 'sent' ? stem : makeStem(sentAt, record.id));
    const sent = { sentAt: new Date(sentAt).toISOString(), ...record };
    return { state: 'sent', key, record: sent, delivery: { ...delivery, stage: 'sent' }, waited };
  }
  const failure = waited ? { code: 'ERESTORED', phase: 'connect' } : (record.failure ?? delivery.failure);
  const dead = { record: { ...record, failure }, delivery: { ...delivery, stage: 'refused' as const } };
  return { state: 'dead', key: questionKey('dead', stem), ...dead, waited };
}
