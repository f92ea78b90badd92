import { englishName } from '../../language/language-names.ts';
import { isLanguageCode } from '../../language/languages.ts';
import type { BenchFigures } from '../bench-figures.ts';
import { isBusy } from '../machine.ts';
import { markdownTable } from '../markdown-table.ts';
import type { RecordedRun } from '../recorded-runs.ts';
import { amount, kilobytes, nameOf, runsOfSize, shownBuilds, sizesOf, whole } from './performance-figures.ts';

/** How many of the last runs a table has; the charts have all. */
const lastRuns = 10;
const allBuilds = [
  ...shownBuilds,
  { key: 'addOldItem', name: 'Item in an early year' },
  { key: 'searchAnew', name: 'Search index rebuilt' },
] as const;
const checks = [
  { key: 'checkAnew', name: '`check --no-cache`' },
  { key: 'checkAgain', name: '`check` again' },
] as const;

/** What a news page loads, by the size of the archive. */
export function weightTable({ sizes }: RecordedRun): string {
  const row = (name: string, bytesOf: (figures: BenchFigures) => number) => [
    name,
    ...sizes.map((figures) => whole(bytesOf(figures))),
  ];
  return markdownTable([
    ['bytes', ...sizes.map(({ news }) => `${whole(news)} items`)],
    row('scripts', (figures) => figures.textPageBrotliBytes.scripts),
    row('fonts', (figures) => figures.textPageBrotliBytes.fonts),
    row('HTML', (figures) => figures.textPageBrotliBytes.html),
    row('styles', (figures) => figures.textPageBrotliBytes.styles),
    row('HTML, uncompressed', (figures) => figures.textPageHtmlBytes),
  ]);
}

/** A figure of every build and check, by the number of items; for CPU seconds with the pages rendered. */
export function buildTable({ sizes }: RecordedRun, figure: 'cpuSeconds' | 'peakMemoryMb'): string {
  const builds = allBuilds.map(({ key, name }) => [
    name,
    ...sizes.map(({ [key]: build }) =>
      figure === 'cpuSeconds' ? `${amount(build.cpuSeconds)} (${whole(build.rendered)})` : whole(build[figure]),
    ),
  ]);
  return markdownTable([
    [figure === 'cpuSeconds' ? 'CPU s (pages rendered)' : 'MB', ...sizes.map(({ news }) => `${whole(news)} items`)],
    ...builds,
    ...checks.map(({ key, name }) => [
      name,
      ...sizes.map(({ [key]: check }) => (figure === 'cpuSeconds' ? amount : whole)(check[figure])),
    ]),
  ]);
}

/** CPU seconds of the last runs of a size. */
export function runHistory(runs: readonly RecordedRun[], news: number): string {
  const measured = runsOfSize(runs, news).slice(-lastRuns);
  return markdownTable([
    [`${whole(news)} items, CPU s`, 'of', 'load', ...shownBuilds.map(({ name }) => name)],
    ...measured.map(({ run, figures }) => [
      ...headOf(run),
      ...shownBuilds.map(({ key }) => amount(figures[key].cpuSeconds)),
    ]),
  ]);
}

/** The memory of cold builds of the last runs. */
export function memoryHistory(runs: readonly RecordedRun[]): string {
  const sizes = sizesOf(runs);
  return markdownTable([
    ['cold build, MB', 'of', 'load', ...sizes.map((news) => `${whole(news)} items`)],
    ...runs.slice(-lastRuns).map((run) => [
      ...headOf(run),
      ...sizes.map((news) => {
        const figures = run.sizes.find((size) => size.news === news);
        return figures ? whole(figures.cold.peakMemoryMb) : '—';
      }),
    ]),
  ]);
}

/** What the search costs, by the number of items. */
export function searchTable({ sizes }: RecordedRun): string {
  const queries = sizes[0].searches.map(({ query }) => query);
  return markdownTable([
    ['', ...sizes.map(({ news }) => `${whole(news)} items`)],
    ['index rebuilt, CPU s', ...sizes.map(({ searchAnew }) => amount(searchAnew.cpuSeconds))],
    [
      `index, ${Object.keys(sizes[0].searchIndexMb).map(languageName).join(' + ')}, MB`,
      ...sizes.map(({ searchIndexMb }) => Object.values(searchIndexMb).map(amount).join(' + ')),
    ],
    ...queries.map((query, index) => [
      `«${query}»: requests, KB`,
      ...sizes.map(({ searches }) => {
        const { requests = 0, bytes = 0 } = searches[index] ?? {};
        return `${requests}, ${kilobytes(bytes)}`;
      }),
    ]),
  ]);
}

/** What the language of a figure is called: the site may no longer have it. */
function languageName(code: string): string {
  return isLanguageCode(code) ? englishName(code) : code;
}

/** The day of a run, what was measured, and the load of the machine: marked when it spoils the figures. */
function headOf(run: RecordedRun): string[] {
  const { day, state } = nameOf(run);
  const { load } = run.machine;
  const busy = isBusy(run.machine) ? ' (busy)' : '';
  return [day, run.modified ? `${state} with changes` : state, load === null ? '—' : `${amount(load)}${busy}`];
}
