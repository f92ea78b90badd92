import { findQuestions, listQuestions } from './operator.ts';
import { deliveryKey, questionKey } from './question-record.ts';
import { questionTimes } from './question-times.ts';
import type { Services } from './services.ts';

/** A day in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000;

/** No deletion is begun with less time left. */
const reserveMs = 3000;

/**
 * Deletes sent questions, and suspicious ones in quarantine, after the retention period. Pending and dead ones stay:
 * somebody still waits for an answer to them. Returns false when time ran out before the end.
 */
export async function deleteOldQuestions(services: Services, timeLeft: () => number): Promise<boolean> {
  const { store, clock, settings, log } = services;
  const limit = clock.now() - settings.retentionDays * dayMs;
  for (const state of ['sent', 'quarantine'] as const) {
    for (const { stem, id, time } of await questionTimes(store, state)) {
      if (time >= limit) break;
      if (timeLeft() < reserveMs) return false;
      // One in quarantine has none: a delivery with its id is that of the same question, accepted later.
      if (state === 'sent') await store.remove(deliveryKey(id));
      await store.remove(questionKey(state, stem));
      log('question-deleted', { id });
    }
  }
  return true;
}

/**
 * Deletes deliveries without a question: one that the operator deleted while it was mailed leaves its own, in which a server's answer
 * can quote the sender. Returns false when time ran out before the end.
 */
export async function deleteLeftDeliveries({ store, log }: Services, timeLeft: () => number): Promise<boolean> {
  // Listed before the questions, each of which is stored before its delivery.
  const ids = (await store.list(deliveryKey(''))).map((key) => key.slice(deliveryKey('').length));
  const known = new Set((await listQuestions(store)).map(({ id }) => id));
  for (const id of ids.filter((each) => !known.has(each))) {
    if (timeLeft() < reserveMs) return false;
    // One that moved between the listings is in none of them, and without its delivery it could be mailed again.
    if ((await findQuestions(store, id)).length) continue;
    await store.remove(deliveryKey(id));
    log('delivery-deleted', { id });
  }
  return true;
}
