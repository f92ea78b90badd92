import { createHash, randomBytes } from 'node:crypto';
import type { QuestionPayload } from '../../src/lib/question/question-schema.ts';
import type { BlobStore } from './store.ts';

/** In the order in which they matter to the operator. `dead` are the dead letters, `quarantine` has what may be a bot's. */
export const questionStates = ['pending', 'dead', 'quarantine', 'sent'] as const;

type QuestionState = (typeof questionStates)[number];

/** The failure of a mail, for the operator. The response is what the server said; it is shown and never logged. */
export interface MailFailure {
  code: string;
  status?: number;
  phase: string;
  response?: string;
}

/** A question as it is kept. It is written once and never changed, only moved. */
export interface QuestionRecord {
  id: string;
  receivedAt: string;
  question: QuestionPayload;
  /** The reason for which it was not mailed. */
  suspicion?: 'honeypot' | 'tooFast';
  sentAt?: string;
  /** When it was restored from a backup: it may have been mailed between the two. */
  restoredAt?: string;
  failure?: MailFailure;
}

/** True if what a store had at a key is a question: JSON that is none says nothing of whose it is. */
export function isQuestionRecord(value: unknown): value is QuestionRecord {
  return typeof (value as Partial<QuestionRecord> | undefined | null)?.question?.email === 'string';
}

/** State of the mailing of a question. Kept beside the question, so that the question itself is never rewritten. */
export interface DeliveryRecord {
  /** `claimed` is written before each mail: who finds it later knows that the mail may have arrived. */
  stage: 'open' | 'claimed' | 'sent' | 'refused';
  /** Mails tried that failed through the question itself or in doubt; of these, those in doubt. */
  attempts: number;
  doubts: number;
  /** A mail of before the operator had it retried may have arrived. */
  mayBeCopy?: boolean;
  /** When the next attempt is due (milliseconds since 1970). */
  notBefore: number;
  /** Which of several equal questions was mailed or refused, and when it was mailed. */
  stem?: string;
  sentAt?: number;
  failure?: MailFailure;
}

export const newDelivery: DeliveryRecord = { stage: 'open', attempts: 0, doubts: 0, notBefore: 0 };

/** Reads the delivery of a question. One that cannot be read counts as claimed: nobody knows how far it got. */
export async function readDelivery(store: BlobStore, id: string): Promise<DeliveryRecord> {
  const found = await store.read<DeliveryRecord>(deliveryKey(id));
  return found ? (found.value ?? { ...newDelivery, stage: 'claimed' }) : newDelivery;
}

/**
 * Makes the id of a question. With a client's key, the same key and the same words give the same id, so that a
 * retry is recognized; a key used again for other words makes another question, because none may be lost.
 */
export function makeQuestionId(question: QuestionPayload, clientKey?: string): string {
  if (!clientKey) return randomBytes(16).toString('hex');
  const words = [clientKey.toLowerCase(), question.name, question.phone, question.email, question.message];
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32);
}

/** Where a question is stored: `pending/20261121T041455123Z-<id>`. Sorted by key, the oldest comes first. */
export interface QuestionPlace {
  state: QuestionState;
  stem: string;
  id: string;
  /** When it came, was retried, or was sent (milliseconds since 1970). */
  time: number;
  key: string;
}

export function questionPlace(state: QuestionState, time: number, id: string): QuestionPlace {
  const stem = `${new Date(time).toISOString().replace(/[-:.]/g, '')}-${id}`;
  return { state, stem, id, time, key: `${state}/${stem}` };
}

/** Reads the place of a question; nothing when it is not one of ours. */
export function readPlace(state: QuestionState, stem: string): QuestionPlace | undefined {
  const [, digits = '', id = ''] = /^(\d{8}T\d{9})Z-([0-9a-f]{32})$/.exec(stem) ?? [];
  const time = Date.parse(digits.replace(/^(....)(..)(..T..)(..)(..)(...)$/, '$1-$2-$3:$4:$5.$6Z'));
  return Number.isNaN(time) ? undefined : questionPlace(state, time, id);
}

/** The key of a question's delivery. */
export const deliveryKey = (id: string) => `delivery/${id}`;

/** Lists where questions are stored, the oldest first in each state, without reading them. */
export async function listQuestions(
  store: BlobStore,
  states: readonly QuestionState[] = questionStates,
): Promise<QuestionPlace[]> {
  const places: (QuestionPlace | undefined)[] = [];
  for (const state of states) {
    const keys = await store.list(`${state}/`);
    places.push(...keys.map((key) => readPlace(state, key.slice(state.length + 1))));
  }
  return places.filter((place) => place !== undefined);
}

/** Of places, those whose record cannot be read, twenty at once. One that is not there any more was moved meanwhile. */
export async function findUnreadable(store: BlobStore, places: readonly QuestionPlace[]): Promise<QuestionPlace[]> {
  const unreadable: QuestionPlace[] = [];
  const look = async (place: QuestionPlace) => {
    const found = await store.read(place.key).catch(() => ({ value: undefined }));
    if (found && !isQuestionRecord(found.value)) unreadable.push(place);
  };
  for (let from = 0; from < places.length; from += 20) {
    await Promise.all(places.slice(from, from + 20).map(look));
  }
  return unreadable;
}

/** Where records are that cannot be read, of questions that nobody has got yet. Nobody waits for more than 500 to be looked at. */
export async function findUnmailedUnreadable(store: BlobStore): Promise<QuestionPlace[]> {
  const places = await listQuestions(store, ['pending', 'dead', 'quarantine']);
  return findUnreadable(store, places.slice(0, 500));
}
