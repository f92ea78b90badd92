import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svgFile } from '../../charts/svg-file.ts';
import { dataFile } from '../record-run.ts';
import { type RecordedRun, readRuns } from '../recorded-runs.ts';
import { budgetTable } from './budget-table.ts';
import { type PerformanceChart, performanceCharts } from './performance-charts.ts';
import { describeRun, fullRun, sizesOf } from './performance-figures.ts';
import { buildTable, memoryHistory, runHistory, searchTable, weightTable } from './performance-tables.ts';

/** The page whose marked sections are generated, and the folder of its charts; both below the project. */
const performancePage = 'docs/performance.md';
export const chartsFolder = 'docs/charts';

/**
 * Generates the charts and the sections of docs/performance.md from the recorded runs.
 * @returns texts by their paths below the project; the folder of charts holds no others
 * @throws CommandError when the data file is not as it should be, Error when the page lacks a section
 */
export function makePerformancePage(root: string): Map<string, string> {
  const runs = readRuns(join(root, dataFile));
  const charts = performanceCharts(runs);
  const page = readFileSync(join(root, performancePage), 'utf8');
  return new Map([
    [performancePage, fillSections(page, sectionsOf(runs, charts))],
    ...charts.map(({ name, svg }): [string, string] => [`${chartsFolder}/${name}.svg`, svgFile(svg)]),
  ]);
}

function sectionsOf(runs: readonly RecordedRun[], charts: readonly PerformanceChart[]): Map<string, string> {
  const run = fullRun(runs);
  const picture = (wanted: string) => {
    const { name = '', title = '' } = charts.find((chart) => chart.name === wanted) ?? {};
    return `![${title}](charts/${name}.svg)`;
  };
  const names = ['page-weight', 'cpu-over-sizes', 'memory-over-sizes', 'over-time', 'searches', 'budgets'];
  if (!run) return new Map(names.map((name) => [name, 'No run is recorded yet.']));
  const history = sizesOf(runs).flatMap((news) => [picture(`cpu-over-time-${news}`), runHistory(runs, news)]);
  return new Map([
    ['page-weight', [picture('page-weight'), weightTable(run)].join('\n\n')],
    ['cpu-over-sizes', [picture('cpu-over-sizes'), buildTable(run, 'cpuSeconds')].join('\n\n')],
    ['memory-over-sizes', [picture('memory-over-sizes'), buildTable(run, 'peakMemoryMb')].join('\n\n')],
    ['over-time', [...history, picture('memory-over-time'), memoryHistory(runs)].join('\n\n')],
    ['searches', searchTable(run)],
    ['budgets', [describeRun(run), budgetTable(run)].join('\n\n')],
  ]);
}

/** Puts texts between the markers of a page: each section once, and no others. */
function fillSections(page: string, sections: ReadonlyMap<string, string>): string {
  const found = new Set<string>();
  const filled = page.replace(
    /<!-- ([\w-]+): written by "npm run docs" -->[\s\S]*?<!-- \/\1 -->/g,
    (_, name: string) => {
      found.add(name);
      return `<!-- ${name}: written by "npm run docs" -->\n\n${sections.get(name)}\n\n<!-- /${name} -->`;
    },
  );
  const expected = [...sections.keys()].sort().join(', ');
  if ([...found].sort().join(', ') !== expected)
    throw new Error(`${performancePage} needs the sections ${expected}.`);
  return filled;
}
