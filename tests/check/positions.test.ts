import { expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { JsonDocument } from '../../src/content/json/json-document.ts';
import { SourceFile } from '../../src/content/json/source-file.ts';
import { type Fixture, withFixture } from './fixture.ts';

const news = 'data/news/2026.json';
const wrongDate: [string, string, string] = [news, '"28.02.2026"', '⟦"31.02.2026"⟧'];

test.each<Fixture>([
  { name: 'a byte order mark', replace: [wrongDate, [news, '{\n  "$schema"', '\ufeff{\n  "$schema"']] },
  {
    name: 'a byte order mark on the same line',
    replace: [[news, '{\n  "$schema"', '\ufeff{ ⟦"colour"⟧: 1,\n  "$schema"']],
  },
  { name: 'CRLF', replace: [wrongDate, [news, '"items": [\n', '"items": [\r\n\r\n']] },
  { name: 'CR', replace: [wrongDate, [news, '"items": [\n', '"items": [\r\r']] },
  {
    name: 'a line separator that does not end a line',
    replace: [wrongDate, [news, '"id": "open-day",\n', '"id": "open-day",\n  ']],
  },
])('a place is exact after $name', async (fixture) => {
  await withFixture(fixture, async (dir, expected) => {
    const [found, ...others] = (await checkContent(dir)).diagnostics;
    expect(others).toEqual([]);
    expect(found).toMatchObject(expected ?? {});
  });
});

test.each<Fixture>([
  { name: 'an emoji', replace: [['ua/news/2025.json', 'Піч зупинено.', '👩‍🔬😀 піч⟦<br>⟧зупинено.']] },
  {
    name: 'a decomposed letter',
    replace: [['ua/news/2025.json', 'Піч зупинено.', 'Ста\u0301ра піч⟦<br>⟧зупинено.']],
  },
  { name: 'escapes', replace: [['ua/news/2025.json', 'Піч зупинено.', 'Піч \\u00ab\\/\\\\\\u00bb⟦<br>⟧зупинено.']] },
])('a place within a text is exact after $name', async (fixture) => {
  await withFixture(fixture, async (dir, expected) => {
    const { diagnostics } = await checkContent(dir);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ code: 'markup-not-allowed', ...expected });
  });
});

test('what is not there is shown by what is around it', () => {
  const document = new JsonDocument(new SourceFile('a.json', '{ "a~/b": [ { "c": 1 } ] }'));
  expect(document.locate('/a~0~1b/0/c')).toEqual({ start: 19, end: 20 });
  expect(document.locateKey('/a~0~1b/0/c')).toEqual({ start: 14, end: 17 });
  expect(document.locate('/a~0~1b/0/d')).toEqual({ start: 12, end: 22 });
  expect(document.locateStart('/a~0~1b/7')).toEqual({ start: 10, end: 11 });
});
