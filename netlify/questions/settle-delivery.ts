import type { BlobStore } from './blob-store.ts';
import {
  type DeliveryRecord,
  deliveryKey,
  isQuestionRecord,
  makeStem,
  type QuestionRecord,
  type QuestionStem,
  questionKey,
} from './question-record.ts';
import type { Services } from './services.ts';
import type { MailResult } from './smtp.ts';

/**
 * The outcome of trying to mail a question.
 * - `sent`, `dead`: finished, now or before; `dead` is a dead letter.
 * - `deferred`, `doubt`: tried, to be retried later.
 * - `operator`, `unavailable`: could not be tried; counts neither as an attempt nor as a doubt.
 * - `busy`, `notDue`, `gone`: nothing to do now.
 * - `unreadable`: the record is not a question; left where it is, for the operator.
 */
export type DeliveryOutcome =
  | 'sent'
  | 'dead'
  | 'deferred'
  | 'doubt'
  | 'operator'
  | 'unavailable'
  | 'busy'
  | 'notDue'
  | 'gone'
  | 'unreadable';

const released = { token: undefined, claimedUntil: undefined };

/** Records the outcome of a mail. */
export async function settle(
  services: Services,
  question: QuestionStem,
  claimed: DeliveryRecord,
  before: DeliveryRecord,
  result: MailResult,
): Promise<DeliveryOutcome> {
  const { store, clock, log } = services;
  const { stem, id } = question;
  if (result.sent) {
    log('question-mailed', { id });
    const state: DeliveryRecord = {
      ...claimed,
      ...released,
      stage: 'sent',
      stem,
      sentAt: clock.now(),
      failure: undefined,
    };
    await store.write(deliveryKey(id), state);
    return finish(services, question, state);
  }
  const { kind, failure } = result;
  log('question-not-mailed', { id, code: failure.code, status: failure.status, phase: failure.phase });
  if (kind === 'refused') return refuse(services, question, claimed, failure);
  const next: DeliveryRecord = { ...claimed, ...released, stage: 'open', failure };
  if (kind === 'operator' || kind === 'unavailable') {
    await store.write(deliveryKey(id), { ...next, notBefore: before.notBefore });
    return kind;
  }
  next.attempts += 1;
  next.doubts += kind === 'doubt' ? 1 : 0;
  const { maxAttempts, maxDoubts, firstDelayMs, maxDelayMs } = services.settings.delivery;
  if (next.attempts >= maxAttempts || next.doubts >= maxDoubts) return refuse(services, question, next, failure);
  next.notBefore = clock.now() + Math.min(firstDelayMs * 2 ** (next.attempts - 1), maxDelayMs);
  await store.write(deliveryKey(id), next);
  return kind;
}

/** Gives a question up: it becomes a dead letter. */
export async function refuse(
  services: Services,
  question: QuestionStem,
  state: DeliveryRecord,
  failure: DeliveryRecord['failure'],
): Promise<DeliveryOutcome> {
  const { stem, id } = question;
  const refused: DeliveryRecord = { ...state, ...released, stage: 'refused', stem, failure };
  services.log('question-dead', { id, code: failure?.code, status: failure?.status, count: state.attempts });
  await services.store.write(deliveryKey(id), refused);
  return finish(services, question, refused);
}

/**
 * Moves a question whose delivery is over from `pending` to where it belongs. The delivery was written before, so
 * after a crash between these steps the next sweep comes here again, without another mail.
 */
export async function finish(
  { store }: Services,
  { stem }: QuestionStem,
  state: DeliveryRecord,
): Promise<DeliveryOutcome> {
  const outcome = state.stage === 'sent' ? 'sent' : 'dead';
  const pending = questionKey('pending', stem);
  // The same question stored twice, under one id, is kept once.
  if (state.stem === stem) {
    const found = await store.read<QuestionRecord>(pending);
    // Deleted by the operator, unless the store does not find it at the moment: nothing is removed before the daily duties.
    if (!found) return outcome;
    // There, and not readable at the moment: without it nothing would be kept.
    if (!isQuestionRecord(found.value)) return 'unreadable';
    await keep(store, stem, state, found.value);
  }
  await store.remove(pending);
  return outcome;
}

/** Writes a question where it is kept from now on. */
async function keep(store: BlobStore, stem: string, state: DeliveryRecord, question: QuestionRecord): Promise<void> {
  if (state.stage !== 'sent') return store.write(questionKey('dead', stem), { ...question, failure: state.failure });
  const sentAt = state.sentAt ?? 0;
  const record = { ...question, sentAt: new Date(sentAt).toISOString() };
  // Sent questions are sorted by when they were sent: from then on their days are counted.
  await store.write(questionKey('sent', makeStem(sentAt, record.id)), record);
}
