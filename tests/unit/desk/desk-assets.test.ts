import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { assetNotWhatItSays } from '../../../src/check/rules/files/assets.ts';
import { mostUploadBytes, partVersion, uploadWords } from '../../../src/desk/part-version.ts';
import type { AssetFolderName } from '../../../src/desk/server/assets/uploads.ts';
import { filesOf } from '../../support/files-of.ts';
import { plainPhoto } from '../../support/photo.ts';
import { deskLab } from './desk-lab.ts';

const lab = deskLab();

const news = 'news/new-microscope';
const drawing = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"><path fill="${color}" d="M0 0h800v400z"/></svg>`,
  );
const send = (name: string, bytes: Buffer, folder: AssetFolderName = 'images') =>
  lab.session.assets.take(folder, news, name, Readable.from([bytes]), 'uk');
const add = async (name: string, bytes: Buffer) => lab.session.assets.add(news, (await send(name, bytes)).upload);
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

test('a file is not taken for unused before its window has named it, whatever is saved, discarded or removed in another one', async () => {
  const path = await add('first.svg', drawing('#111'));
  lab.edit(news, 'ua', { title: 'Мікроскоп' });
  lab.session.save(news);
  lab.edit(news, 'ua', { title: 'Новий мікроскоп' });
  lab.session.discard(news);
  lab.session.assets.settleAll();
  expect(() => lab.session.assets.remove(`images/${path}`)).toThrow(path);
  expect([isThere(path), lab.session.assets.list().find((each) => each.path === path)?.isRemovable]).toEqual([
    true,
    false,
  ]);
  use(path);
  use('news/microscope.svg');
  lab.session.save(news);
  expect(isThere(path)).toBe(false);
  const other = await add('other.svg', drawing('#222'));
  lab.session.assets.giveUp(other);
  lab.session.save(news);
  expect(isThere(other)).toBe(false);
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
  await expect(lab.session.assets.take('images', news, 'huge.png', bytes, 'uk')).rejects.toThrow(words);
  expect(mostUploadBytes).toBeLessThan(80_000_000);
  expect(read).toBe(80);
  expect(readdirSync(join(lab.draftsFile, '../uploads'))).toEqual([]);
});

test('a full disk leaves nothing half written, and the file can be sent again once there is room', async (context) => {
  const uploads = join(lab.draftsFile, '../uploads');
  mkdirSync(uploads, { recursive: true });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', uploads]);
  if (status !== 0) return context.skip('Only an administrator of Linux mounts disks.');
  try {
    const large = Buffer.concat([drawing('#333'), Buffer.alloc(100_000, ' ')]);
    await expect(send('large.svg', large)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(filesOf(uploads)).toEqual({});
    expect(await add('small.svg', drawing('#333'))).toBe('news/small.svg');
    // The other disk: nothing can be put where the pictures are.
    const { upload } = await send('next.svg', drawing('#444'));
    renameSync(join(lab.dir, 'images/news'), join(lab.dir, 'images/moved'));
    lab.write('images/news', '');
    const before = filesOf(lab.dir);
    await expect(lab.session.assets.add(news, upload)).rejects.toThrow();
    expect(filesOf(lab.dir)).toEqual(before);
    rmSync(join(lab.dir, 'images/news'));
    expect(await lab.session.assets.add(news, upload)).toBe('news/next.svg');
  } finally {
    spawnSync('umount', [uploads]);
  }
});

describe('the caption of a picture, written in the form that shows the picture,', () => {
  const caption = 'picture/furnace-door';
  const begin = async () => {
    const path = await add('furnace-door.svg', drawing('#333'));
    use(path);
    expect(lab.begin('picture', { image: path })).toBe(caption);
    lab.edit(caption, 'ua', { caption: 'Дверцята печі.' });
  };
  const drafts = () => lab.list().flatMap(({ name, isDraft }) => (isDraft ? [name] : []));
  const saved = () => filesOf(join(lab.dir, 'ua/pictures'));

  test('is saved with it', async () => {
    await begin();
    lab.session.save(news);
    expect(Object.values(saved()).join()).toContain(Buffer.from('Дверцята печі.').toString('latin1'));
    expect(drafts()).toEqual([]);
  });

  test('is saved with it or not at all, also with others in the same files', async () => {
    await begin();
    const other = await add('furnace-lid.svg', drawing('#444'));
    use(['news/microscope.svg', 'news/furnace-door.svg', other]);
    const names = [news, 'picture/microscope', caption, lab.begin('picture', { image: other })];
    lab.edit('picture/furnace-lid', 'ua', { caption: 'Кришка печі.' });
    lab.edit('picture/microscope', 'ua', { caption: 'Новий мікроскоп у лабораторії.' });
    const before = [saved(), lab.read('data/news/2026.json')];
    const obstacle = join(lab.dir, `ua/pictures/.${readdirSync(join(lab.dir, 'ua/pictures'))[0]}.new`);
    mkdirSync(obstacle);
    expect(() => lab.session.save(news)).toThrow();
    expect(drafts().sort()).toEqual(names.sort());
    rmSync(obstacle, { recursive: true });
    expect([saved(), lab.read('data/news/2026.json')]).toEqual(before);
    lab.session.save(news);
    const texts = Buffer.from(Object.values(saved()).join(), 'latin1').toString();
    for (const words of ['Дверцята печі.', 'Кришка печі.', 'Новий мікроскоп у лабораторії.', 'Піч відділу.'])
      expect(texts).toContain(words);
    expect(drafts()).toEqual([]);
  });

  test('is discarded with it', async () => {
    const before = filesOf(lab.dir);
    await begin();
    lab.session.discard(news);
    expect([filesOf(lab.dir), drafts()]).toEqual([before, []]);
  });

  test('stays when the form is discarded in a window that has not seen what another one wrote in it', async () => {
    await begin();
    const versions = (name: string) =>
      Object.values(lab.session.open(name).parts).map(({ value }) => partVersion(value));
    const seen = [...versions(news), ...versions(caption)];
    lab.edit(caption, 'ua', { caption: 'Підпис з іншого вікна.' });
    lab.edit('news/open-day', 'data', { imageUrl: ['news/furnace-door.svg'] });
    lab.session.discard(news, seen);
    expect(drafts().sort()).toEqual(['news/open-day', caption]);
    use('news/furnace-door.svg');
    lab.session.discard(news, [...versions(news), ...versions(caption)]);
    expect(drafts()).toEqual(['news/open-day']);
  });

  test('goes with a picture that is not used after all', async () => {
    const before = saved();
    await begin();
    use('news/microscope.svg');
    lab.session.save(news);
    expect([drafts(), saved(), isThere('news/furnace-door.svg')]).toEqual([[], before, false]);
  });

  test('stays with a picture that something else shows', async () => {
    await begin();
    lab.edit('news/open-day', 'data', { imageUrl: ['news/furnace-door.svg'] });
    use('news/microscope.svg');
    lab.session.save(news);
    expect([drafts().sort(), isThere('news/furnace-door.svg')]).toEqual([['news/open-day', caption], true]);
  });

  test('keeps all from being saved when somebody else has changed it meanwhile', () => {
    const known = 'picture/microscope';
    use('news/microscope.svg');
    lab.edit(news, 'ua', { title: 'Мікроскоп' });
    lab.edit(known, 'ua', { caption: 'Мій підпис.' });
    const [path = ''] = readdirSync(join(lab.dir, 'ua/pictures'));
    const file = `ua/pictures/${path}`;
    lab.write(file, lab.read(file).replace(/"caption": "[^"]*"/g, '"caption": "Чужий підпис."'));
    const before = filesOf(lab.dir);
    expect(() => lab.session.save(news)).toThrow(known);
    expect([filesOf(lab.dir), drafts().sort()]).toEqual([before, [news, known].sort()]);
  });
});

describe('the library', () => {
  const listed = (path: string) => lab.session.assets.list().find((each) => each.path === path);

  test('tells of each picture and document what it is called and what uses it', () => {
    const picture = listed('news/microscope.svg');
    expect(picture).toMatchObject({ folder: 'images', usedBy: [{ name: news }], isRemovable: false });
    const title = { ua: expect.any(String), en: expect.any(String) };
    expect(listed('charter.pdf')).toMatchObject({ folder: 'files', title, isRemovable: false });
    expect(listed('charter.pdf')?.usedBy.map(({ name }) => name)).toContain('document/charter');
  });

  test('tells which size a bitmap has, and calls a picture by its caption, which is no use of it', async () => {
    const picture = listed('news/microscope.svg');
    const words = (language: string) => JSON.parse(lab.read(`${language}/pictures/all.json`)).items;
    const captionIn = (language: string) =>
      words(language).find(({ id }: { id: string }) => id === 'microscope').caption;
    const title = { ua: captionIn('ua'), en: captionIn('en') };
    expect(picture).toMatchObject({ caption: 'picture/microscope', title });
    expect(picture?.usedBy.map(({ name }) => name)).toEqual([news]);
    writeFileSync(join(lab.dir, 'images/news/photo.jpg'), await plainPhoto.wide('jpeg'));
    expect(listed('news/photo.jpg')).toMatchObject({
      size: { width: 1600, height: 1000 },
      usedBy: [],
      isRemovable: true,
    });
  });

  test('removes what nothing uses, and nothing that is used, also if that is not saved or was given up in what is not saved', () => {
    lab.write('images/news/unused.svg', drawing('#333').toString());
    lab.write('images/news/drafted.svg', drawing('#333').toString());
    use('news/drafted.svg');
    const remove = (path: string) => () => lab.session.assets.remove(path);
    for (const used of ['images/news/drafted.svg', 'images/news/microscope.svg', 'files/charter.pdf'])
      expect(remove(used)).toThrow();
    for (const none of ['images/news/none.svg', 'data/site.json', '../secret', 'images/../data/site.json'])
      expect(remove(none)).toThrow();
    remove('images/news/unused.svg')();
    expect(['unused', 'drafted', 'microscope'].map((name) => isThere(`news/${name}.svg`))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('removes nothing that a file may name which cannot be read', () => {
    lab.write('images/news/unused.svg', drawing('#333').toString());
    lab.write('data/news/2025.json', '{ "items": [ { "imageUrl": "news/unused.svg" ');
    expect(() => lab.session.assets.remove('images/news/unused.svg')).toThrow();
    expect(isThere('news/unused.svg')).toBe(true);
  });
});

test('an upload that is given up is gone, and nothing else, whatever its name says', async () => {
  const { upload } = await send('furnace.svg', drawing('#333'));
  const before = filesOf(join(lab.dir, '..'));
  for (const wrong of ['', '.', '..', '../..', '../drafts.json', 'x\\..\\..', '/', 'no/images/x.svg'])
    lab.session.assets.uploads.forget(wrong);
  expect(filesOf(join(lab.dir, '..'))).toEqual(before);
  lab.session.assets.uploads.forget(upload);
  expect(() => lab.session.assets.uploaded(upload)).toThrow('no longer');
});

test('pictures of the content are shown, other files are not', () => {
  expect(lab.session.assets.picture('news/microscope.svg')).toMatchObject({ type: 'image/svg+xml' });
  for (const path of ['../data/site.json', '../files/charter.pdf', 'news', 'no.svg']) {
    expect(() => lab.session.assets.picture(path)).toThrow();
    expect(() => lab.session.assets.uploaded(path)).toThrow();
  }
});

test('what is wrong with a picture is told at the field that names it', async () => {
  lab.write('images/news/microscope.svg', '<html></html>');
  const found = await lab.session.check('uk');
  const own = found.find(({ file }) => file === 'images/news/microscope.svg');
  expect(own).toMatchObject({ thing: news, part: 'data', pointer: '/imageUrl' });
});
