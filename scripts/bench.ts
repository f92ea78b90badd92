import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withBenchFolder } from '../src/bench/bench-folder.ts';
import { compareWith, comparisonFormats } from '../src/bench/compare/compare-with.ts';
import { recordRun } from '../src/bench/record-run.ts';
import { leastNews, runBench } from '../src/bench/run-bench.ts';
import { runCommand, UsageError } from '../src/command/run-command.ts';
import { wholeNumber } from '../src/command/whole-number.ts';

const usage = `Measures builds, checks and searches of content of any size. Prints one JSON object.

npm run bench                        with 100 generated news items
npm run bench -- --news 1000         with another number of them, ${leastNews} or more
npm run bench -- --record            with 100, 1,000 and 5,000; adds the figures to docs/performance-data.json
npm run bench -- --record --news 100 --news 1000
                                     with these numbers
npm run bench -- --compare-with main
                                     measures this version and another one in turn, and says what costs over 10 % more:
                                     a branch, tag or commit
    --turns 5                        how often each is measured
    --format pretty|json|github      a table; JSON; Markdown, appended to the file that GITHUB_STEP_SUMMARY names
`;

const root = join(import.meta.dirname, '..');

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      news: { type: 'string', multiple: true },
      record: { type: 'boolean', default: false },
      'compare-with': { type: 'string' },
      turns: { type: 'string', default: '5' },
      format: { type: 'string', default: 'pretty' },
    },
  });
  const counts = values.news?.map((text) => wholeNumber('--news', text, leastNews));
  const ref = values['compare-with'];
  if (values.record && ref !== undefined) throw new UsageError('--record and --compare-with exclude each other.');
  if (values.record) {
    const run = await recordRun(root, counts ?? [100, 1000, 5000], (line) => console.error(line));
    console.log(JSON.stringify(run, null, 2));
    return 0;
  }
  const [count = 100, ...others] = counts ?? [];
  if (others.length) throw new UsageError('--news: several numbers only with --record.');
  if (ref === undefined) {
    const figures = await withBenchFolder(root, (folder) => runBench(root, count, folder));
    console.log(JSON.stringify(figures, null, 2));
    return 0;
  }
  const turns = wholeNumber('--turns', values.turns, 1);
  const format = comparisonFormats.find((each) => each === values.format);
  if (!format) throw new UsageError(`--format ${values.format}: expected ${comparisonFormats.join(', ')}.`);
  await compareWith(root, { ref, news: count, turns, format }, (line) => console.error(line));
  return 0;
});
