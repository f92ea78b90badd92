import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { planRemoval } from '../../src/check/clean/clean-content.ts';
import { idOf, type RemovedPart } from '../../src/check/clean/removed-parts.ts';
import { rules } from '../../src/check/rule-table.ts';
import { VerifiedContent } from '../../src/check/verified-content.ts';
import type { PublishedContent } from '../../src/content/published-content.ts';
import { isFurther } from '../support/further-language.ts';
import { folderForFile } from '../support/temporary-folder.ts';
import { type Fixture, type Fixtures, SharedFixtures, withFixture } from './fixture.ts';

/** A folder as if all of it were committed, but for some files. */
function committed(dir: string, changed: Readonly<Record<string, string | undefined>> = {}): PublishedContent {
  return {
    changed: new Set(Object.keys(changed)),
    has: (path) => !(path in changed) || changed[path] !== undefined,
    read: (path) => (path in changed ? changed[path] : readFileSync(join(dir, path), 'utf8')),
  };
}

/** All that goes, as fixtures name it: without what goes with it in further languages. */
function named(parts: readonly RemovedPart[]): string[] {
  const own = parts.filter(({ path }) => !isFurther(path));
  return own.map((part) => `${part.path} ${idOf(part)}`.trim()).sort();
}

describe('of every mistake in which something is not used', async () => {
  const shared = new SharedFixtures();
  afterAll(() => shared.remove());
  // As the command does: what was verified of the content before the mistake is not looked at again.
  const path = join(folderForFile(), 'verified.json');
  await checkContent(shared.dir, { verified: new VerifiedContent(path, '') });
  const verified = Object.assign(new VerifiedContent(path, ''), { store() {} });
  const cases = await Promise.all(
    rules
      .filter(({ unused }) => unused)
      .map(async ({ code }) => {
        const { wrong } = (await import(join(import.meta.dirname, 'fixtures', `${code}.ts`))) as Fixtures;
        return wrong.map((fixture) => ({ code, fixture }));
      }),
  );

  test.each(cases.flat().map(({ code, fixture }) => [code, fixture.name, fixture] as const))(
    '%s, %s: that goes which is certainly not used, and nothing else',
    async (_code, _name, fixture) =>
      shared.with(fixture, async () => {
        const { removed, changes } = await planRemoval(shared.dir, { committed: committed(shared.dir), verified });
        expect(named(removed)).toEqual(fixture.removes ?? []);
        const { diagnostics } = await checkContent(shared.dir, { unsaved: changes, verified });
        expect(diagnostics.length > 0).toBe(removed.length === 0);
      }),
  );
});

/** Words of a menu entry that is gone, in both languages. */
const label: Fixture = {
  name: 'label',
  replace: [
    ['ua/header.json', '"contacts": "Контакти"', '"contacts": "Контакти",\n    "library":   "Бібліотека"'],
    ['en/header.json', '"contacts": "Contacts"', '"contacts": "Contacts",\n    "library":   "Library"'],
  ],
};

describe('what is not committed stays', () => {
  test('a file that Git does not have, or has otherwise', () =>
    withFixture(
      { name: 'pictures', write: { 'images/news/a.svg': svg('a'), 'images/news/b.svg': svg('b') } },
      async (dir) => {
        for (const before of [undefined, svg('older')]) {
          const sources = { committed: committed(dir, { 'images/news/a.svg': before }) };
          const { removed, kept } = await planRemoval(dir, sources);
          expect(named(removed)).toEqual(['images/news/b.svg']);
          expect(named(kept)).toEqual(['images/news/a.svg']);
        }
      },
    ));

  test('words that Git does not have, or has otherwise, with those of the other language', () =>
    withFixture(label, async (dir) => {
      const now = readFileSync(join(dir, 'en/header.json'), 'utf8');
      for (const before of [
        undefined,
        now.replace('"Library"', '"The library"'),
        now.replace('"library"', '"lib"'),
      ]) {
        const sources = { committed: committed(dir, { 'en/header.json': before }) };
        const { removed, kept, changes } = await planRemoval(dir, sources);
        expect(named(removed)).toEqual([]);
        expect(named(kept)).toEqual(['en/header.json library', 'ua/header.json library']);
        expect(changes.size).toBe(0);
      }
    }));

  test('other changes of a file do not keep words in it, nor does what --fix has fixed in them', () =>
    withFixture(label, async (dir) => {
      const now = readFileSync(join(dir, 'en/header.json'), 'utf8');
      const before = now.replace('"Library"', '"Library  "').replace('"Search"', '"Find"');
      const { removed } = await planRemoval(dir, { committed: committed(dir, { 'en/header.json': before }) });
      expect(named(removed)).toEqual(['en/header.json library', 'ua/header.json library']);
    }));

  test('everything where there is no repository', () =>
    withFixture(label, async (dir) => {
      const { removed, kept } = await planRemoval(dir, { committed: undefined });
      expect(named(removed)).toEqual([]);
      expect(named(kept)).toEqual(['en/header.json library', 'ua/header.json library']);
    }));

  test('and what such things use', () =>
    withFixture({ ...hall, name: 'news that is not committed' }, async (dir) => {
      const { removed } = await planRemoval(dir, { committed: committed(dir, { 'en/news/2026.json': undefined }) });
      expect(named(removed)).toEqual([]);
    }));
});

/** News deleted from the facts only, with the last mention of two pictures. */
const hall: Fixture = {
  name: 'news',
  replace: [
    [
      'data/news/2026.json',
      ',\n    {\n      "id": "open-day",\n      "date": "28.02.2026",\n      "imageUrl": [\n        "news/hall.svg",\n        "news/furnace.svg"\n      ]\n    }',
      '',
    ],
  ],
};

function svg(title: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg"><title>${title}</title></svg>`;
}

test('the form of a file stays, and the record of translations forgets what went', () => {
  const kept = '/navigation/contacts\n01234567 89abcdef\n\n';
  const fixture: Fixture = {
    ...label,
    replace: [...(label.replace ?? []), ...(hall.replace ?? [])],
    write: {
      'translations/en/header.txt': `${kept}/navigation/library\n0123abcd abcd0123\n\n`,
      'translations/en/news/2026.txt': '/items/open-day/title\n01234567 89abcdef\n\n',
    },
  };
  return withFixture(fixture, async (dir) => {
    const ua = join(dir, 'ua/header.json');
    writeFileSync(ua, `\ufeff${readFileSync(ua, 'utf8').replaceAll('\n', '\r\n')}`);
    const before = readFileSync(ua, 'utf8');
    const { changes } = await planRemoval(dir, { committed: committed(dir) });
    expect(changes.get('ua/header.json')).toBe(before.replace(',\r\n    "library":   "Бібліотека"', ''));
    expect(changes.get('translations/en/header.txt')).toBe(kept);
    expect(changes.has('translations/en/news/2026.txt')).toBe(true);
    expect(changes.get('translations/en/news/2026.txt')).toBeUndefined();
  });
});
