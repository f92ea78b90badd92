import { deleteOldQuestions } from './retention.ts';
import type { Services } from './services.ts';
import { sendSummary } from './summary.ts';

const dailyKey = 'daily/last';

/** When the duties of the day were last done, to the end. */
export interface DailyMark {
  day: string;
  at: number;
}

/** Once a day: deletes what was kept long enough, and mails the operator what needs attention. */
export async function runDailyDuties(services: Services, timeLeft: () => number): Promise<void> {
  const { store, clock, log } = services;
  const at = clock.now();
  const day = new Date(at).toISOString().slice(0, 10);
  const last = (await store.read<DailyMark>(dailyKey))?.value;
  if (last?.day === day) return;
  const deleted = await deleteOldQuestions(services, timeLeft);
  // A mark of the future was set while a clock was wrong.
  const since = last && last.at <= at ? last.at : 0;
  // Not all in one go, or the summary could not be mailed: the next sweep goes on.
  if (!deleted || !(await sendSummary(services, day, since, timeLeft))) return;
  await store.write(dailyKey, { day, at } satisfies DailyMark);
  log('daily-duties-done');
}
