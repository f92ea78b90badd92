import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { insertablesIn } from '../../../src/desk/server/insertables.ts';
import { beginDocument } from '../../../src/desk/server/new-thing.ts';
import { filesOf } from '../../support/files-of.ts';
import { smallInstitute } from '../../support/small-institute.ts';
import { type DeskLab, deskLab } from './desk-lab.ts';

const lab = deskLab();

const news = 'news/new-microscope';
const pdf = readFileSync(join(smallInstitute, 'files/charter.pdf'));
const answers = {
  kind: 'regulation',
  language: 'ua',
  date: '05.03.2026',
  title: 'Положення про піч',
  'title-en': 'Rules of the furnace',
};
const path = 'files/regulations/pich.pdf';
const isThere = () => existsSync(join(lab.dir, path));

async function upload(bytes: Buffer): Promise<string> {
  return (await lab.session.assets.take('files', news, 'Піч.pdf', Readable.from([bytes]), 'uk')).upload;
}

/** Begins a document of an upload for a text. */
async function beginWith(own: object, thing = news, bytes = pdf): Promise<string> {
  const given = { thing, upload: await upload(bytes), answers: { ...answers, ...own } };
  return beginDocument(lab.session.content, lab.session.assets, given);
}

/** Begins a document, and links to it from a text. */
async function begin(thing = news): Promise<void> {
  const file = await beginWith({}, thing);
  expect(`files/${file}`).toBe(path);
  link(thing);
}

function link(thing: string): void {
  lab.edit(thing, 'ua', { content: `Читайте [положення](/${path}).` });
}

const unsaved = () => lab.list().flatMap(({ name, isDraft }) => (isDraft ? [name] : []));

test('a document is in the files once the text that links to it is saved, complete and without errors', async () => {
  await begin();
  expect(lab.read('data/documents.json')).not.toContain('rules-of-the-furnace');
  lab.reopen();
  expect(insertablesIn(lab.session.content.drafted(), 'en')).toContainEqual({
    group: 'link',
    kind: 'document',
    title: answers['title-en'],
    markdown: `/${path}`,
  });
  lab.session.save(news);
  expect(unsaved()).toEqual([]);
  expect(isThere()).toBe(true);
  expect(JSON.parse(lab.read('data/documents.json')).items).toContainEqual({
    id: 'rules-of-the-furnace',
    file: path.slice('files/'.length),
    kind: 'regulation',
    date: '05.03.2026',
    language: 'ua',
  });
  expect(lab.read('ua/documents.json')).toContain(answers.title);
  expect(lab.read('en/documents.json')).toContain(answers['title-en']);
  expect((await lab.session.check('en')).filter(({ thing }) => thing?.startsWith('document/'))).toEqual([]);
});

test.each([
  ['discarded', (session: DeskLab['session']) => session.discard(news)],
  [
    'saved without the link',
    (session: DeskLab['session']) => {
      lab.edit(news, 'ua', { content: 'Без посилання.' });
      session.save(news);
    },
  ],
])('nothing is left of a document when the text is %s', async (_, end) => {
  const before = filesOf(lab.dir);
  await begin();
  end(lab.session);
  expect(unsaved()).toEqual([]);
  const documents = [...Object.entries(filesOf(lab.dir))].filter(([name]) => /documents|files\//.test(name));
  expect(documents).toEqual([...Object.entries(before)].filter(([name]) => /documents|files\//.test(name)));
});

test('a document stays while its text, saved in another window, does not link to it yet', async () => {
  await beginWith({});
  lab.edit(news, 'ua', { content: 'Ще без посилання.' });
  lab.session.save(news);
  expect(unsaved()).toEqual(['document/rules-of-the-furnace']);
  link(news);
  lab.session.save(news);
  expect(unsaved()).toEqual([]);
  expect(isThere()).toBe(true);
});

test('a document also stays when its window has forgotten the upload, where other documents of the text lie beside it', async () => {
  await begin();
  lab.edit(news, 'en', { content: `Read the [rules](/${path}).` });
  lab.session.save(news);
  const bytes = Buffer.concat([pdf, Buffer.from('\n')]);
  const { upload: sent } = await lab.session.assets.take('files', news, 'slag.pdf', Readable.from([bytes]), 'uk');
  const given = { thing: news, upload: sent, answers: { ...answers, title: 'Про шлак', 'title-en': 'Slag' } };
  const file = await beginDocument(lab.session.content, lab.session.assets, given);
  expect(sent).toContain(file);
  lab.session.assets.giveUp(sent);
  lab.edit(news, 'en', { title: 'Another title' });
  lab.session.save(news);
  expect(unsaved()).toEqual(['document/slag']);
});

test('a document stays when another text links to it, too', async () => {
  await begin();
  link('news/open-day');
  lab.session.discard(news);
  expect(unsaved()).toEqual(['document/rules-of-the-furnace', 'news/open-day']);
  expect(isThere()).toBe(true);
});

test.each([
  ['no title', { title: ' ', 'title-en': '' }, 'title'],
  ['no kind', { kind: '' }, 'kind'],
  ['a day that does not exist', { date: '31.02.2026' }, 'date'],
])('with %s nothing is begun, and the answer is told', async (_, wrong, option) => {
  const before = filesOf(lab.dir);
  const begun = beginWith(wrong);
  await expect(begun).rejects.toMatchObject({ problems: expect.toSatisfy((found) => found.has(option)) });
  expect(filesOf(lab.dir)).toEqual(before);
  expect(unsaved()).toEqual([]);
});

test('a file that is a document already is linked to, not made one again', async () => {
  await begin();
  lab.session.save(news);
  const again = beginWith({ title: 'Інше' }, 'news/open-day');
  await expect(again).rejects.toMatchObject({ problems: expect.toSatisfy((found) => found.has('file')) });
  expect(unsaved()).toEqual([]);
  expect(isThere()).toBe(true);
});

test('nothing of a document is written while its text cannot be saved', async () => {
  await begin();
  lab.change('ua/news/2026.json', '"content": "', '"content": "Інше. ');
  const before = filesOf(lab.dir);
  expect(() => lab.session.save(news)).toThrow(/was changed meanwhile/);
  expect(filesOf(lab.dir)).toEqual(before);
  expect(unsaved()).toEqual(expect.arrayContaining(['document/rules-of-the-furnace', news]));
});

test('a second document of the same title gets a short name of its own', async () => {
  await begin();
  const bytes = Buffer.concat([pdf, Buffer.from('\n')]);
  const file = await beginWith({}, news, bytes);
  expect(file).toBe('regulations/pich-2.pdf');
  expect(unsaved()).toContain('document/rules-of-the-furnace-2');
});
