import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { performanceCharts } from '../../src/bench/docs/performance-charts.ts';
import { amount, shownBuilds } from '../../src/bench/docs/performance-figures.ts';
import { makePerformancePage } from '../../src/bench/docs/performance-page.ts';
import { type RecordedRun, readRuns } from '../../src/bench/recorded-runs.ts';
import { recordedRun } from '../support/recorded-run.ts';
import { folderForFile } from '../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');
const [performancePage, chartsFolder] = ['docs/performance.md', 'docs/charts'];
const dataFile = 'docs/performance-data.json';
const runs = readRuns(join(root, dataFile));
const dir = folderForFile();

/** A page made of other runs than the recorded ones. */
function pageOf(others: readonly RecordedRun[]): string {
  mkdirSync(join(dir, 'docs'), { recursive: true });
  cpSync(join(root, performancePage), join(dir, performancePage));
  writeFileSync(join(dir, dataFile), JSON.stringify({ about: '', runs: others }));
  return makePerformancePage(dir).get(performancePage) ?? '';
}

/** Many runs, of which some have fewer sizes, and some began on a busy machine. */
function manyRuns(): RecordedRun[] {
  return Array.from({ length: 30 }, (_, index) => ({
    ...recordedRun(index % 3 ? [100, 1000] : [100, 1000, 5000]),
    day: new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
    commit: `${index + 10}00000`.padEnd(12, '0'),
    machine: { cores: 2, cpu: null, node: '24', load: index % 7 ? 0 : 6 },
  }));
}

test('page and charts are those that "npm run docs" generates from the recorded runs', () => {
  const made = makePerformancePage(root);
  for (const [path, text] of made) {
    expect(existsSync(join(root, path)), path).toBe(true);
    expect(readFileSync(join(root, path), 'utf8'), path).toBe(text);
  }
  const charts = readdirSync(join(root, chartsFolder)).map((name) => `${chartsFolder}/${name}`);
  expect(charts.sort()).toEqual([...made.keys()].filter((path) => path !== performancePage).sort());
});

test.each([
  ['one run', () => [recordedRun()]],
  ['the recorded runs', () => runs],
  ['many runs', manyRuns],
])('of %s every chart is drawn with all of its lines labelled', (_, of) => {
  for (const { name, svg } of performanceCharts(of())) {
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
    const document = parse(svg);
    const lines = document.querySelectorAll('.chart-series').length;
    expect(document.querySelectorAll('.chart-label')).toHaveLength(lines);
    expect(lines + document.querySelectorAll('.chart-bar').length, name).toBeGreaterThan(2);
  }
});

test('the page shows each chart, and its figures in a table', () => {
  const run = recordedRun();
  const page = pageOf([run]);
  for (const { name } of performanceCharts([run])) expect(page).toContain(`](charts/${name}.svg)`);
  for (const size of run.sizes) {
    const row = shownBuilds.map(({ key }) => amount(size[key].cpuSeconds)).join(' | ');
    expect(page).toContain(`| ${row} |`);
  }
});

test('charts over sizes show the last run that has all sizes', () => {
  const [first, last] = [recordedRun(), { ...recordedRun(), day: '2027-01-03' }];
  const partial = { ...recordedRun([100]), day: '2027-01-04' };
  expect(pageOf([first, last, partial])).toContain('The run of 2027-01-03');
});

test('a run on a busy machine is drawn hollow and marked in the tables', () => {
  const many = manyRuns();
  const chart = performanceCharts(many).find(({ name }) => name === 'cpu-over-time-100')?.svg ?? '';
  const busy = many.filter(({ machine }) => machine.load).length;
  expect(parse(chart).querySelectorAll('.chart-doubtful')).toHaveLength(busy * shownBuilds.length);
  expect(chart).toContain('Hollow points');
  expect(pageOf(many)).toMatch(/\| 6\.00 \(busy\) \|/);
});

test('of many runs the tables have the last ten', () => {
  const page = pageOf(manyRuns());
  const rows = page.split('\n').filter((line) => line.startsWith('| 2027-'));
  // Tables: the three sizes, of which the largest is in ten runs, and memory.
  expect(rows).toHaveLength(40);
  expect(rows.some((row) => row.includes('2027-01-30'))).toBe(true);
  expect(rows.at(-1)).toContain('2027-01-30');
});

test('a page without runs says so, and one that lacks a section is refused', () => {
  expect(pageOf([])).toContain('No run is recorded yet.');
  writeFileSync(join(dir, performancePage), '# Performance\n');
  expect(() => makePerformancePage(dir)).toThrow('docs/performance.md needs the sections');
});
