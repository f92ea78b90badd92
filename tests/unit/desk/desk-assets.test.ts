import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assetNotWhatItSays } from '../../../src/check/rules/files/assets.ts';
import type { AssetFolderName } from '../../../src/desk/server/assets/uploads.ts';
import { mostUploadBytes, uploadWords } from '../../../src/desk/upload-bound.ts';
import { filesOf } from '../../support/files-of.ts';
import { DeskLab } from './desk-lab.ts';

let lab: DeskLab;
beforeEach(() => {
  lab = new DeskLab();
});
afterEach(() => lab.remove());

const news = 'news/new-microscope';
const drawing = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"><path fill="${color}" d="M0 0h800v400z"/></svg>`,
  );
const send = (name: string, bytes: Buffer, folder: AssetFolderName = 'images') =>
  lab.session.assets.uploads.keep(folder, name, Readable.from([bytes]), 'uk');
const add = async (name: string, bytes: Buffer) => lab.session.addFile(news, await send(name, bytes));
const use = (imageUrl: unknown) => {
  const value = lab.session.open(news).parts.data?.value as object;
  lab.session.write(news, 'data', { ...value, imageUrl });
};
const isThere = (path: string) => existsSync(join(lab.dir, 'images', path));

test('a picture goes to the folder of its kind, under a name that addresses can have', async () => {
  expect(await add('Піч №3 (нова).SVG', drawing('#333'))).toMatch(/^news\/[a-z0-9-]+\.svg$/);
  expect(await add('C:\\Фото\\піч.svg', drawing('#333'))).toBe('news/pich.svg');
});

test('no file is overwritten: another one of the same name gets a number, the same one is used', async () => {
  const first = await add('heater.svg', drawing('#333'));
  expect(await add('heater.svg', drawing('#444'))).toBe('news/heater-2.svg');
  expect(await add('heater.svg', drawing('#333'))).toBe(first);
  expect(lab.read(`images/${first}`)).toBe(drawing('#333').toString());
});

test('a name without letters that addresses can have is replaced, and no file is hidden or overwritten', async () => {
  expect(await add('漢漢.svg', drawing('#111'))).toBe('news/file.svg');
  expect(await add('😀.svg', drawing('#222'))).toBe('news/file-2.svg');
  expect(lab.read('images/news/file.svg')).toBe(drawing('#111').toString());
});

test.each(['щ', '漢', '😀'])('a long name of %s is cut to what file systems bear', async (character) => {
  expect(await add(`${character.repeat(500)}.svg`, drawing('#333'))).toMatch(/^news\/[a-z]{4,100}\.svg$/);
});

test('what is not used after all goes when the thing is saved or discarded, also after a crash; what is used stays', async () => {
  const [first, second] = [await add('first.svg', drawing('#111')), await add('second.svg', drawing('#222'))];
  use(second);
  lab.reopen();
  lab.session.save(news);
  expect([isThere(first), isThere(second)]).toEqual([false, true]);
  const third = await add('third.svg', drawing('#333'));
  use(third);
  lab.session.discard(news);
  expect([isThere(second), isThere(third)]).toEqual([true, false]);
});

test('what was added to a thing that is deleted before it is saved goes with it', async () => {
  const path = await add('first.svg', drawing('#111'));
  use(path);
  const { seen } = await lab.session.removals.plan(news, 'uk');
  await lab.session.removals.remove(news, { seen, removesReferences: false }, 'uk');
  expect(isThere(path)).toBe(false);
});

test('a picture that was there before stays, whatever becomes of it', async () => {
  use(undefined);
  lab.session.save(news);
  expect(isThere('news/microscope.svg')).toBe(true);
});

test('what is no picture is refused in the words of the checker, and nothing of it is kept', async () => {
  const before = filesOf(join(lab.dir, '..'));
  const page = Buffer.from('<!doctype html><html><body>Not found</body></html>');
  const path = join(lab.dir, 'images/news/page.svg');
  lab.write('images/news/page.svg', page.toString());
  const tree = { dir: lab.dir, images: ['news/page.svg'], documents: [] };
  const [finding] = assetNotWhatItSays.find(tree as never);
  rmSync(path);
  await expect(send('page.svg', page)).rejects.toThrow(finding?.words('uk', '').message);
  await expect(send('notes.docx', Buffer.from('PK'))).rejects.toThrow();
  await expect(send('empty.svg', Buffer.from(''))).rejects.toThrow();
  const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`);
  await expect(send('active.svg', svg('<script>a()</script>'))).rejects.toThrow('<script>');
  const groups = Array.from({ length: 6 }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`);
  await expect(send('heavy.svg', svg(`<path id="a0"/>${groups.join('')}`))).rejects.toThrow('повторює свої частини');
  await expect(send('broken.svg', svg('<text>A & B</text>'))).rejects.toThrow('&amp;');
  await expect(send('charter.svg', readFileSync(join(lab.dir, 'files/charter.pdf')), 'files')).rejects.toThrow();
  expect(filesOf(join(lab.dir, '..'))).toEqual(before);
});

test('a file that is too large is read to its end, refused, and told how to make it smaller', async () => {
  const megabyte = Buffer.alloc(1_000_000);
  let read = 0;
  const bytes = (async function* () {
    for (; read < 80; read++) yield megabyte;
  })();
  const words = uploadWords.uk.tooLarge(80_000_000);
  await expect(lab.session.assets.uploads.keep('images', 'huge.png', bytes, 'uk')).rejects.toThrow(words);
  expect(mostUploadBytes).toBeLessThan(80_000_000);
  expect(read).toBe(80);
  expect(readdirSync(join(lab.draftsFile, '../uploads'))).toEqual([]);
});

test('pictures of the content are shown, other files are not', () => {
  expect(lab.session.assets.picture('news/microscope.svg')).toMatchObject({ type: 'image/svg+xml' });
  for (const path of ['../data/site.json', '../files/charter.pdf', 'news', 'no.svg']) {
    expect(() => lab.session.assets.picture(path)).toThrow();
  }
});

test('what is wrong with a picture is told at the field that names it', async () => {
  lab.write('images/news/microscope.svg', '<html></html>');
  const found = await lab.session.check('uk');
  const own = found.find(({ file }) => file === 'images/news/microscope.svg');
  expect(own).toMatchObject({ thing: news, part: 'data', pointer: '/imageUrl' });
});
