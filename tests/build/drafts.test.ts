import { copyFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSameSite } from './expect-same-site.ts';
import { picture, SmallSite } from './small-site.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await SmallSite.built();
});
afterAll(() => site.remove());

interface Entries {
  items: Record<string, unknown>[];
}

/** Adds an entry before the others of a list. */
const add = (path: string, entry: Record<string, unknown>) =>
  site.edit<Entries>(path, ({ items }) => items.unshift(entry));

test('drafts leave no trace in the site, with their pictures, documents and captions', async () => {
  const before = site.files();
  add('data/news/2025.json', { id: 'secret', draft: true, date: '07.11.2025', imageUrl: 'news/secret.webp' });
  add('ua/news/2025.json', { id: 'secret', title: 'Таємна новина', text: '', content: '[План](/files/plan.pdf)' });
  add('data/documents.json', { id: 'plan', file: 'plan.pdf', kind: 'plan', date: '01.02.2025', language: 'ua' });
  add('ua/documents.json', { id: 'plan', title: 'План робіт' });
  add('en/documents.json', { id: 'plan', title: 'Plan of works' });
  add('data/pictures/all.json', { id: 'secret', image: 'news/secret.webp' });
  add('ua/pictures/all.json', { id: 'secret', caption: 'Новий цех.' });
  add('en/pictures/all.json', { id: 'secret', caption: 'The new hall.' });
  writeFileSync(site.path('images/news/secret.webp'), await picture(10));
  copyFileSync(site.path('files/charter.pdf'), site.path('files/plan.pdf'));
  site.write('data/people/secret-person.json', {
    $schema: '../../schema/person-data.schema.json',
    draft: true,
    profiles: {},
  });
  const result = await site.build();
  expect(result.output).not.toMatch(/secret|plan\.pdf/);
  expect(result).toMatchObject({ status: 0, rendered: 0 });
  expectSameSite(site.files(), before);
  expectSameSite(await site.builtFromNothing(), before);
});

test('a draft without its mark is checked and published as all else', async () => {
  site.edit<Entries>('data/news/2025.json', ({ items: [first] }) => {
    if (first) first.draft = false;
  });
  const wrong = await site.build();
  expect(wrong).toMatchObject({ status: 1 });
  expect(wrong.output).toContain('data/news/2025.json');
  site.edit<Entries>('ua/news/2025.json', ({ items: [first] }) =>
    Object.assign(first ?? {}, { text: 'Цех відкрито.', imageAlt: 'Цех' }),
  );
  add('en/news/2025.json', {
    id: 'secret',
    title: 'The news',
    text: 'The hall is open.',
    imageAlt: 'The hall',
    content: '[The plan](/files/plan.pdf)',
  });
  const right = await site.build();
  expect(right.status, right.output).toBe(0);
  const files = site.files();
  expect(files.has('news/secret.html')).toBe(true);
  expect(files.has('files/plan.pdf')).toBe(true);
  expect(files.get('data/news-2025.json')).not.toContain('draft');
});
