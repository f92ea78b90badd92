import type { StoredValue } from './blob-store.ts';
import { claim } from './claim.ts';
import { isAhead } from './clock.ts';
import { composeQuestionMail } from './mail-message.ts';
import {
  type DeliveryRecord,
  deliveryKey,
  isQuestionRecord,
  lostDelivery,
  newDelivery,
  type QuestionRecord,
  type QuestionStem,
  questionKey,
} from './question-record.ts';
import type { Services } from './services.ts';
import { type DeliveryOutcome, finish, refuse, settle } from './settle-delivery.ts';
import type { MailResult } from './smtp.ts';

/** How a question is to be mailed. */
export interface DeliverOptions {
  /** How long the mail may take. */
  timeoutMs: number;
  /** Whether others may try at the same moment, so that the claim has to be verified. */
  contested: boolean;
}

/** How long a record without a byte is left where it is. */
const emptyMs = 60 * 60 * 1000;

/** Mails a pending question, unless it is being mailed, was mailed, or is not due yet. */
export async function deliverQuestion(
  services: Services,
  question: QuestionStem,
  { timeoutMs, contested }: DeliverOptions,
): Promise<DeliveryOutcome> {
  const { store, clock, settings } = services;
  const { stem, id } = question;
  const current = await store.read<DeliveryRecord>(deliveryKey(id));
  const state = current ? (current.value ?? lostDelivery) : newDelivery;
  if (state.stage === 'sent' || state.stage === 'refused') return finish(services, question, state);
  if (isAhead(state.notBefore, clock.now(), settings.delivery.maxDelayMs)) return 'notDue';

  const found = await store.read<QuestionRecord>(questionKey('pending', stem));
  if (!found) return 'gone';
  if (!isQuestionRecord(found.value)) return dropEmpty(services, question, found.empty);
  const claimed = await claimDelivery(services, id, current, state, contested);
  if (!claimed) return 'busy';
  if (claimed.doubts >= settings.delivery.maxDoubts) return refuse(services, question, claimed, state.failure);

  const result = await send(services, found.value, claimed, timeoutMs);
  return settle(services, question, claimed, state, result);
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

/**
 * An empty record is an interrupted write; its sender did not get `true`, and there is nothing to keep. A store that answers with nothing for
 * a moment looks the same, so it has to stay empty for a while.
 */
async function dropEmpty(
  { store, clock, log }: Services,
  { stem, id, time }: QuestionStem,
  empty: boolean,
): Promise<DeliveryOutcome> {
  log(empty ? 'question-empty' : 'question-unreadable', { id });
  if (!empty || isAhead(time + emptyMs, clock.now(), emptyMs)) return 'unreadable';
  await store.remove(questionKey('pending', stem));
  return 'gone';
}
