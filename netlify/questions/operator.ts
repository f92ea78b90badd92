import {
  type DeliveryRecord,
  deliveryKey,
  isQuestionRecord,
  listQuestions,
  newDelivery,
  type QuestionPlace,
  type QuestionRecord,
  questionPlace,
  readDelivery,
} from './record.ts';
import { graceMs } from './settings.ts';
import type { BlobStore } from './store.ts';

/** A question with everything that is kept of it. */
export interface KeptQuestion extends QuestionPlace {
  record: QuestionRecord;
  delivery?: DeliveryRecord;
}

/** Reads questions, those that a sweep moved since they were listed where they are now. Nobody knows whose the unreadable ones are. */
export async function readQuestions(store: BlobStore, places: readonly QuestionPlace[]) {
  const kept: KeptQuestion[] = [];
  const unreadable: QuestionPlace[] = [];
  const seen = new Set<string>();
  for (let next = places; next.length; ) {
    const moved = new Set<string>();
    for (const place of next) {
      seen.add(place.key);
      const found = await store.read<QuestionRecord>(place.key);
      const delivery = (await store.read<DeliveryRecord>(deliveryKey(place.id)))?.value;
      if (isQuestionRecord(found?.value)) kept.push({ ...place, record: found.value, delivery });
      else if (found) unreadable.push(place);
      else moved.add(place.id);
    }
    next = moved.size ? (await listQuestions(store)).filter(({ id, key }) => moved.has(id) && !seen.has(key)) : [];
  }
  return { kept, unreadable };
}

/** Reads all questions, or those of one person. */
export async function exportQuestions(store: BlobStore, person?: string) {
  const { kept, unreadable } = await readQuestions(store, await listQuestions(store));
  const email = person?.trim().toLowerCase();
  const isAsked = ({ record }: KeptQuestion) => email === undefined || record.question.email.toLowerCase() === email;
  return { kept: kept.filter(isAsked), unreadable };
}

/**
 * Has questions mailed by the next sweep, with a fresh count of attempts: dead letters, those in quarantine, or those that
 * wait for their next attempt. Refused are those that were sent or cannot be read.
 */
export async function retryQuestions(
  store: BlobStore,
  places: readonly QuestionPlace[],
  now: number,
): Promise<{ retried: QuestionPlace[]; refused: QuestionPlace[] }> {
  const retried: QuestionPlace[] = [];
  const refused: QuestionPlace[] = [];
  const sent = new Set((await listQuestions(store, ['sent'])).map(({ id }) => id));
  for (const place of places) {
    // Put in quarantine once and sent later, under the same key, a question has one id in both places.
    const isRetried = !sent.has(place.id) && (await retryQuestion(store, place, now));
    (isRetried ? retried : refused).push(place);
  }
  return { retried, refused };
}

async function retryQuestion(store: BlobStore, { state, id, key }: QuestionPlace, now: number): Promise<boolean> {
  const found = await store.read<QuestionRecord>(key);
  if (!isQuestionRecord(found?.value)) return false;
  const { stage, doubts, mayBeCopy } = await readDelivery(store, id);
  if (stage === 'sent') return false;
  const { failure: _failure, suspicion: _suspicion, ...record } = found.value;
  // The delivery goes first: a pending question with a refused delivery would be dead again.
  await store.write(deliveryKey(id), {
    ...newDelivery,
    mayBeCopy: mayBeCopy || stage === 'claimed' || doubts > 0 || record.restoredAt !== undefined,
  });
  if (state === 'pending') return true;
  // It waits from now on, or it would look as if it had waited since it came; and the next sweep may mail it.
  await store.write(questionPlace('pending', now - graceMs, id).key, record);
  await store.remove(key);
  return true;
}

/** Deletes questions and all that is kept of them, wherever they are. */
export async function deleteQuestions(store: BlobStore, places: readonly QuestionPlace[]): Promise<void> {
  const ids = new Set(places.map(({ id }) => id));
  for (const { key } of places) await store.remove(key);
  // A sweep may have moved them since they were listed.
  const moved = ids.size ? (await listQuestions(store)).filter(({ id }) => ids.has(id)) : [];
  for (const { key } of moved) await store.remove(key);
  // The deliveries go last: without them a sweep could mail a question that is still there.
  for (const id of ids) await store.remove(deliveryKey(id));
}
