import type { BlobStore } from './blob-store.ts';
import { isAhead } from './clock.ts';
import {
  type DeliveryRecord,
  deliveryKey,
  isQuestionRecord,
  lostDelivery,
  makeStem,
  newDelivery,
  type QuestionRecord,
  type QuestionState,
  type QuestionStem,
  questionKey,
} from './question-record.ts';
import { questionTimes } from './question-times.ts';
import { claimMs, graceMs } from './settings.ts';

/** The states in the order in which they matter to the operator. */
export const questionStates: readonly QuestionState[] = ['pending', 'dead', 'quarantine', 'sent'];

/** Where a question is stored. */
export interface QuestionPlace extends QuestionStem {
  state: QuestionState;
}

/** A question with everything that is kept of it. */
export interface KeptQuestion extends QuestionPlace {
  record: QuestionRecord;
  delivery?: DeliveryRecord;
}

/** Questions that were read, and where records are that cannot be: nobody knows whose they are. */
export interface ReadQuestions {
  kept: KeptQuestion[];
  unreadable: QuestionPlace[];
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

/** How many records are read at once, to see whether they can be. */
const readAtOnce = 20;

/** Of so many questions that were not mailed it is looked at whether they can be read: nobody waits longer for it. */
const mostLookedAt = 500;

/** Of places, those whose record cannot be read. */
export async function findUnreadable(store: BlobStore, places: readonly QuestionPlace[]): Promise<QuestionPlace[]> {
  const unreadable: QuestionPlace[] = [];
  for (let from = 0; from < places.length; from += readAtOnce) {
    const some = places.slice(from, from + readAtOnce);
    const isUnreadable = await Promise.all(
      some.map(({ state, stem }) =>
        store.read(questionKey(state, stem)).then(
          // One that is not there any more was moved meanwhile.
          (found) => found !== undefined && !isQuestionRecord(found.value),
          // The others are told of all the same.
          () => true,
        ),
      ),
    );
    unreadable.push(...some.filter((_, index) => isUnreadable[index]));
  }
  return unreadable;
}

/** Where records are that cannot be read, of questions that nobody has got yet: those that matter most first. */
export async function findUnmailedUnreadable(store: BlobStore): Promise<QuestionPlace[]> {
  const places = await listQuestions(store, ['pending', 'dead', 'quarantine']);
  return findUnreadable(store, places.slice(0, mostLookedAt));
}

/** Reads all questions, or those of one person. */
export async function exportQuestions(store: BlobStore, email?: string): Promise<ReadQuestions> {
  const { kept, unreadable } = await readQuestions(store, await listQuestions(store));
  return { kept: email === undefined ? kept : kept.filter(({ record }) => isFrom(record, email)), unreadable };
}

/**
 * Has questions mailed by the next sweep, with a fresh count of attempts: dead letters, those in quarantine, or those that
 * wait for their next attempt. Refused are those that were sent or cannot be read.
 * @param now in milliseconds since 1970
 */
export async function retryQuestions(
  store: BlobStore,
  places: readonly QuestionPlace[],
  now: number,
): Promise<{ retried: QuestionPlace[]; refused: QuestionPlace[] }> {
  const retried: QuestionPlace[] = [];
  const refused: QuestionPlace[] = [];
  const sent = new Set((await questionTimes(store, 'sent')).map(({ id }) => id));
  for (const place of places) {
    // Put in quarantine once and sent later, under the same key, a question has one id in both places.
    const isRetried = !sent.has(place.id) && (await retryQuestion(store, place, now));
    (isRetried ? retried : refused).push(place);
  }
  return { retried, refused };
}

async function retryQuestion(store: BlobStore, { state, stem, id }: QuestionPlace, now: number): Promise<boolean> {
  const found = await store.read<QuestionRecord>(questionKey(state, stem));
  if (!isQuestionRecord(found?.value)) return false;
  const current = await store.read<DeliveryRecord>(deliveryKey(id));
  const delivery = current ? (current.value ?? lostDelivery) : newDelivery;
  if (delivery.stage === 'sent') return false;
  // Being mailed at this moment: without its claim a sweep could mail it a second time.
  if (isAhead(delivery.claimedUntil ?? 0, now, claimMs)) return true;
  const mayBeCopy =
    delivery.mayBeCopy || delivery.stage === 'claimed' || delivery.doubts > 0 || found.value.restoredAt !== undefined;
  // The delivery goes first: a pending question with a refused delivery would be dead again.
  if (mayBeCopy) await store.write(deliveryKey(id), { ...newDelivery, mayBeCopy });
  else await store.remove(deliveryKey(id));
  if (state === 'pending') return true;
  const { failure: _failure, suspicion: _suspicion, ...record } = found.value;
  // It waits from now on, or it would look as if it had waited since it came; and the next sweep may mail it.
  await store.write(questionKey('pending', makeStem(now - graceMs, id)), record);
  await store.remove(questionKey(state, stem));
  return true;
}

/** Deletes questions and all that is kept of them, wherever they are. */
export async function deleteQuestions(store: BlobStore, places: readonly QuestionPlace[]): Promise<void> {
  const ids = new Set(places.map(({ id }) => id));
  for (const { state, stem } of places) await store.remove(questionKey(state, stem));
  // A sweep may have moved them since they were listed.
  const moved = ids.size ? (await listQuestions(store)).filter(({ id }) => ids.has(id)) : [];
  for (const { state, stem } of moved) await store.remove(questionKey(state, stem));
  // The deliveries go last: without them a sweep could mail a question that is still there.
  for (const id of ids) await store.remove(deliveryKey(id));
}

/** Deletes everything that a person sent, in every state. Returns the ids, and where records are that may be theirs as well. */
export async function deletePerson(
  store: BlobStore,
  email: string,
): Promise<{ ids: string[]; unreadable: QuestionPlace[] }> {
  const { kept, unreadable } = await exportQuestions(store, email);
  await deleteQuestions(store, kept);
  return { ids: [...new Set(kept.map(({ id }) => id))], unreadable };
}

/** Reads questions, those that a sweep moved since they were listed where they are now. */
export async function readQuestions(store: BlobStore, places: readonly QuestionPlace[]): Promise<ReadQuestions> {
  const read: ReadQuestions = { kept: [], unreadable: [] };
  const moved = new Set<string>();
  for (const place of places) {
    const found = await store.read<QuestionRecord>(questionKey(place.state, place.stem));
    const delivery = (await store.read<DeliveryRecord>(deliveryKey(place.id)))?.value;
    if (isQuestionRecord(found?.value)) read.kept.push({ ...place, record: found.value, delivery });
    else if (found) read.unreadable.push(place);
    else moved.add(place.id);
  }
  if (!moved.size) return read;
  const known = new Set(places.map(({ state, stem }) => questionKey(state, stem)));
  const others = (await listQuestions(store)).filter(
    ({ state, stem, id }) => moved.has(id) && !known.has(questionKey(state, stem)),
  );
  const { kept, unreadable } = await readQuestions(store, others);
  return { kept: [...read.kept, ...kept], unreadable: [...read.unreadable, ...unreadable] };
}

function isFrom({ question }: QuestionRecord, email: string): boolean {
  return question.email.toLowerCase() === email.trim().toLowerCase();
}
