import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { markdownText, plainText, wordsOf } from '../../src/bench/compare/comparison-text.ts';
import { type Difference, differenceOf, growthOf } from '../../src/bench/compare/difference.ts';
import { comparePages } from '../../src/bench/compare/page-kinds.ts';
import { recordedRun } from '../support/recorded-run.ts';
import { folderForTest } from '../support/temporary-folder.ts';
import { writeFiles } from '../support/write-files.ts';

const seconds = (what: string, base: number[], change: number[]) =>
  differenceOf({ what, unit: 'CPU s', base, change });
const bytes = (what: string, base: number, change: number, of?: string) =>
  differenceOf({ what, ...(of && { of }), unit: 'bytes', base: [base], change: [change] });

describe('a difference', () => {
  test.each<[what: string, base: number[], change: number[], verdict: Difference['verdict']]>([
    ['over 10 % more', [10, 10.2, 10.1], [11.5, 11.6, 11.4], 'more'],
    ['over 10 % less', [11.5, 11.6, 11.4], [10, 10.2, 10.1], 'less'],
    ['up to 10 % more', [10, 10, 10], [11, 11, 11], 'similar'],
    ['over 10 % more, with turns that overlap', [10, 12, 13], [11.5, 11.6, 14], 'within noise'],
    ['over 10 % more, with one turn disturbed on both sides', [10, 10.1, 30], [11.5, 40, 11.6], 'more'],
    ['a few hundredths of a second', [0.3, 0.3, 0.3], [0.34, 0.34, 0.34], 'within noise'],
    ['over 10 % more, measured once', [10], [12], 'more'],
  ])('%s', (_, base, change, verdict) => expect(seconds('build', base, change).verdict).toBe(verdict));

  test('of CPU seconds has the least and most of the turns without the costliest', () => {
    expect(seconds('build', [12, 10, 11], [13, 12.5, 19])).toMatchObject({
      base: { least: 10, most: 11 },
      change: { least: 12.5, most: 13 },
    });
    expect(growthOf(seconds('build', [10, 11], [12.5, 19]))).toBe(0.25);
  });

  test('of bytes needs no turns', () => {
    expect(bytes('scripts', 1000, 1101).verdict).toBe('more');
    expect(bytes('scripts', 1000, 1100).verdict).toBe('similar');
    expect(bytes('scripts', 0, 1).verdict).toBe('more');
    expect(growthOf(bytes('scripts', 0, 0))).toBe(0);
  });
});

describe('the words of a comparison', () => {
  test('say that nothing costs more', () => {
    expect(wordsOf([seconds('cold', [10], [10.5])])).toEqual(['Nothing costs over 10 % more.']);
  });

  test('name what costs more, the worst first, and one part of many pages once', () => {
    const words = wordsOf([
      seconds('cold', [10], [11.5]),
      seconds('unchanged', [0.3, 0.3], [0.34, 0.34]),
      seconds('newest item added', [10], [8]),
      bytes('scripts', 1000, 1200, 'HomePage'),
      bytes('scripts', 1000, 1500, 'NewsItemPage'),
      bytes('fonts', 0, 70_000, 'NewsItemPage'),
    ]);
    expect(words).toEqual([
      'Costs over 10 % more: fonts of NewsItemPage new (0 → 70,000 bytes); scripts of NewsItemPage and 1 other kind of page, up to +50 % (1,000 → 1,500 bytes); cold +15 % (10.00 → 11.50 CPU s).',
      'Over 10 % apart, but within the noise of the turns: unchanged +13 % (0.30 → 0.34 CPU s).',
      'Costs over 10 % less: newest item added −20 % (10.00 → 8.00 CPU s).',
    ]);
  });

  const compared = {
    base: 'abc1234',
    news: 100,
    turns: 3,
    machine: recordedRun().machine,
    differences: [
      seconds('cold', [10, 10.5, 11], [11.5, 11.5, 12]),
      bytes('HTML', 1000, 1004, 'HomePage'),
      bytes('HTML', 1000, 1001, 'NewsPage'),
      bytes('styles', 5, 5, 'HomePage'),
    ],
  };

  test('stand before the tables in a summary', () => {
    const parts = markdownText(compared).split('\n\n');
    expect(parts[1]).toBe('**Costs over 10 % more: cold +15 % (10.00 → 11.50 CPU s).**');
    expect(parts[2]).toContain('The change beside abc1234');
    expect(parts[3]).toContain('| cold | 10.00–10.50 | 11.50 | +15 % |');
    expect(parts[4]).toContain('| HTML of HomePage and 1 other kind of page | 1,000 | 1,004 | +0.4 % |');
    expect(parts[5]).toBe('The same bytes before and after: 1 of 3 parts of the pages.');
  });

  test('warn of a busy machine', () => {
    expect(plainText(compared)).not.toContain('busy');
    const machine = { ...compared.machine, load: 8.4 };
    expect(plainText({ ...compared, machine })).toContain('busy as this began (load 8.4, 2 cores)');
  });

  test('stand below tables with straight columns in a terminal', () => {
    const parts = plainText(compared).split('\n\n');
    expect(parts[1]?.split('\n')).toEqual([
      'CPU seconds          base   change   difference',
      'cold          10.00–10.50    11.50        +15 %',
    ]);
    expect(parts.at(-1)).toBe('Costs over 10 % more: cold +15 % (10.00 → 11.50 CPU s).');
  });
});

describe('two built sites', () => {
  let dir: string;
  beforeEach(() => {
    dir = folderForTest();
  });

  /** Writes a site of pages, each with a component and a script of its own. */
  function site(name: string, pages: Record<string, { component: string; script: string }>): string {
    const siteDir = join(dir, name);
    for (const [page, { component, script }] of Object.entries(pages)) {
      writeFiles(siteDir, {
        [`content/pages/${page}.json`]: JSON.stringify({ component }),
        [`${page}.html`]: `<link rel="stylesheet" href="/a.css"><script type="module" src="/${page}.js"></script><p>${component}`,
        [`${page}.js`]: script,
      });
    }
    writeFiles(siteDir, { 'a.css': 'a{}', 'pagefind/index': 'words' });
    return siteDir;
  }

  test('are compared by one page of each kind that both have', () => {
    const base = site('base', {
      'a-gone': { component: 'NewsPage', script: 'short()' },
      news: { component: 'NewsPage', script: 'short()' },
      home: { component: 'HomePage', script: 'short()' },
      old: { component: 'OldPage', script: '' },
    });
    const change = site('change', {
      news: { component: 'NewsPage', script: 'a much longer script("than before")' },
      home: { component: 'HomePage', script: 'short()' },
      new: { component: 'NewPage', script: '' },
    });
    const measured = comparePages(base, change);
    expect([...new Set(measured.flatMap(({ of }) => of ?? []))].sort()).toEqual(['HomePage', 'NewsPage']);
    const differing = measured.filter((each) => each.base[0] !== each.change[0]);
    expect(differing.map(({ what, of }) => [what, of])).toEqual([
      ['scripts', 'NewsPage'],
      ['the whole site', undefined],
    ]);
    const styles = measured.find(({ what, of }) => what === 'styles' && of === 'HomePage');
    expect(styles?.base[0]).toBeGreaterThan(0);
  });
});
