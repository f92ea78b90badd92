import type { BlobStore } from './blob-store.ts';
import {
  type DeliveryRecord,
  deliveryKey,
  type QuestionRecord,
  type QuestionState,
  questionKey,
} from './question-record.ts';
import { questionTimes } from './question-times.ts';

/** The states in the order in which they matter to the operator. */
export const questionStates: readonly QuestionState[] = ['pending', 'dead', 'quarantine', 'sent'];

/** Where a question is stored. */
export interface QuestionPlace {
  state: QuestionState;
  stem: string;
  id: string;
  /** When it came, or when it was sent (milliseconds since 1970). */
  time: number;
}

/** A question with everything that is kept of it. */
export interface KeptQuestion extends QuestionPlace {
  record: QuestionRecord;
  delivery?: DeliveryRecord;
}

/** Lists where questions are stored, the oldest first in each state, without reading them. */
export async function listQuestions(
  store: BlobStore,
  states: readonly QuestionState[] = questionStates,
): Promise<QuestionPlace[]> {
  const places: QuestionPlace[] = [];
  for (const state of states) {
    for (const found of await questionTimes(store, state)) places.push({ state, ...found });
  }
  return places;
}

/** Finds the questions whose id begins with the given characters, without reading them. */
export async function findQuestions(store: BlobStore, id: string): Promise<QuestionPlace[]> {
  return (await listQuestions(store)).filter((place) => place.id.startsWith(id.toLowerCase()));
}

/** Reads all questions, or those of one person. */
export async function exportQuestions(store: BlobStore, email?: string): Promise<KeptQuestion[]> {
  const kept = await readQuestions(store, await listQuestions(store));
  return email === undefined ? kept : kept.filter(({ record }) => isFrom(record, email));
}

/**
 * Has a question mailed by the next sweep, with a fresh count of attempts: a dead letter, one in quarantine, or one that
 * waits for its next attempt. Returns false for questions that were sent.
 */
export async function retryQuestion(store: BlobStore, { state, stem, id }: QuestionPlace): Promise<boolean> {
  if (state === 'sent') return false;
  const found = await store.read<QuestionRecord>(questionKey(state, stem));
  if (!found?.value) return false;
  const delivery = (await store.read<DeliveryRecord>(deliveryKey(id)))?.value;
  // Being mailed at this moment: without its claim a sweep could mail it a second time.
  if ((delivery?.claimedUntil ?? 0) > Date.now()) return true;
  // The delivery goes first: a pending question with a refused delivery would be dead again.
  await store.remove(deliveryKey(id));
  if (state === 'pending') return true;
  const { failure: _failure, suspicion: _suspicion, ...record } = found.value;
  await store.write(questionKey('pending', stem), record);
  await store.remove(questionKey(state, stem));
  return true;
}

/** Deletes questions and all that is kept of them. A question stored twice needs all its places. */
export async function deleteQuestions(store: BlobStore, places: readonly QuestionPlace[]): Promise<void> {
  for (const { state, stem } of places) await store.remove(questionKey(state, stem));
  // The deliveries go last: without them a sweep could mail a question that is still there.
  for (const { id } of places) await store.remove(deliveryKey(id));
}

/** Deletes everything that a person sent, in every state. Returns the ids. */
export async function deletePerson(store: BlobStore, email: string): Promise<string[]> {
  const kept = await exportQuestions(store, email);
  await deleteQuestions(store, kept);
  return [...new Set(kept.map(({ id }) => id))];
}

/** Reads questions; those that cannot be read are left out. */
export async function readQuestions(store: BlobStore, places: readonly QuestionPlace[]): Promise<KeptQuestion[]> {
  const kept: KeptQuestion[] = [];
  for (const place of places) {
    const record = (await store.read<QuestionRecord>(questionKey(place.state, place.stem)))?.value;
    const delivery = (await store.read<DeliveryRecord>(deliveryKey(place.id)))?.value;
    if (record) kept.push({ ...place, record, delivery });
  }
  return kept;
}

function isFrom({ question }: QuestionRecord, email: string): boolean {
  return question.email.toLowerCase() === email.trim().toLowerCase();
}
