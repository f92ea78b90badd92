import { runDuties } from './daily.ts';
import { Delivery, type Outcome } from './delivery.ts';
import { listQuestions } from './record.ts';
import { isAhead, type Services } from './services.ts';
import { graceMs } from './settings.ts';

type Outcomes = Partial<Record<Outcome | 'failed', number>>;

const leaseKey = 'lease/sweep';

/** Mails what is pending, the oldest first, within the time of a scheduled function; then does the duties of the day. */
export async function resendQuestions(services: Services): Promise<{ outcomes: Outcomes; skipped: boolean }> {
  const { store, clock, settings, log } = services;
  const began = clock.elapsed();
  const timeLeft = () => settings.sweep.budgetMs - (clock.elapsed() - began);
  for (const problem of settings.problems) log('setting-wrong', { code: problem.split(' ', 1)[0] });
  const leaseEnd = await takeLease(services);
  if (!leaseEnd) return { outcomes: {}, skipped: true };
  try {
    const outcomes = await sweep(services, timeLeft, leaseEnd);
    if (Object.keys(outcomes).length)
      log('sweep', { count: outcomes.sent ?? 0, ms: Math.round(clock.elapsed() - began) });
    await runDuties(services, timeLeft);
    return { outcomes, skipped: false };
  } finally {
    // If this fails, the lease expires.
    await store.write(leaseKey, { claimedUntil: 0 }).catch(() => undefined);
  }
}

/** Of sweeps that begin at the same time lets one run: when its lease ends, or nothing while another has one. */
async function takeLease({ store, clock, settings }: Services): Promise<number | undefined> {
  const { leaseMs } = settings.sweep;
  const current = await store.read<{ claimedUntil?: number }>(leaseKey);
  if (isAhead(current?.value?.claimedUntil ?? 0, clock.now(), leaseMs)) return undefined;
  const claimedUntil = clock.now() + leaseMs;
  return (await store.claim(leaseKey, { claimedUntil }, current)) ? claimedUntil : undefined;
}

async function sweep(services: Services, timeLeft: () => number, until: number): Promise<Outcomes> {
  const { store, clock, log } = services;
  const { sweep: limits } = services.settings;
  const now = clock.now();
  const pending = await listQuestions(store, ['pending']);
  const due = pending.filter(({ time }) => !isAhead(time + graceMs, now, graceMs)).values();
  const outcomes: Outcomes = {};
  let failures = 0;

  async function work(): Promise<void> {
    while (failures < limits.failuresInRow && timeLeft() > limits.lastStartMs) {
      const { value: place, done } = due.next();
      if (done) return;
      // A second is reserved for recording the outcome.
      const mailTime = { timeoutMs: Math.max(timeLeft() - 1000, 1000), until };
      const outcome = await new Delivery(services, place, mailTime).resume().catch(() => {
        log('delivery-failed', { id: place.id });
        return 'failed' as const;
      });
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (outcome === 'sent' || outcome === 'dead') failures = 0;
      if (outcome === 'doubt' || outcome === 'failed') failures += 1;
      // With a wrong password or no server, every further attempt would fail the same way.
      if (outcome === 'operator' || outcome === 'unavailable') failures = limits.failuresInRow;
    }
  }

  await Promise.all(Array.from({ length: limits.concurrency }, work));
  return outcomes;
}
