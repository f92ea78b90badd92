import { claim } from './claim.ts';
import { isAhead } from './clock.ts';
import { runDailyDuties } from './daily.ts';
import { deliverQuestion } from './delivery.ts';
import type { QuestionStem } from './question-record.ts';
import { questionTimes } from './question-times.ts';
import type { Services } from './services.ts';
import type { DeliveryOutcome } from './settle-delivery.ts';
import { warnOfWaiting } from './waiting-alarm.ts';

/** What a sweep did. */
export interface SweepResult {
  /** How many questions were tried or found finished, by outcome. */
  outcomes: Partial<Record<DeliveryOutcome | 'failed', number>>;
  /** Another sweep was running. */
  skipped?: boolean;
}

const leaseKey = 'lease/sweep';

/** Mails what is pending, the oldest first, within the time of a scheduled function; then does the daily duties. */
export async function resendQuestions(services: Services): Promise<SweepResult> {
  const { store, clock, settings, log } = services;
  const began = clock.elapsed();
  const timeLeft = () => settings.sweep.budgetMs - (clock.elapsed() - began);
  for (const problem of settings.problems) log('setting-wrong', { code: problem.split(' ', 1)[0] });

  const { leaseMs } = settings.sweep;
  const current = await store.read<{ token?: string; claimedUntil?: number }>(leaseKey);
  const lease = await claim(
    services,
    leaseKey,
    current,
    {},
    { forMs: leaseMs, settleMs: settings.delivery.settleMs },
  );
  if (!lease) return { outcomes: {}, skipped: true };
  try {
    const outcomes = await sweep(services, timeLeft);
    if (Object.keys(outcomes).length)
      log('sweep', { count: outcomes.sent ?? 0, ms: Math.round(clock.elapsed() - began) });
    await warnOfWaiting(services, timeLeft);
    await runDailyDuties(services, timeLeft);
    return { outcomes };
  } finally {
    // If this fails, the lease expires.
    await store.write(leaseKey, { claimedUntil: 0 }).catch(() => undefined);
  }
}

async function sweep(services: Services, timeLeft: () => number): Promise<SweepResult['outcomes']> {
  const { store, clock, settings, log } = services;
  const { graceMs } = settings.delivery;
  const { lastStartMs, concurrency, failuresInRow } = settings.sweep;
  const now = clock.now();
  const pending = await questionTimes(store, 'pending');
  const due = pending.filter(({ time }) => !isAhead(time + graceMs, now, graceMs));

  const outcomes: SweepResult['outcomes'] = {};
  let failures = 0;
  let next = 0;

  async function work(): Promise<void> {
    while (next < due.length && failures < failuresInRow && timeLeft() > lastStartMs) {
      const outcome = await attempt(due[next++] as QuestionStem);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (outcome === 'sent' || outcome === 'dead') failures = 0;
      if (outcome === 'doubt' || outcome === 'failed') failures += 1;
      // With a wrong password or no server, every further attempt would fail the same way.
      if (outcome === 'operator' || outcome === 'unavailable') failures = failuresInRow;
    }
  }

  async function attempt(question: QuestionStem): Promise<DeliveryOutcome | 'failed'> {
    try {
      // A second is reserved for recording the outcome.
      return await deliverQuestion(services, question, {
        timeoutMs: Math.max(timeLeft() - 1000, 1000),
        contested: false,
      });
    } catch {
      log('delivery-failed', { id: question.id });
      return 'failed';
    }
  }

  await Promise.all(Array.from({ length: concurrency }, work));
  return outcomes;
}
