import * as z from 'zod/mini';
import type { KeptQuestion } from './operator.ts';
import { deliveryKey, listQuestions, newDelivery, questionStates, readPlace } from './record.ts';
import type { BlobStore } from './store.ts';

// A newer version may have further fields, which stay.
const backupEntry = z.looseObject({
  state: z.enum(questionStates),
  stem: z.string(),
  record: z.looseObject({
    id: z.string(),
    receivedAt: z.iso.datetime(),
    question: z.looseObject({ name: z.string(), phone: z.string(), email: z.string(), message: z.string() }),
  }),
});

/**
 * Finds what the store lacks of a backup, which `export` wrote, and writes it if that is wanted. Called again after an
 * interruption, it goes on with what is missing still. Entries that are no questions are named by their places, from 1.
 */
export async function restoreBackup(store: BlobStore, entries: unknown[], isWritten = false) {
  const questions = new Map<string, NonNullable<ReturnType<typeof readEntry>>>();
  const unreadable: number[] = [];
  for (const [index, entry] of entries.entries()) {
    const question = readEntry(entry);
    if (!question) unreadable.push(index + 1);
    // The same question, sent several times, can be in several places: that it was mailed counts.
    else if (!questions.has(question.place.id) || question.place.state === 'sent') {
      questions.set(question.place.id, question);
    }
  }
  // What the store has has gone on since the backup, or is the newer of the two.
  const stored = new Set((await listQuestions(store)).map(({ id }) => id));
  const missing = [...questions.values()].filter(({ place }) => !stored.has(place.id));
  const restoredAt = new Date().toISOString();
  for (const { place, record } of isWritten ? missing : []) {
    const { state, stem, id, key } = place;
    // A visitor who sends it once more does not have it mailed once more.
    if (state === 'sent') await store.write(deliveryKey(id), { ...newDelivery, stage: 'sent', stem });
    await store.write(key, { ...record, restoredAt });
  }
  return { missing, there: questions.size - missing.length, unreadable };
}

/**
 * Reads an entry of a backup. None becomes pending: a question that was may have been mailed since, and only the operator can
 * say whether it is to be mailed again.
 */
function readEntry(entry: unknown) {
  const { data } = backupEntry.safeParse(entry);
  if (!data) return undefined;
  const { state, stem, record, delivery } = data as unknown as KeptQuestion;
  // The mail server had accepted it, and it had not been moved yet.
  const isMailed = state === 'pending' && delivery?.stage === 'sent';
  const waited = state === 'pending' && !isMailed;
  const place = readPlace(isMailed ? 'sent' : waited ? 'dead' : state, stem);
  if (place?.id !== record.id) return undefined;
  const failure = waited ? { code: 'ERESTORED', phase: 'connect' } : record.failure;
  return { place, record: { ...record, failure }, waited };
}
