import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { noteReviewed } from '../../../src/check/command/run-check.ts';
import { AnswersError } from '../../../src/desk/new-item/new-entry.ts';
import { newItem } from '../../../src/desk/new-item/new-item.ts';
import { namedTargets } from '../../../src/desk/server/named-targets.ts';
import { neededAtDesk } from '../../../src/desk/server/new-thing.ts';
import { decide } from '../../../src/desk/server/open-thing.ts';
import { languageCodes } from '../../../src/lib/language/languages.ts';
import { filesOf } from '../../support/files-of.ts';
import { folderForTest } from '../../support/temporary-folder.ts';
import { deskLab } from './desk-lab.ts';

const lab = deskLab();

const news = { date: '05.03.2026', title: 'Нова піч', 'title-en': 'A new furnace for steel' };
const name = 'news/a-new-furnace-for-steel';

test.each([
  ['news', news],
  ['person', { name: 'Згурська Юлія Петрівна' }],
  ['laboratory', { 'short-name': 'Сталь' }],
])(
  'a new thing of the kind %s is in no file before it is saved, and then in those of npm run new, byte for byte',
  async (kind, answers) => {
    const other = folderForTest();
    cpSync(lab.dir, other, { recursive: true });
    const { id, paths } = await newItem(other, kind, answers);
    noteReviewed(other, { isTouched: (path) => paths.includes(path) });
    const before = filesOf(lab.dir);
    expect(lab.begin(kind, answers)).toBe(`${kind}/${id}`);
    expect(filesOf(lab.dir)).toEqual(before);
    lab.reopen();
    expect(lab.session.open(`${kind}/${id}`)).toMatchObject({ isNew: true, isRemovable: false, isRenamable: false });
    expect(lab.session.save(`${kind}/${id}`).sort()).toEqual(paths.sort());
    expect(filesOf(lab.dir)).toEqual(filesOf(other));
    expect(lab.list().some(({ isDraft }) => isDraft)).toBe(false);
    const opened = lab.session.open(`${kind}/${id}`);
    expect(opened.isNew).toBe(false);
    expect(Object.keys(opened.parts)).toEqual(['data', ...languageCodes]);
  },
);

test('what is typed in a new thing outlives a crash, is checked at its fields, and is saved as any other', async () => {
  lab.begin('news', news);
  lab.edit(name, 'ua', { text: 'Піч  запущено.' });
  lab.reopen();
  expect(lab.session.open(name).parts.ua).toMatchObject({ isDraft: true, value: { text: 'Піч  запущено.' } });
  const own = (await lab.session.check('uk')).filter(({ thing }) => thing === name);
  expect(own).toContainEqual(expect.objectContaining({ part: 'en', pointer: '/text', code: 'schema-limit' }));
  lab.session.fix(name);
  lab.session.save(name);
  expect(lab.read('ua/news/2026.json')).toContain('"Піч запущено."');
});

test('a new thing goes where its facts say by the time it is saved', () => {
  lab.begin('news', news);
  lab.edit(name, 'data', { date: '05.03.2027' });
  expect(lab.session.save(name)).toEqual(['data/news/2027.json', 'ua/news/2027.json', 'en/news/2027.json']);
});

test('a new thing that is discarded has left nothing behind', () => {
  const before = filesOf(lab.dir);
  lab.begin('news', news);
  lab.edit(name, 'ua', { text: 'Піч запущено.' });
  lab.session.discard(name);
  expect(filesOf(lab.dir)).toEqual(before);
  expect(lab.list().some((each) => each.name === name)).toBe(false);
});

test('drafts of other things in the same files stay, and none is saved with another', () => {
  lab.edit('news/open-day', 'ua', { title: 'День науки' });
  lab.begin('news', news);
  lab.begin('news', { ...news, id: 'second' });
  lab.session.save(name);
  expect(lab.read('ua/news/2026.json')).not.toContain('День науки');
  expect(lab.read('ua/news/2026.json')).not.toContain('second');
  expect(lab.session.open('news/open-day').parts.ua).toMatchObject({ isDraft: true, value: { title: 'День науки' } });
  lab.session.save('news/open-day');
  lab.session.save('news/second');
  for (const text of ['День науки', 'a-new-furnace-for-steel', 'second'])
    expect(lab.read('ua/news/2026.json')).toContain(text);
});

test('of an id that somebody else has given meanwhile both versions are seen', async () => {
  lab.begin('news', news);
  lab.edit(name, 'ua', { text: 'Піч запущено.' });
  await newItem(lab.dir, 'news', news);
  const { isNew, parts } = lab.session.open(name);
  expect(isNew).toBe(false);
  expect(parts.ua?.changedMeanwhile).toMatchObject({ theirs: { text: '' }, isDraft: false });
  expect(() => lab.session.save(name)).toThrow(/was changed meanwhile/);
  const decideOn = (part: 'data' | 'ua' | 'en') => {
    const { value, changedMeanwhile } = lab.session.open(name).parts[part] ?? {};
    if (changedMeanwhile) decide(lab.session.content, name, { [part]: { seen: changedMeanwhile.theirs, value } });
  };
  for (const part of ['data', 'ua', 'en'] as const) decideOn(part);
  lab.session.save(name);
  expect(lab.read('ua/news/2026.json')).toContain('Піч запущено.');
});

test('while a file is damaged a new thing waits, and nothing of it is lost', () => {
  const text = lab.read('ua/news/2026.json');
  lab.begin('news', news);
  lab.write('ua/news/2026.json', text.slice(0, -20));
  expect(() => lab.session.open(name)).toThrow(/ua\/news\/2026\.json is damaged/);
  expect(() => lab.session.save(name)).toThrow(/is damaged/);
  expect(lab.list().find((each) => each.name === name)).toMatchObject({ isDraft: true, isGone: false });
  lab.write('ua/news/2026.json', text);
  lab.session.save(name);
  expect(lab.read('ua/news/2026.json')).toContain(news.title);
});

test('wrong answers are told by option in both languages, and nothing is kept', () => {
  const begin = () => lab.begin('news', { ...news, date: '31.02.2026', id: 'open-day' });
  expect(begin).toThrow(AnswersError);
  try {
    begin();
  } catch (error) {
    const { problems } = error as AnswersError;
    expect([...problems.keys()].sort()).toEqual(['date', 'id']);
    expect(problems.get('date')?.uk).toMatch(/[а-яі]/);
  }
  expect(lab.list().some(({ isDraft }) => isDraft)).toBe(false);
});

test('an id of what is not saved yet is taken', () => {
  lab.begin('news', news);
  expect(() => lab.begin('news', news)).toThrow('already');
});

test('what asks for another file is refused', () => {
  for (const [kind, answers] of [
    ['constructor', {}],
    ['person', { name: 'Згурська Юлія', id: '../../../outside' }],
  ] as const) {
    expect(() => lab.begin(kind, answers), kind).toThrow();
  }
  const charter = join(lab.dir, 'files/charter.pdf');
  const document = lab.begin('document', { kind: 'order', title: 'Наказ', language: 'ua', file: charter });
  expect(lab.session.open(document).parts.data?.value).toMatchObject({ file: '' });
});

test('a picture and a document of a new thing are put into the folders of their kinds', async () => {
  const send = async (thing: string, folder: 'images' | 'files', file: string, path: string) => {
    const bytes = Readable.from([readFileSync(join(lab.dir, path))]);
    return lab.session.assets.add(thing, (await lab.session.assets.take(folder, thing, file, bytes, 'uk')).upload);
  };
  lab.begin('news', news);
  expect(await send(name, 'images', 'Нова піч.svg', 'images/news/hall.svg')).toBe('news/nova-pich.svg');
  const document = lab.begin('document', { kind: 'order', title: 'Наказ', language: 'ua' });
  expect(await send(document, 'files', 'Наказ.pdf', 'files/charter.pdf')).toMatch(/^(?:orders\/nakaz|charter)\.pdf$/);
});

test('a kind is offered where the site has pages for it, and asks for no file', () => {
  const needed = neededAtDesk(lab.session.content.saved());
  expect(Object.keys(needed)).toContain('laboratory');
  // The small institute has neither pages of defences nor a plan of the way.
  expect(Object.keys(needed)).not.toContain('defence');
  expect(Object.keys(needed)).not.toContain('room');
  expect(needed.document?.map(({ option }) => option)).toEqual([
    'kind',
    'date',
    'language',
    'title',
    'title-en',
    'id',
  ]);
});

test('what texts name can be chosen by its name: kinds of departments, sections of pages', () => {
  lab.write('ua/strategy.json', JSON.stringify({ sections: [{ id: 'plans', title: 'Плани', text: 'Є.' }] }));
  const targets = namedTargets(lab.session.content.saved());
  const { title: ua } = JSON.parse(lab.read('ua/routes.json')).routes['scientific-departments'];
  const { title: en } = JSON.parse(lab.read('en/routes.json')).routes['scientific-departments'];
  expect(targets['department-kind']).toContainEqual({ id: 'scientific', title: { ua, en } });
  expect(targets.section).toContainEqual({
    id: 'strategy/plans',
    title: { ua: 'strategy › Плани', en: 'strategy/plans' },
  });
});
