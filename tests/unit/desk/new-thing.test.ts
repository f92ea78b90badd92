import { copyFileSync, cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteReviewed } from '../../../src/check/command/note-reviewed.ts';
import { AnswersError, newItem } from '../../../src/desk/new-item/new-item.ts';
import { isAsked } from '../../../src/desk/new-item/question.ts';
import { askedAtDesk } from '../../../src/desk/server/new-thing.ts';
import { languageCodes } from '../../../src/lib/language/languages.ts';
import { filesOf } from '../../support/files-of.ts';
import { folderForTest } from '../../support/temporary-folder.ts';
import { DeskLab } from './desk-lab.ts';

let lab: DeskLab;
beforeEach(() => {
  lab = new DeskLab();
});
afterEach(() => lab.remove());

const news = { date: '05.03.2026', title: 'Нова піч', 'title-en': 'A new furnace for steel', unit: 'pig-iron' };
const order = { kind: 'order', date: '05.03.2026', title: 'Наказ про піч', 'title-en': 'Order on the furnace' };

test.each([
  ['news', news],
  ['laboratory', { name: 'Лабораторія сталі', 'short-name': 'Сталь', head: 'koval-olena' }],
])(
  'a new thing of the kind %s has the files of npm run new, byte for byte, and their translations are recorded',
  async (kind, answers) => {
    const other = folderForTest();
    cpSync(lab.dir, other, { recursive: true });
    const { id, paths } = await newItem(other, kind, answers);
    noteReviewed(other, { isTouched: (path) => paths.includes(path) });
    expect(await lab.session.create(kind, answers, 'uk')).toBe(`${kind}/${id}`);
    expect(filesOf(lab.dir)).toEqual(filesOf(other));
    expect(Object.keys(lab.session.open(`${kind}/${id}`).parts)).toEqual(['data', ...languageCodes]);
  },
);

test('drafts of other things in the same file stay', async () => {
  const value = lab.session.open('news/open-day').parts.ua?.value as object;
  lab.session.write('news/open-day', 'ua', { ...value, title: 'День науки' });
  await lab.session.create('news', news, 'uk');
  expect(lab.session.open('news/open-day').parts.ua).toMatchObject({ isDraft: true, value: { title: 'День науки' } });
  lab.session.save('news/open-day');
  expect(lab.read('ua/news/2026.json')).toContain(news.title);
});

test('wrong answers are told by question, in the language of the desk, and nothing is written', async () => {
  const before = filesOf(lab.dir);
  const wrong = lab.session.create('news', { ...news, date: '31.02.2026', unit: 'pig-irn' }, 'uk');
  const error = await wrong.catch((found: unknown) => found);
  expect(error).toBeInstanceOf(AnswersError);
  const { problems } = error as AnswersError;
  expect([...problems.keys()].sort()).toEqual(['date', 'unit']);
  expect(problems.get('unit')).toMatch(/[а-яі]/);
  expect(filesOf(lab.dir)).toEqual(before);
});

test('what asks for another file, or is no answer, is refused: none is read or written', async () => {
  const [picture, pdf] = ['images/news/microscope.svg', 'files/charter.pdf'].map((path) => {
    const outside = join(lab.dir, '..', `outside-${basename(path)}`);
    copyFileSync(join(lab.dir, path), outside);
    return outside;
  });
  const before = filesOf(join(lab.dir, '..'));
  for (const [kind, answers] of [
    ['news', { ...news, image: picture }],
    ['news', { ...news, title: ['Нова піч'] }],
    ['news', null],
    ['document', { ...order, file: pdf }],
    ['news', { ...news, image: 'a/images/../../../../etc/hostname' }],
    ['constructor', {}],
    ['person', { name: 'Згурська Юлія', id: '../../../outside' }],
  ] as const) {
    await expect(lab.session.create(kind, answers, 'en'), kind).rejects.toThrow();
  }
  expect(filesOf(join(lab.dir, '..'))).toEqual(before);
});

test('a picture and a document are uploads of the desk', async () => {
  const { uploads } = lab.session.assets;
  const send = (folder: 'images' | 'files', name: string, bytes: Buffer) =>
    uploads.keep(folder, name, Readable.from([bytes]), 'uk');
  const microscope = readFileSync(join(lab.dir, 'images/news/microscope.svg'));
  const image = await send('images', 'Нова піч.svg', microscope);
  expect(await lab.session.create('news', { ...news, image }, 'uk')).toMatch(/^news\//);
  expect(lab.read('images/news/nova-pich.svg')).toBe(microscope.toString());
  const charter = readFileSync(join(lab.dir, 'files/charter.pdf'));
  const file = await send('files', 'Наказ.pdf', charter);
  expect(await lab.session.create('document', { ...order, file }, 'uk')).toBe('document/nakaz');
  expect(readFileSync(join(lab.dir, 'files/orders/nakaz.pdf'))).toEqual(charter);
  expect(() => uploads.find(image)).toThrow();
  expect(() => uploads.find('a/images/..')).toThrow();
});

test('a question that depends on an earlier answer waits for it', () => {
  const asked = askedAtDesk(lab.session.readSaved());
  const ofPublication = (answers: Record<string, string>) =>
    (asked.publication ?? []).filter((question) => isAsked(question, answers)).map(({ option }) => option);
  expect(ofPublication({})).not.toContain('isbn');
  expect(ofPublication({ type: 'book' })).toContain('isbn');
  expect(ofPublication({ type: 'book' })).not.toContain('volume');
  const ofNews = (answers: Record<string, string>) =>
    (asked.news ?? []).filter((question) => isAsked(question, answers)).map(({ option }) => option);
  expect(ofNews({})).not.toContain('body-en');
  expect(ofNews({ body: 'Текст' })).toContain('body-en');
});

test('a kind is offered where the site has pages for it, and what texts name can be chosen by its name', () => {
  const asked = askedAtDesk(lab.session.readSaved());
  expect(Object.keys(asked)).toContain('laboratory');
  // The small institute has neither pages of defences nor a plan of the way.
  expect(Object.keys(asked)).not.toContain('defence');
  expect(Object.keys(asked)).not.toContain('room');
  const kind = asked.department?.find(({ option }) => option === 'kind');
  const { title } = JSON.parse(lab.read('ua/routes.json')).routes['scientific-departments'];
  expect(kind?.targets).toContainEqual({
    id: 'scientific',
    title: { uk: title, en: JSON.parse(lab.read('en/routes.json')).routes['scientific-departments'].title },
  });
  expect(kind?.help?.uk).toMatch(/[а-яі]/);
});
