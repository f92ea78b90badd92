import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { recordRun } from '../src/bench/record-run.ts';
import { leastNews, runBench } from '../src/bench/run-bench.ts';
import { runCommand, UsageError } from '../src/command/run-command.ts';

const usage = `Measures builds, checks and searches of content of any size. Prints one JSON object.

npm run bench                        with 100 generated news items
npm run bench -- --news 1000         with another number of them, ${leastNews} or more
npm run bench -- --record            with 100, 1,000 and 5,000; adds the figures to docs/performance-data.json
npm run bench -- --record --news 100 --news 1000
                                     with these numbers
`;

const root = join(import.meta.dirname, '..');

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: { news: { type: 'string', multiple: true }, record: { type: 'boolean', default: false } },
  });
  const counts = values.news?.map(countOf);
  if (values.record) {
    const run = await recordRun(root, counts ?? [100, 1000, 5000], (line) => console.error(line));
    console.log(JSON.stringify(run, null, 2));
    return 0;
  }
  const [count = 100, ...others] = counts ?? [];
  if (others.length) throw new UsageError('--news: several numbers only with --record.');
  console.log(JSON.stringify(await runBench(root, count), null, 2));
  return 0;
});

function countOf(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < leastNews)
    throw new UsageError(`--news ${text}: expected a number from ${leastNews}.`);
  return count;
}
