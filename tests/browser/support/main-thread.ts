import type { Page } from 'playwright/test';

/** An event of the browser's trace, as far as it tells of tasks. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** The time of the processor that a task took, in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

/**
 * Records what a page's main thread does meanwhile.
 * @returns the longest task, in milliseconds of the processor: other work on the machine does not lengthen it
 */
export async function longestTask(page: Page, meanwhile: () => Promise<void>): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'],
      excludedCategories: ['*'],
    },
  });
  await meanwhile();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  await client.detach();
  return longest(events);
}

function longest(events: readonly TraceEvent[]): number {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid} ${tid}`));
  if (!tasks.length) throw new Error('The trace holds no task of the main thread.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
