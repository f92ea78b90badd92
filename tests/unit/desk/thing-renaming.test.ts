import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../src/check/check-content.ts';
import { asObject } from '../../../src/content/unknown-value.ts';
import { filesOf } from '../../support/files-of.ts';
import { writeFiles } from '../../support/write-files.ts';
import { deskLab } from './desk-lab.ts';

const lab = deskLab();

const rename = (name: string, id: string) => lab.session.renamings.rename(name, id, 'en');
const namesOf = (things: readonly { name: string }[]) => things.map(({ name }) => name);
const diagnostics = async () => (await checkContent(lab.dir)).diagnostics;

/** The files with another word in place of one: of ids that occur in no other word. */
function replaced(files: Record<string, string>, from: string, to: string): Record<string, string> {
  const all = Object.entries(files).map(([path, text]) => [path.replace(from, to), text.replaceAll(from, to)]);
  return Object.fromEntries(all);
}

test.each([
  ['department/pig-iron', 'iron', '/scientific-departments/pig-iron', '/scientific-departments/iron'],
  ['news/new-microscope', 'microscope-of-2026', '/news/new-microscope', '/news/microscope-of-2026'],
])(
  '%s: all of its files and all references follow, and the old address leads to the new one',
  async (name, id, from, to) => {
    const [kind = '', oldId = ''] = name.split('/');
    const before = filesOf(lab.dir);
    expect(lab.session.renamings.plan(name, id)).toMatchObject({ address: { from, to } });
    expect(await rename(name, id)).toBe(`${kind}/${id}`);
    const { 'data/redirects.json': redirects = '', ...after } = filesOf(lab.dir);
    expect(after).toEqual(replaced(before, oldId, id));
    expect(JSON.parse(redirects).redirects).toEqual([{ from, to }]);
    expect(await diagnostics()).toEqual([]);
  },
);

test('a thing with an address of its own in the table of routes keeps it, and its texts are found by the new id', async () => {
  await rename('laboratory/heat-tech', 'heating');
  expect(lab.read('data/routes.json')).toContain('"item": "heating"');
  expect(existsSync(join(lab.dir, 'data/redirects.json'))).toBe(false);
  expect(await diagnostics()).toEqual([]);
});

test('what refers to it is told before', () => {
  const { references } = lab.session.renamings.plan('department/pig-iron', 'iron');
  expect(namesOf(references)).toEqual(['laboratory/heat-tech', 'news/new-microscope', 'history']);
});

test('is refused while something that is not saved refers to it', async () => {
  lab.session.write('person/koval-olena', 'ua', {
    ...asObject(lab.session.open('person/koval-olena').parts.ua?.value),
    biography: 'Запрошує на [день відкритих дверей](/news/open-day).',
  });
  const { references } = lab.session.renamings.plan('news/open-day', 'open-house');
  expect(references).toMatchObject([{ name: 'person/koval-olena', isDraft: true }]);
  await expect(rename('news/open-day', 'open-house')).rejects.toThrow('person/koval-olena is not saved yet');
});

test('links with an anchor, facts in texts, exceptions and the record of translations follow; an old mistake is no obstacle', async () => {
  lab.change('ua/people/koval-olena.json', '"name": "Коваль Олена Іванівна"', '"name": ""');
  lab.change('ua/history.json', '(/scientific-departments/pig-iron)', '(/person/koval-olena#works)');
  lab.change('ua/news/2026.json', 'Запрошуємо', 'Запрошуємо {person/koval-olena/email}');
  lab.change(
    'ua/news/2026.json',
    '"items": [',
    '"$exceptions": [{ "rule": "term-not-used", "at": "/items/open-day/text", "reason": "Quoted" }],\n  "items": [',
  );
  const hashes = '01234567 89abcdef\n\n';
  const recordOfYear = (...ids: string[]) => ids.map((id) => `/items/${id}/title\n${hashes}`).join('');
  writeFiles(lab.dir, {
    'translations/en/people/koval-olena.txt': `/name\n${hashes}`,
    'translations/en/news/2026.txt': recordOfYear('new-microscope', 'open-day', 'open-days'),
  });
  await rename('person/koval-olena', 'koval-o');
  await rename('news/open-day', 'open-doors');
  expect(lab.read('ua/history.json')).toContain('(/person/koval-o#works)');
  expect(lab.read('ua/news/2026.json')).toContain('{person/koval-o/email}');
  expect(lab.read('ua/news/2026.json')).toContain('"at": "/items/open-doors/text"');
  const { 'translations/en/people/koval-o.txt': ofPerson, ...files } = filesOf(lab.dir);
  expect(ofPerson).toBe(`/name\n${hashes}`);
  expect(files['translations/en/news/2026.txt']).toBe(recordOfYear('new-microscope', 'open-days', 'open-doors'));
  expect(files).not.toHaveProperty(['translations/en/people/koval-olena.txt']);
});

test('a thing cannot have the id of one that is new and not saved', async () => {
  const name = lab.begin('news', { date: '20.11.2026', title: 'Нова піч', id: 'furnace' });
  expect(lab.session.renamings.plan('news/open-day', 'furnace').problem).toBe('taken');
  await expect(rename('news/open-day', 'furnace')).rejects.toThrow('furnace');
  expect(lab.session.open(name).isNew).toBe(true);
});

test('a thing cannot have an id that is taken, its own, or none', async () => {
  const before = filesOf(join(lab.dir, '..'));
  for (const [name, id, problem] of [
    ['news/new-microscope', 'open-day', 'taken'],
    ['department/pig-iron', 'lab-heat-tech', 'taken'],
    ['news/new-microscope', 'new-microscope', 'same'],
    ['news/new-microscope', '../../outside', 'form'],
    ['news/new-microscope', 'New', 'form'],
    ['news/new-microscope', '', 'form'],
  ] as const) {
    expect(lab.session.renamings.plan(name, id).problem, `${name}: ${id}`).toBe(problem);
    await expect(rename(name, id), `${name}: ${id}`).rejects.toThrow();
  }
  expect(filesOf(join(lab.dir, '..'))).toEqual(before);
});

test.each([
  ['a file that changes', 'ua/history.json', 'ua/history.json'],
  ['the new file', 'data/departments/pig-iron.json', 'data/departments/iron.json'],
])('%s is not overwritten when another program has written it meanwhile', async (_, from, path) => {
  const renaming = rename('department/pig-iron', 'iron');
  lab.write(path, `\n${lab.read(from)}`);
  const before = filesOf(lab.dir);
  await expect(renaming).rejects.toMatchObject({ reason: 'conflict', message: expect.stringContaining(path) });
  expect(filesOf(lab.dir)).toEqual(before);
});

test('a byte order mark stays at the beginning', async () => {
  lab.write('ua/history.json', `\ufeff${lab.read('ua/history.json')}`);
  await rename('department/pig-iron', 'iron');
  expect(lab.read('ua/history.json')).toMatch(/^\ufeff\{[^\ufeff]+\/iron\)/);
});

test('what was written in the thing is to be saved first', async () => {
  lab.edit('news/new-microscope', 'data', { date: '13.03.2026' });
  expect(lab.session.renamings.plan('news/new-microscope', 'another').isDraft).toBe(true);
  await expect(rename('news/new-microscope', 'another')).rejects.toThrow('not saved');
  lab.session.save('news/new-microscope');
  await rename('news/new-microscope', 'another');
});

test('a redirect that led to the old address leads to the new one', async () => {
  await rename('news/open-day', 'open-doors');
  await rename('news/open-doors', 'doors');
  expect(JSON.parse(lab.read('data/redirects.json')).redirects).toEqual([
    { from: '/news/open-day', to: '/news/doors' },
    { from: '/news/open-doors', to: '/news/doors' },
  ]);
  await rename('news/doors', 'open-day');
  expect(await diagnostics()).toEqual([]);
});

test('where the id of an entry is that of a person, it is renamed with the person and not by itself', async () => {
  const schema = '../schema/postgraduates-data.schema.json';
  const item = { id: 'bondar-petro', specialty: '136', year: 2025, supervisor: 'koval-olena', unit: 'pig-iron' };
  lab.write('data/postgraduates.json', JSON.stringify({ $schema: schema, items: [item] }));
  const texts = {
    $schema: '../schema/applicants-texts.schema.json',
    items: [{ id: 'bondar-petro', topic: 'Чавун' }],
  };
  for (const language of ['ua', 'en']) lab.write(`${language}/applicants.json`, JSON.stringify(texts));
  const record = '/items/bondar-petro/topic\n01234567 89abcdef\n\n';
  writeFiles(lab.dir, { 'translations/en/applicants.txt': record });
  expect(lab.session.open('postgraduate/bondar-petro')).toMatchObject({ isRenamable: false, isRemovable: true });
  await expect(rename('postgraduate/bondar-petro', 'bondar')).rejects.toThrow();
  await rename('person/bondar-petro', 'bondar');
  expect(lab.read('data/postgraduates.json')).toContain('"id":"bondar"');
  expect(lab.read('ua/applicants.json')).toContain('"id":"bondar"');
  expect(lab.read('translations/en/applicants.txt')).toBe(record.replace('-petro', ''));
});
