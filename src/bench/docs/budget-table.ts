import type { BenchFigures } from '../bench-figures.ts';
import { markdownTable } from '../markdown-table.ts';
import type { RecordedRun } from '../recorded-runs.ts';
import { amount, kilobytes } from './performance-figures.ts';

/** What may be spent, and what was: undefined when the run has no such size. */
interface Budget {
  name: string;
  limit: number;
  spent: number | undefined;
  write?: (value: number) => string;
}

/** The budgets that the bench can measure, beside the figures of a run. */
export function budgetTable({ sizes }: RecordedRun): string {
  const of = (news: number) => sizes.find((size) => size.news === news);
  const [thousand, five] = [of(1000), of(5000)];
  const { scripts, fonts } = sizes[0].textPageBrotliBytes;
  const bytes = sizes.map(({ textPageHtmlBytes }) => textPageHtmlBytes);
  const budgets: Budget[] = [
    { name: 'scripts of a text page ≤ 4 KB', limit: 4000, spent: scripts, write: kilobytes },
    { name: 'fonts of a text page ≤ 45 KB', limit: 45_000, spent: fonts, write: kilobytes },
    { name: 'HTML of a page: the same at every size', limit: 0, spent: Math.max(...bytes) - Math.min(...bytes) },
    { name: 'one text edited, 1,000 items ≤ 1.5 CPU s', limit: 1.5, spent: thousand?.editOneText.cpuSeconds },
    { name: 'one text edited, 5,000 items ≤ 2 CPU s', limit: 2, spent: five?.editOneText.cpuSeconds },
    { name: 'newest item, 1,000 items ≤ 3 CPU s', limit: 3, spent: thousand?.addNewestItem.cpuSeconds },
    { name: 'newest item, 5,000 items ≤ 8 CPU s', limit: 8, spent: five?.addNewestItem.cpuSeconds },
    { name: 'each further page ≤ 2 CPU ms', limit: 2, spent: perPage(thousand, five) },
    { name: '`check` of 5,000 items without a cache ≤ 3 CPU s', limit: 3, spent: five?.checkAnew.cpuSeconds },
    { name: 'unchanged, 1,000 items ≤ 1 CPU s', limit: 1, spent: thousand?.unchanged.cpuSeconds },
  ];
  return markdownTable([
    ['budget', 'measured', ''],
    ...budgets.flatMap(({ name, limit, spent, write = amount }) =>
      spent === undefined
        ? []
        : [[name, spent === 0 ? 'the same' : write(spent), spent <= limit ? 'met' : 'not met']],
    ),
  ]);
}

/** CPU milliseconds for each page that a cold build has more. */
function perPage(small: BenchFigures | undefined, large: BenchFigures | undefined): number | undefined {
  if (!small || !large) return undefined;
  return ((large.cold.cpuSeconds - small.cold.cpuSeconds) / (large.cold.pages - small.cold.pages)) * 1000;
}
