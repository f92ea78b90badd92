import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runBench } from '../src/bench/run-bench.ts';
import { runCommand, UsageError } from '../src/command/run-command.ts';

/** The bench looks at a page that smaller content does not have. */
const least = 8;
const usage = `Measures builds, checks and searches of content of any size. Prints one JSON object.

npm run bench [-- --news 1000]   the number of made news items, ${least} or more; 100 if not given
`;

await runCommand(usage, async () => {
  const { news } = parseArgs({ options: { news: { type: 'string', default: '100' } } }).values;
  const count = Number(news);
  if (!Number.isInteger(count) || count < least)
    throw new UsageError(`--news ${news}: expected a number from ${least}.`);
  console.log(JSON.stringify(await runBench(join(import.meta.dirname, '..'), count), null, 2));
  return 0;
});
