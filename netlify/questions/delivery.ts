import { composeQuestionMail, type FailureKind, type MailResult } from './mail.ts';
import {
  type DeliveryRecord,
  deliveryKey,
  isQuestionRecord,
  newDelivery,
  type QuestionPlace,
  type QuestionRecord,
  questionPlace,
  readDelivery,
} from './record.ts';
import { isAhead, type Services } from './services.ts';

/**
 * The outcome of trying to mail a question: finished, now or before (`sent`, `dead`), failed for now, nothing to do (`notDue`, `gone`), or
 * no question at all (`unreadable`), which is left to the operator.
 */
export type Outcome = 'sent' | 'dead' | Exclude<FailureKind, 'refused'> | 'notDue' | 'gone' | 'unreadable';

/** The time a mail may take, and the moment until which nobody else mails the question (milliseconds since 1970). */
type MailTime = { timeoutMs: number; until: number };

/** The delivery of one pending question. */
export class Delivery {
  constructor(
    private readonly services: Services,
    private readonly place: QuestionPlace,
    private readonly mailTime: MailTime,
  ) {}

  /**
   * Mails the question, which has just been stored. Of the same one sent several times at once, one is mailed now; one that
   * was mailed before is kept once, and a sweep finds out what has become of the others.
   */
  async begin(record: QuestionRecord): Promise<void> {
    // A sweep that finds the same one, stored before, leaves it alone meanwhile.
    const claimed: DeliveryRecord = { ...newDelivery, stage: 'claimed', notBefore: this.mailTime.until };
    const { store } = this.services;
    if (await store.claim(deliveryKey(this.place.id), claimed)) {
      await this.mail(record, claimed);
      return;
    }
    const state = await readDelivery(store, this.place.id);
    if (state.stage === 'sent') await this.finish(state);
  }

  /** Mails the question, unless it was mailed, given up, or is not due yet. */
  async resume(): Promise<Outcome> {
    const { store, clock, settings, log } = this.services;
    const { id, key } = this.place;
    const state = await readDelivery(store, id);
    if (state.stage === 'sent' || state.stage === 'refused') return this.finish(state);
    if (isAhead(state.notBefore, clock.now(), settings.delivery.maxDelayMs)) return 'notDue';
    const found = await store.read<QuestionRecord>(key);
    if (!found) return 'gone';
    if (!isQuestionRecord(found.value)) {
      log('question-unreadable', { id });
      return 'unreadable';
    }
    // Who claimed it never finished: the function may have died after the mail was accepted.
    const lost = state.stage === 'claimed' ? 1 : 0;
    const [attempts, doubts] = [state.attempts + lost, state.doubts + lost];
    const claimed: DeliveryRecord = { ...state, stage: 'claimed', attempts, doubts };
    if (doubts >= settings.delivery.maxDoubts) return this.giveUp(claimed);
    await store.write(deliveryKey(id), claimed);
    return this.mail(found.value, claimed);
  }

  private async mail(record: QuestionRecord, claimed: DeliveryRecord): Promise<Outcome> {
    const { settings, clock, send } = this.services;
    const { timeoutMs, until } = this.mailTime;
    const settleUntried = (kind: FailureKind, code: string) =>
      this.settle(claimed, { sent: false, kind, failure: { code, phase: 'connect' } });
    if (!settings.mail) return settleUntried('operator', 'ENOTCONFIGURED');
    const message = await composeQuestionMail(settings.mail, record, claimed);
    // A function suspended and resumed late must not mail what another one may be mailing since.
    if (clock.now() + timeoutMs > until) return settleUntried('unavailable', 'ECLAIMEXPIRED');
    return this.settle(claimed, await send(message, timeoutMs));
  }

  private async settle(claimed: DeliveryRecord, result: MailResult): Promise<Outcome> {
    const { store, clock, log, settings } = this.services;
    const { id, stem } = this.place;
    if (result.sent) {
      log('question-mailed', { id });
      return this.end({ ...claimed, stage: 'sent', stem, sentAt: clock.now(), failure: undefined });
    }
    const { kind, failure } = result;
    log('question-not-mailed', { id, code: failure.code, status: failure.status, phase: failure.phase });
    const next: DeliveryRecord = { ...claimed, stage: 'open', failure };
    if (kind === 'refused') return this.giveUp(next);
    if (kind === 'deferred' || kind === 'doubt') {
      const { maxAttempts, maxDoubts, firstDelayMs, maxDelayMs } = settings.delivery;
      next.attempts += 1;
      next.doubts += kind === 'doubt' ? 1 : 0;
      if (next.attempts >= maxAttempts || next.doubts >= maxDoubts) return this.giveUp(next);
      next.notBefore = clock.now() + Math.min(firstDelayMs * 2 ** (next.attempts - 1), maxDelayMs);
    }
    await store.write(deliveryKey(id), next);
    return kind;
  }

  private giveUp(state: DeliveryRecord): Promise<Outcome> {
    const { id, stem } = this.place;
    const { failure, attempts } = state;
    this.services.log('question-dead', { id, code: failure?.code, status: failure?.status, count: attempts });
    return this.end({ ...state, stage: 'refused', stem });
  }

  /** Writes the delivery first: after a crash the next sweep finishes without another mail. */
  private async end(delivery: DeliveryRecord): Promise<Outcome> {
    await this.services.store.write(deliveryKey(this.place.id), delivery);
    return this.finish(delivery);
  }

  /** Moves the question, whose delivery is over, from `pending` to where it is kept. */
  private async finish({ stage, stem, sentAt = 0, failure }: DeliveryRecord): Promise<Outcome> {
    const { store } = this.services;
    const { id, time, key } = this.place;
    const outcome = stage === 'sent' ? 'sent' : 'dead';
    // The same question stored twice, under one id, is kept once.
    if (stem === this.place.stem) {
      const found = await store.read<QuestionRecord>(key);
      // Deleted by the operator, unless the store does not find it at the moment: nothing is removed before the daily duties.
      if (!found) return outcome;
      // There, and not readable at the moment: without it nothing would be kept.
      if (!isQuestionRecord(found.value)) return 'unreadable';
      const more = outcome === 'sent' ? { sentAt: new Date(sentAt).toISOString() } : { failure };
      // Sent questions are sorted by when they were sent: from then on their days are counted.
      const kept = questionPlace(outcome, outcome === 'sent' ? sentAt : time, id);
      await store.write(kept.key, { ...found.value, ...more });
    }
    await store.remove(key);
    return outcome;
  }
}
