import { dayMs, deleteLeftDeliveries, deleteOldQuestions } from './retention.ts';
import type { Services } from './services.ts';
import { sendSummary } from './summary.ts';

const dailyKey = 'daily/last';

/** A question that was on its way to the store when the last summary was made has a time before it. */
const overlapMs = 60_000;

/** When the duties of the day were last done, to the end. */
export interface DailyMark {
  day: string;
  /** When the last summary was made that the operator got. */
  at: number;
}

/**
 * Whether a whole day has passed without its duties: nothing runs on the schedule, or the operator's mail does not get through.
 * A site on which they were never done is new.
 */
export async function areDutiesOverdue({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<boolean> {
  const last = (await store.read<DailyMark>(dailyKey))?.value;
  return last !== undefined && clock.now() - Date.parse(last.day) >= 2 * dayMs;
}

/** Once a day: deletes what was kept long enough, and mails the operator what needs attention. */
export async function runDailyDuties(services: Services, timeLeft: () => number): Promise<void> {
  const { store, clock, log } = services;
  const now = clock.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const last = (await store.read<DailyMark>(dailyKey))?.value;
  if (last?.day === day) return;
  // Not all in one go, or the summary could not be mailed: the next sweep goes on.
  if (!(await deleteOldQuestions(services, timeLeft)) || !(await deleteLeftDeliveries(services, timeLeft))) return;
  // A mark of the future was set while a clock was wrong.
  const since = last && last.at <= now ? last.at : 0;
  const outcome = await sendSummary(services, day, since - overlapMs, timeLeft);
  if (outcome === 'failed') return;
  // What the operator may not have read is in the next summary again.
  await store.write(dailyKey, { day, at: outcome === 'told' ? now : since } satisfies DailyMark);
  log('daily-duties-done');
}
