import { expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { type Fixture, inOwnLanguages, withFixture } from './fixture.ts';

/** A news item that is a draft, before the published one of its year. */
const draft: [string, string, string] = [
  'data/news/2025.json',
  '"items": [',
  '"items": [{ "id": "new-hall", "draft": true, "date": "06.11.2025", "imageUrl": "news/new.svg" },',
];
const emptyText: [string, string, string] = [
  'ua/news/2025.json',
  '"items": [',
  '"items": [{ "id": "new-hall", "title": "Новий цех", "text": "" },',
];
const picture = { 'images/news/new.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>' };

interface Case {
  fixture: Omit<Fixture, 'name'>;
  /** The findings in what is published. */
  published: string[];
  /** The findings in drafts, where that is asked for. */
  inDrafts: string[];
}

const cases: Record<string, Case> = {
  'says what is still to do': {
    fixture: { replace: [draft, emptyText], write: picture },
    published: [],
    inDrafts: ['untranslated data/news/2025.json', 'image-alt ua/news/2025.json', 'schema-limit ua/news/2025.json'],
  },
  'finds the published entry beside a draft orphaned, not the draft untranslated': {
    fixture: {
      replace: [
        draft,
        ['ua/news/2025.json', '"items": [', '"items": [{ "id": "hall", "title": "Цех", "text": "Цех." },'],
        ['en/news/2025.json', '"items": [', '"items": [{ "id": "hall", "title": "A hall", "text": "A hall." },'],
      ],
      write: picture,
    },
    published: ['orphaned ua/news/2025.json'],
    inDrafts: ['untranslated data/news/2025.json'],
  },
  'finds the text of a published entry under another id': {
    fixture: {
      replace: [draft, emptyText, ['en/news/2025.json', '"id": "old-furnace"', '"id": "old-furnaces"']],
      write: picture,
    },
    published: ['orphaned en/news/2025.json'],
    inDrafts: ['untranslated data/news/2025.json', 'image-alt ua/news/2025.json', 'schema-limit ua/news/2025.json'],
  },
  'finds the error that a draft has, too, in what is published': {
    fixture: {
      replace: [
        ['data/news/2025.json', '"items": [', `${draft[2].replace(' }', ', "unit": "nowhere" }')}`],
        ['data/news/2025.json', '"date": "05.11.2025"', '"date": "05.11.2025", "unit": "nowhere"'],
      ],
      write: picture,
    },
    published: ['reference-unknown data/news/2025.json'],
    inDrafts: ['untranslated data/news/2025.json', 'reference-unknown data/news/2025.json'],
  },
  'leaves all drafts of an emptied year out': {
    fixture: { replace: [['data/news/2025.json', '"date"', '"draft": true, "date"']] },
    published: [],
    inDrafts: [],
  },
  'knows no draft in a list that cannot be read': {
    fixture: { replace: [['data/news/2025.json', '"items": [', `${draft[2]}{`]], write: picture },
    published: ['json-syntax data/news/2025.json'],
    inDrafts: [],
  },
  'counts a document that only a draft shows as used': {
    fixture: {
      replace: [
        draft,
        [
          'ua/news/2025.json',
          '"items": [',
          '"items": [{ "id": "new-hall", "title": "Новий цех", "text": "Цех.", "content": "[Статут](/files/charter.pdf)" },',
        ],
        ['ua/news/2026.json', '[статут](/files/charter.pdf)', 'статут'],
        ['en/news/2026.json', '[charter](/files/charter.pdf)', 'charter'],
      ],
      write: picture,
    },
    published: [],
    inDrafts: ['untranslated data/news/2025.json', 'image-alt ua/news/2025.json'],
  },
  'finds a picture that nobody names beside a draft': {
    fixture: {
      replace: [draft, emptyText],
      write: { ...picture, 'images/news/alone.svg': picture['images/news/new.svg'] },
    },
    published: ['asset-unused images/news/alone.svg'],
    inDrafts: ['untranslated data/news/2025.json', 'image-alt ua/news/2025.json', 'schema-limit ua/news/2025.json'],
  },
  'takes no entry for a draft whose mark is no yes or no': {
    fixture: { replace: [['data/news/2025.json', '"date"', '"draft": "yes", "date"']] },
    published: ['schema-type data/news/2025.json'],
    inDrafts: [],
  },
};

test.each(Object.entries(cases))('%s', async (name, { fixture, published, inDrafts }) => {
  await withFixture({ name, ...fixture }, async (dir) => {
    const left = await checkContent(dir);
    const { diagnostics } = await checkContent(dir, { withDrafts: true });
    const named = (isDraft: boolean) =>
      inOwnLanguages(diagnostics)
        .filter((each) => (each.draft ?? false) === isDraft)
        .map(({ code, file }) => `${code} ${file}`);
    expect(inOwnLanguages(left.diagnostics).map(({ code, file }) => `${code} ${file}`)).toEqual(published);
    expect(named(false)).toEqual(published);
    expect(named(true)).toEqual(inDrafts);
  });
});

test('an error behind a draft is where it is written', async () => {
  const late: [string, string, string] = ['data/news/2025.json', '"05.11.2025"', '"05.11.2025", "unit": "nowhere"'];
  await withFixture({ name: 'behind a draft', replace: [draft, late], write: picture }, async (dir) => {
    const { diagnostics } = await checkContent(dir);
    expect(diagnostics).toMatchObject([{ code: 'reference-unknown', line: 6, column: 37 }]);
  });
});
