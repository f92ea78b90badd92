import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { asObject } from '../../../src/content/unknown-value.ts';
import { DraftCopy, Preview } from '../../../src/desk/server/preview/preview.ts';
import { filesOf } from '../../support/files-of.ts';
import { deskLab } from './desk-lab.ts';

const lab = deskLab();

test.each([
  ['news/new-microscope', '/news/new-microscope'],
  ['person/koval-olena', '/person/koval-olena'],
  ['home', '/'],
  ['footer', '/'],
  ['department/pig-iron', '/scientific-departments/pig-iron'],
  ['document/charter', '/about/documents/charter'],
])('%s is seen at %s', (name, address) => {
  expect(lab.session.open(name).address).toBe(address);
});

test('a preview that could not start is tried again', async () => {
  const saved = vi.fn(() => {
    throw new Error(`attempt ${saved.mock.calls.length}`);
  });
  const dir = join(lab.draftsFile, '../preview');
  const preview = new Preview({ root: lab.dir, dir, saved, drafted: saved });
  await expect(preview.open()).rejects.toThrow('attempt 1');
  await expect(preview.open()).rejects.toThrow('attempt 2');
});

test('a server that cannot show what is not saved ends, and another one is started', async () => {
  const root = join(lab.draftsFile, '../project');
  mkdirSync(join(root, 'scripts'), { recursive: true });
  const server =
    "console.log('Local: http://pid-' + process.pid);setInterval(() => {}, 1000);process.on('disconnect', () => process.exit());";
  writeFileSync(join(root, 'scripts/tool.mjs'), server);
  const end = (origin: string) => process.kill(Number(/\d+/.exec(origin)?.[0]));
  const drafted = vi.fn(() => lab.session.content.drafted());
  drafted.mockImplementationOnce(() => {
    throw new Error('no picture');
  });
  const dir = join(lab.draftsFile, '../preview');
  const preview = new Preview({ root, dir, saved: () => lab.session.content.saved(), drafted });
  await expect(preview.open()).rejects.toThrow('no picture');
  const origin = await preview.open();
  expect(await preview.open()).toBe(origin);
  end(origin);
  await expect.poll(() => preview.open()).not.toBe(origin);
  end(await preview.open());
});

const contentOf = (dir: string) =>
  Object.fromEntries(
    ['data', 'ua', 'en', 'images', 'files'].map((folder) => [folder, filesOf(join(dir, folder))] as const),
  );

test('a copy of the content has what is not saved, and follows it', () => {
  const copy = new DraftCopy(join(lab.draftsFile, '../copy'));
  expect(copy.update(lab.session.content.saved())).toBe(true);
  expect(contentOf(copy.dir)).toEqual(contentOf(lab.dir));
  expect(copy.update(lab.session.content.drafted())).toBe(false);
  const texts = asObject(lab.session.open('news/new-microscope').parts.ua?.value);
  lab.session.write('news/new-microscope', 'ua', { ...texts, title: 'Незбережений заголовок' });
  lab.write('images/news/another.svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  expect(copy.update(lab.session.content.drafted())).toBe(true);
  expect(readFileSync(join(copy.dir, 'ua/news/2026.json'), 'utf8')).toContain('Незбережений заголовок');
  expect(readdirSync(join(copy.dir, 'images/news'))).toContain('another.svg');
  lab.session.discard('news/new-microscope');
  expect(copy.update(lab.session.content.drafted())).toBe(true);
  expect(contentOf(copy.dir)).toEqual(contentOf(lab.dir));
});
