import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { buildFingerprint } from '../../src/build/fingerprint.ts';
import { readContent } from '../../src/content/content-tree.ts';
import { siteOn, withMarks } from '../../src/content/drafts.ts';
import { collectionIds } from '../../src/content/page-list.ts';
import { asList, asObject } from '../../src/content/unknown-value.ts';
import { withFixture } from '../check/fixture.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** The small institute with one news item that is on the site for two days. */
const withDays = (use: (dir: string) => Promise<void>) =>
  withFixture(
    {
      name: 'days',
      replace: [
        ['data/news/2025.json', '"date"', '"publishFrom": "30.11.2026", "publishUntil": "01.12.2026", "date"'],
      ],
    },
    use,
  );

test.each([
  ['2026-11-29', false],
  ['2026-11-30', true],
  ['2026-12-01', true],
  ['2026-12-02', false],
])('an entry is on the site on its days alone: %s, %s', (day, isThere) =>
  withDays(async (dir) => {
    const { tree } = siteOn(readContent(dir), day);
    expect(collectionIds(tree, 'news').includes('old-furnace')).toBe(isThere);
    expect(collectionIds(tree, 'news')).not.toHaveLength(0);
    // A year without news has no file.
    expect(tree.files.some(({ path }) => path === 'data/news/2025.json')).toBe(isThere);
    const shown = withMarks(readContent(dir), day, () => true);
    const text = JSON.stringify(shown.file('news-texts', 'ua', '2025')?.value);
    expect(text.includes('Не на сайті · Стара піч')).toBe(!isThere);
  }),
);

test('editors see a draft that has texts in one language alone in every language, with a mark', () =>
  withFixture(
    {
      name: 'in one language',
      replace: [
        [
          'data/news/2026.json',
          '"items": [',
          '"items": [{ "id": "hall", "draft": true, "date": "07.03.2026" }, { "id": "none", "draft": true, "date": "07.03.2026" },',
        ],
        ['ua/news/2026.json', '"items": [', '"items": [{ "id": "hall", "title": "Цех", "text": "" },'],
      ],
      write: {
        'data/people/new-person.json': '{ "$schema": "", "draft": true, "profiles": {} }',
        'ua/people/new-person.json': '{ "$schema": "", "name": "Нова Людина", "position": "" }',
      },
    },
    async (dir) => {
      const shown = withMarks(readContent(dir), '2026-11-28', () => true);
      const titles = (language: 'ua' | 'en') => [
        asObject(asList(asObject(shown.file('news-texts', language, '2026')?.value).items)[0]).title,
        asObject(shown.file('person-texts', language, 'new-person')?.value).name,
      ];
      expect(titles('ua')).toEqual(['Чернетка · Цех', 'Чернетка · Нова Людина']);
      expect(titles('en')).toEqual(['Draft · Цех', 'Draft · Нова Людина']);
    },
  ));

test('a build depends on the day where the institute is', () =>
  withDays(async (dir) => {
    const site = join(dir, 'data/site.json');
    const paths = { root: dir, contentDir: dir, outDir: join(dir, 'out'), cacheDir: join(dir, 'cache') };
    const at = (moment: string, zone = 'Europe/Kyiv') => {
      vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
      const text = JSON.stringify({ timeZone: zone });
      writeFileSync(site, text.replace(':', ': '));
      return buildFingerprint(paths, 'version');
    };
    expect(at('2026-11-29T21:59:00Z')).toBe(at('2026-11-29T08:00:00Z'));
    expect(at('2026-11-29T22:01:00Z')).not.toBe(at('2026-11-29T21:59:00Z'));
    expect(at('2026-11-29T22:01:00Z', 'No/Zone')).toBe(at('2026-11-29T08:00:00Z', 'No/Zone'));
  }));
