import type { StoredValue } from './blob-store.ts';
import { claim } from './claim.ts';
import { composeQuestionMail } from './mail-message.ts';
import {
  type DeliveryRecord,
  deliveryKey,
  lostDelivery,
  makeStem,
  newDelivery,
  parseStem,
  type QuestionRecord,
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

/** How a question is to be mailed. */
export interface DeliverOptions {
  /** How long the mail may take. */
  timeoutMs: number;
  /** Whether others may try at the same moment, so that the claim has to be verified. */
  contested: boolean;
}

/** Mails the pending question with the given stem, unless it is being mailed, was mailed, or is not due yet. */
export async function deliverQuestion(
  services: Services,
  stem: string,
  { timeoutMs, contested }: DeliverOptions,
): Promise<DeliveryOutcome> {
  const { store, clock, settings } = services;
  const id = parseStem(stem)?.id;
  if (!id) return 'gone';
  const current = await store.read<DeliveryRecord>(deliveryKey(id));
  const state = current ? (current.value ?? lostDelivery) : newDelivery;
  if (state.stage === 'sent' || state.stage === 'refused') return finish(services, stem, state);
  if (state.notBefore > clock.now()) return 'notDue';

  const found = await store.read<QuestionRecord>(questionKey('pending', stem));
  if (!found) return 'gone';
  if (!found.value?.question) return dropEmpty(services, stem, found.empty);
  const claimed = await claimDelivery(services, id, current, state, contested);
  if (!claimed) return 'busy';
  if (claimed.doubts >= settings.delivery.maxDoubts) return refuse(services, stem, claimed, state.failure);

  const result = await send(services, found.value, claimed, timeoutMs);
  return settle(services, stem, claimed, state, result);
}

async function claimDelivery(
  services: Services,
  id: string,
  current: StoredValue<DeliveryRecord> | undefined,
  state: DeliveryRecord,
  contested: boolean,
): Promise<DeliveryRecord | undefined> {
  const { settings } = services;
  // The function that claimed it never finished: it may have died after the mail was accepted.
  const lost = state.stage === 'claimed' ? 1 : 0;
  const next: DeliveryRecord = {
    ...state,
    stage: 'claimed',
    attempts: state.attempts + lost,
    doubts: state.doubts + lost,
  };
  const settleMs = contested ? settings.delivery.settleMs : 0;
  return claim(services, deliveryKey(id), current, next, { forMs: settings.delivery.claimMs, settleMs });
}

async function send(
  { settings, clock, ...services }: Services,
  record: QuestionRecord,
  claimed: DeliveryRecord,
  timeoutMs: number,
): Promise<MailResult> {
  const { mail } = settings;
  const failure = { code: 'ENOTCONFIGURED', phase: 'connect' };
  if (!mail) return { sent: false, kind: 'operator', failure };
  const message = await composeQuestionMail(mail, record, claimed);
  // A function suspended and resumed late must not mail what another one has claimed since.
  const left = (claimed.claimedUntil ?? 0) - clock.now();
  if (left < timeoutMs) return { sent: false, kind: 'unavailable', failure: { ...failure, code: 'ECLAIMEXPIRED' } };
  return services.send(message, timeoutMs);
}

/** Records the outcome of a mail. */
async function settle(
  services: Services,
  stem: string,
  claimed: DeliveryRecord,
  before: DeliveryRecord,
  result: MailResult,
): Promise<DeliveryOutcome> {
  const { store, clock, log } = services;
  const { id = '' } = parseStem(stem) ?? {};
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
    return finish(services, stem, state);
  }
  const { kind, failure } = result;
  log('question-not-mailed', { id, code: failure.code, status: failure.status, phase: failure.phase });
  if (kind === 'refused') return refuse(services, stem, claimed, failure);
  const next: DeliveryRecord = { ...claimed, ...released, stage: 'open', failure };
  if (kind === 'operator' || kind === 'unavailable') {
    await store.write(deliveryKey(id), { ...next, notBefore: before.notBefore });
    return kind;
  }
  next.attempts += 1;
  next.doubts += kind === 'doubt' ? 1 : 0;
  const { maxAttempts, maxDoubts, firstDelayMs, maxDelayMs } = services.settings.delivery;
  if (next.attempts >= maxAttempts || next.doubts >= maxDoubts) return refuse(services, stem, next, failure);
  next.notBefore = clock.now() + Math.min(firstDelayMs * 2 ** (next.attempts - 1), maxDelayMs);
  await store.write(deliveryKey(id), next);
  return kind;
}

const released = { token: undefined, claimedUntil: undefined };

async function refuse(
  services: Services,
  stem: string,
  state: DeliveryRecord,
  failure: DeliveryRecord['failure'],
): Promise<DeliveryOutcome> {
  const refused: DeliveryRecord = { ...state, ...released, stage: 'refused', stem, failure };
  const { id = '' } = parseStem(stem) ?? {};
  services.log('question-dead', { id, code: failure?.code, status: failure?.status, count: state.attempts });
  await services.store.write(deliveryKey(id), refused);
  return finish(services, stem, refused);
}

/**
 * Moves a question whose delivery is over from `pending` to where it belongs. The delivery was written before, so
 * after a crash between these steps the next sweep comes here again, without another mail.
 */
async function finish({ store }: Services, stem: string, state: DeliveryRecord): Promise<DeliveryOutcome> {
  const sent = state.stage === 'sent';
  const pending = questionKey('pending', stem);
  // The same question stored twice, under one id, is kept once.
  const found = state.stem === stem ? await store.read<QuestionRecord>(pending) : undefined;
  if (found?.value && sent) {
    const sentAt = state.sentAt ?? 0;
    const record = { ...found.value, sentAt: new Date(sentAt).toISOString() };
    // Sent questions are sorted by when they were sent: from then on their days are counted.
    await store.write(questionKey('sent', makeStem(sentAt, record.id)), record);
  } else if (found?.value) {
    await store.write(questionKey('dead', stem), { ...found.value, failure: state.failure });
  }
  await store.remove(pending);
  return sent ? 'sent' : 'dead';
}

/** An empty record is an interrupted write; its sender did not get `true`, and there is nothing to keep. */
async function dropEmpty({ store, log }: Services, stem: string, empty: boolean): Promise<DeliveryOutcome> {
  const { id } = parseStem(stem) ?? {};
  log(empty ? 'question-empty' : 'question-unreadable', { id });
  if (!empty) return 'unreadable';
  await store.remove(questionKey('pending', stem));
  return 'gone';
}
