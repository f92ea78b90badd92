import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../src/check/check-content.ts';
import { noteReviewed } from '../../../src/check/command/run-check.ts';
import { asObject } from '../../../src/content/unknown-value.ts';
import type { RemovalPlan } from '../../../src/desk/server/removal/thing-removals.ts';
import { languageCodes } from '../../../src/lib/language/languages.ts';
import { filesOf } from '../../support/files-of.ts';
import { deskLab } from './desk-lab.ts';

const lab = deskLab();

const plan = (name: string) => lab.session.removals.plan(name, 'en');
const ask = ({ seen }: RemovalPlan, removesReferences = false, redirectTo?: string) => ({
  seen,
  removesReferences,
  redirectTo,
});
const errors = async () => (await checkContent(lab.dir)).errors;
const namesOf = (things: readonly { name: string }[]) => things.map(({ name }) => name);
const has = (path: string) => existsSync(join(lab.dir, path));

describe('deleting a thing that nothing refers to', () => {
  test('takes its facts and texts with the pictures and documents that nothing else uses', async () => {
    const before = filesOf(lab.dir);
    const seen = await plan('news/new-microscope');
    expect(namesOf(seen.things)).toEqual(['news/new-microscope', 'document/charter']);
    expect(seen.files).toEqual(['images/news/microscope.svg', 'files/charter.pdf']);
    expect(seen.references).toEqual([]);
    expect(filesOf(lab.dir)).toEqual(before);

    await lab.session.removals.remove('news/new-microscope', ask(seen), 'en');
    for (const path of seen.files) expect(has(path)).toBe(false);
    for (const folder of ['data', 'ua', 'en']) {
      expect(lab.read(`${folder}/news/2026.json`)).not.toContain('new-microscope');
      expect(lab.read(`${folder}/pictures/all.json`)).not.toContain('"microscope"');
      expect(lab.read(`${folder}/documents.json`)).not.toContain('charter');
    }
    // The home page shows this picture, too.
    expect(has('images/structures/hero.svg')).toBe(true);
    expect(await errors()).toBe(0);
  });

  test('takes what is recorded of its translations', async () => {
    noteReviewed(lab.dir);
    for (const name of ['news/open-day', 'news/old-furnace'])
      await lab.session.removals.remove(name, ask(await plan(name)), 'en');
    expect(has('translations/en/news/2025.txt')).toBe(false);
    expect(lab.read('translations/en/news/2026.txt')).not.toContain('open-day');
    const left = filesOf(lab.dir);
    noteReviewed(lab.dir);
    expect(filesOf(lab.dir)).toEqual(left);
  });

  test('takes the files of a year that has no other news', async () => {
    await lab.session.removals.remove('news/old-furnace', ask(await plan('news/old-furnace')), 'en');
    expect(['data', 'ua', 'en'].map((folder) => has(`${folder}/news/2025.json`))).toEqual([false, false, false]);
    expect(await errors()).toBe(0);
  });

  test('leaves the redirects as they are without another page, and otherwise leads there', async () => {
    const seen = await plan('news/open-day');
    expect(seen.addresses).toEqual(['/news/open-day']);
    expect(seen.targets.pages.map(({ path }) => path)).toContain('/about/history');
    await lab.session.removals.remove('news/open-day', ask(seen), 'en');
    expect(has('data/redirects.json')).toBe(false);
    await lab.session.removals.remove(
      'news/old-furnace',
      ask(await plan('news/old-furnace'), false, '/about/history'),
      'en',
    );
    expect(JSON.parse(lab.read('data/redirects.json')).redirects).toEqual([
      { from: '/news/old-furnace', to: '/about/history' },
    ]);
    expect(await errors()).toBe(0);
  });

  test('is refused, and nothing is written, when another program has changed one of the files meanwhile', async () => {
    const removal = lab.session.removals.remove('news/open-day', ask(await plan('news/open-day')), 'en');
    lab.change('ua/news/2026.json', 'Запрошуємо', 'Щиро запрошуємо');
    const before = filesOf(lab.dir);
    await expect(removal).rejects.toMatchObject({
      reason: 'conflict',
      message: expect.stringContaining('ua/news/2026.json'),
    });
    expect(filesOf(lab.dir)).toEqual(before);
  });

  test('is refused while something that is not saved refers to it, and tells which', async () => {
    lab.session.write('person/koval-olena', 'ua', {
      ...asObject(lab.session.open('person/koval-olena').parts.ua?.value),
      biography: 'Запрошує на [день відкритих дверей](/news/open-day).',
    });
    const seen = await plan('news/open-day');
    expect(seen.references).toMatchObject([{ name: 'person/koval-olena', isDraft: true, isRemovable: false }]);
    const before = filesOf(lab.dir);
    await expect(lab.session.removals.remove('news/open-day', ask(seen), 'en')).rejects.toMatchObject({
      message: 'What was written in person/koval-olena is not saved yet.',
    });
    expect(filesOf(lab.dir)).toEqual(before);
    lab.session.discard('person/koval-olena');
    await lab.session.removals.remove('news/open-day', ask(seen), 'en');
    expect(await errors()).toBe(0);
  });

  test('drops what was written in it and not saved', async () => {
    lab.session.write('news/open-day', 'ua', {
      ...asObject(lab.session.open('news/open-day').parts.ua?.value),
      title: 'День науки',
    });
    await lab.session.removals.remove('news/open-day', ask(await plan('news/open-day')), 'en');
    expect(lab.draftOf('news/open-day')).toEqual({});
    expect(namesOf(lab.list())).not.toContain('news/open-day');
  });
});

describe('deleting a thing that others refer to', () => {
  /** Words that refer to the department in a running text: only an editor can say how that goes on. */
  const unlink = () => {
    for (const language of languageCodes)
      lab.change(`${language}/history.json`, '/scientific-departments/pig-iron', '/');
  };

  test('is refused while one of them needs it, and tells which', async () => {
    const before = filesOf(lab.dir);
    const seen = await plan('person/bondar-petro');
    expect(seen.references).toMatchObject([
      { name: 'department/pig-iron', isRemovable: true },
      { name: 'laboratory/heat-tech', isRemovable: false },
    ]);
    await expect(lab.session.removals.remove('person/bondar-petro', ask(seen, true), 'en')).rejects.toThrow();
    expect(filesOf(lab.dir)).toEqual(before);
  });

  test('takes optional references with it when an editor asks for that, and only then', async () => {
    unlink();
    const before = filesOf(lab.dir);
    const seen = await plan('department/pig-iron');
    expect(seen.references.map(({ name, isRemovable }) => [name, isRemovable])).toEqual([
      ['laboratory/heat-tech', true],
      ['news/new-microscope', true],
    ]);
    await expect(lab.session.removals.remove('department/pig-iron', ask(seen), 'en')).rejects.toThrow();
    expect(filesOf(lab.dir)).toEqual(before);
    await lab.session.removals.remove('department/pig-iron', ask(seen, true, seen.targets.proposed), 'en');
    expect(lab.read('data/news/2026.json')).not.toContain('pig-iron');
    expect(lab.read('data/laboratories/heat-tech.json')).not.toContain('partner');
    expect(lab.read('data/redirects.json')).toContain('"to": "/scientific-departments"');
    expect(await errors()).toBe(0);
  });

  test('is refused when somebody has referred to it since', async () => {
    const seen = await plan('news/open-day');
    lab.change('ua/history.json', '/scientific-departments/pig-iron', '/news/open-day');
    await expect(lab.session.removals.remove('news/open-day', ask(seen, true), 'en')).rejects.toThrow();
    expect(has('images/news/hall.svg')).toBe(true);
  });
});

test.each(['navigation/contacts', 'route/history', 'footer', 'news/unknown'])('%s cannot be deleted', (name) =>
  expect(plan(name)).rejects.toThrow(),
);

test('an address that is gone leads to no page that is not there', async () => {
  const seen = await plan('news/open-day');
  const wrong = lab.session.removals.remove('news/open-day', ask(seen, false, '/news/open-day'), 'en');
  await expect(wrong).rejects.toThrow();
  expect(lab.read('ua/news/2026.json')).toContain('open-day');
});

test('nothing is deleted while a file is no valid JSON: it may refer to the thing', async () => {
  lab.change('data/news/2025.json', '"items": [', '"items": ');
  await expect(plan('news/open-day')).rejects.toThrow('data/news/2025.json');
});
