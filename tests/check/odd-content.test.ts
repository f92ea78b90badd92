import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import type { Diagnostic } from '../../src/check/diagnostic.ts';
import { chart, figureFiles, shown } from './figure-files.ts';
import { type Fixture, withFixture } from './fixture.ts';

/** The findings once a text of the small institute is replaced, without what stands elsewhere. */
async function diagnosticsIn(path: string, fixture: Omit<Fixture, 'name'>): Promise<Diagnostic[]> {
  let found: Diagnostic[] = [];
  await withFixture({ name: path, ...fixture }, async (dir) => {
    found = (await checkContent(dir)).diagnostics.filter(({ file }) => file === path);
  });
  return found;
}

test('values of other types among the terms are told, and the other terms count', async () => {
  const path = 'data/terms.json';
  const replace: Fixture['replace'] = [[path, '"датчик*"', '5, "датчик*"']];
  expect(await diagnosticsIn(path, { replace })).toMatchObject([{ code: 'schema-type' }]);
  expect(await diagnosticsIn(path, { replace: [[path, '"terms": [', '"terms": [ null,']] })).toMatchObject([
    { code: 'schema-type' },
  ]);
});

test.each([
  ['series', { series: [null] }],
  ['series from a table', { series: [null], table: { news: 'old-furnace', number: 1 } }],
  ['points', { series: [{ id: 'old', points: [null] }] }],
])('the chart of a figure may have null among its %s', async (_, parts) => {
  const write = figureFiles({ chart: { ...chart, ...parts } });
  const found = await diagnosticsIn('data/figures/sulphur.json', { write, replace: shown });
  expect(found.map(({ code }) => code)).toContain('schema-type');
});

test('a route of a collection that there is none is told, whatever item it names', async () => {
  const path = 'data/routes.json';
  const replace: Fixture['replace'] = [
    [
      path,
      '"namespaces": [\n        "history"\n      ]',
      '"collection": "nowhere", "item": "iron", "namespaces": ["history"]',
    ],
  ];
  expect(await diagnosticsIn(path, { replace })).toMatchObject([{ code: 'schema-choice' }]);
});

test('a link of both languages to a heading is not doubted while the page of one cannot be read', async () => {
  const replace: Fixture['replace'] = [
    ['data/navigation.json', '/about/history', '/about/history#persha-laboratoriia'],
    ['en/history.json', '"intro": ', '"intro" '],
  ];
  await withFixture({ name: 'unreadable', replace }, async (dir) => {
    const { diagnostics } = await checkContent(dir);
    expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([['json-syntax', 'en/history.json']]);
  });
});

test.skipIf(process.platform === 'win32')('what is neither a file nor a folder is told by its path', async () => {
  await withFixture({ name: 'links' }, async (dir) => {
    symlinkSync('nowhere.json', join(dir, 'ua/people/nobody.json'));
    symlinkSync('../data', join(dir, 'data/news/2020.json'));
    symlinkSync('news', join(dir, 'images/more'));
    symlinkSync('nowhere.pdf', join(dir, 'files/gone.pdf'));
    symlinkSync(join(dir, 'ua/lang.json'), join(dir, 'ua/further.json'));
    const { diagnostics } = await checkContent(dir);
    const unreadable = diagnostics.filter(({ code }) => code === 'file-unexpected');
    expect(unreadable.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'data/news/2020.json: Cannot read data/news/2020.json.',
      'files/gone.pdf: Cannot read files/gone.pdf.',
      'images/more: Cannot read images/more.',
      'ua/people/nobody.json: Cannot read ua/people/nobody.json.',
    ]);
  });
});

test.runIf(process.platform === 'linux')('a name that is not UTF-8 is told', async () => {
  await withFixture({ name: 'names' }, async (dir) => {
    const named = (path: string) => Buffer.from(`${dir}/${path}`, 'latin1');
    writeFileSync(named('data/news/\xff.json'), '{}');
    mkdirSync(named('images/\xfe'));
    const { diagnostics } = await checkContent(dir);
    expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
      ['file-unexpected', 'data/news/\ufffd.json'],
      ['file-unexpected', 'images/\ufffd'],
    ]);
  });
});

test('unknown keys take no time that grows with the square of their number', async () => {
  const path = 'ua/lang.json';
  const timeOf = async (count: number) => {
    const keys = Array.from({ length: count }, (_, index) => `"unknown${index}": "x",`).join('\n');
    const before = process.cpuUsage();
    expect(await diagnosticsIn(path, { replace: [[path, '"choose"', `${keys}"choose"`]] })).toHaveLength(count);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  // Eight times as many took sixty times as long.
  expect((await timeOf(8000)) / (await timeOf(1000))).toBeLessThan(30);
});

test.skipIf(process.platform === 'win32')(
  'a link out of the content publishes no other file of the computer',
  async () => {
    await withFixture({ name: 'links out' }, async (dir) => {
      const others = ['files/charter.pdf', 'ua/lang.json'].map((path) => {
        const other = `${dir}-${basename(path)}`;
        renameSync(join(dir, path), other);
        symlinkSync(other, join(dir, path));
        return other;
      });
      const { tree, diagnostics } = await checkContent(dir);
      for (const other of others) rmSync(other);
      expect(tree.documents).not.toContain('charter.pdf');
      expect(diagnostics.filter(({ code }) => code === 'file-unexpected').map(({ message }) => message)).toEqual([
        'Cannot read files/charter.pdf.',
        'Cannot read ua/lang.json.',
      ]);
    });
  },
);

test('a picture pasted as letters beside a word of two alphabets holds up nothing', async () => {
  const path = 'ua/news/2025.json';
  const data = Buffer.from('x'.repeat(60_000)).toString('base64');
  const replace: Fixture['replace'] = [[path, 'Піч зупинено.', `Пiч зупинено. ${data} їa`]];
  expect(await diagnosticsIn(path, { replace })).toMatchObject([{ code: 'schema-limit' }]);
});

test('an entry that cannot be read is told once, though the list has more entries than the other language', async () => {
  const path = 'en/people/koval-olena.json';
  const replace: Fixture['replace'] = [[path, '"pig iron"', '"pig iron", http://']];
  expect(await diagnosticsIn(path, { replace })).toMatchObject([{ code: 'json-syntax' }]);
});
