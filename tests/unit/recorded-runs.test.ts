import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { isBusy } from '../../src/bench/machine.ts';
import { dataFile, recordRun } from '../../src/bench/record-run.ts';
import { appendRun, type RecordedRun, readRuns } from '../../src/bench/recorded-runs.ts';
import { CommandError } from '../../src/command/run-command.ts';
import { recordedRun } from '../support/recorded-run.ts';
import { folderForTest } from '../support/temporary-folder.ts';

let dir: string;
let path: string;
let run: RecordedRun;

beforeEach(() => {
  dir = folderForTest();
  path = join(dir, 'performance-data.json');
  writeFileSync(path, `${JSON.stringify({ about: 'Runs', runs: [recordedRun([20])] }, null, 2)}\n`);
  run = recordedRun([20, 40]);
});

test('a run is added behind the others, which stay as they are', () => {
  const before = readRuns(path);
  appendRun(path, run);
  expect(readRuns(path)).toEqual([...before, run]);
  expect(readdirSync(dir)).toEqual(['performance-data.json']);
  expect(readFileSync(path, 'utf8')).toMatch(/\}\n$/);
});

test.each<[string, (data: string) => string, RegExp]>([
  ['cut off', (data) => data.slice(0, 500), /^performance-data\.json is not valid JSON: /],
  ['empty', () => '', /^performance-data\.json is not valid JSON: /],
  ['of another kind', () => '[]', /^performance-data\.json does not match its schema at the top: .*expected object/],
  [
    'with a text for a number',
    (data) => data.replace(/"cores": \d+/, '"cores": "two"'),
    /at runs\.0\.machine\.cores: .*expected number/,
  ],
  [
    'with a day that does not exist',
    (data) => data.replace(/"day": "[^"]+"/, '"day": "2026-02-30"'),
    /at runs\.0\.day/,
  ],
  ['without a figure', (data) => data.replace(/"cpuSeconds": [\d.]+,/, ''), /coldWithBundling\.cpuSeconds/],
  ['with a figure below zero', (data) => data.replace(/"cpuSeconds": /, '"cpuSeconds": -'), /cpuSeconds: /],
  [
    'with an unknown figure',
    (data) => data.replace('"cold": {', '"cold": { "gpuSeconds": 1,'),
    /runs\.0\.sizes\.0\.cold: .*gpuSeconds/,
  ],
])('a file that is %s is refused in a line and stays as it is', (_, change, said) => {
  const broken = change(readFileSync(path, 'utf8'));
  writeFileSync(path, broken);
  for (const use of [() => readRuns(path), () => appendRun(path, run)]) {
    expect(use).toThrow(CommandError);
    expect(use).toThrow(said);
  }
  expect(readFileSync(path, 'utf8')).toBe(broken);
  expect(readdirSync(dir)).toHaveLength(1);
});

test('a run that is not as it should be is not written', () => {
  const before = readFileSync(path, 'utf8');
  const added = { ...run, sizes: [{ ...run.sizes[0], outputMb: Number.NaN }] } as RecordedRun;
  expect(() => appendRun(path, added)).toThrow(
    /^The new run does not match its schema at runs\.\d+\.sizes\.0\.outputMb/,
  );
  expect(readFileSync(path, 'utf8')).toBe(before);
});

test('a file that cannot be written stays as it is, and nothing lies beside it', () => {
  const before = readFileSync(path, 'utf8');
  // A folder where the new file would be written first: an administrator can write anywhere else.
  mkdirSync(`${path}.${process.pid}`);
  expect(() => appendRun(path, run)).toThrow(/EISDIR|EPERM/);
  rmSync(`${path}.${process.pid}`, { recursive: true, force: true });
  expect(readFileSync(path, 'utf8')).toBe(before);
});

test('nothing is measured for a file that could not be added to', async () => {
  mkdirSync(join(dir, 'docs'));
  writeFileSync(join(dir, dataFile), '{');
  const said: string[] = [];
  await expect(recordRun(dir, [20], (line) => said.push(line))).rejects.toThrow(CommandError);
  expect(said).toEqual([]);
});

test('a machine is busy when other programs take more than half of its cores', () => {
  const withLoad = (load: number | null) => ({ ...run.machine, cores: 4, load });
  expect([0, 2, 2.1, null].map((load) => isBusy(withLoad(load)))).toEqual([false, false, true, false]);
});
