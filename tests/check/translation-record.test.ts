import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { noteReviewed } from '../../src/check/command/run-check.ts';
import { filesOf } from '../support/files-of.ts';
import { writeFurther } from '../support/further-language.ts';
import { MadeRepository } from '../support/made-repository.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { withFixture } from './fixture.ts';

const root = join(import.meta.dirname, '../..');
const attributes = readFileSync(join(root, '.gitattributes'), 'utf8');

/** A change of a text: the word of the files of both languages that becomes another one. */
type Edit = [path: string, ua: [from: string, to: string], en: [from: string, to: string]];

const microscope: Edit = ['news/2026.json', ['мікроскоп"', 'прилад"'], ['A new microscope"', 'A new device"']];
const picture: Edit = [
  'news/2026.json',
  ['"imageAlt": "Мікроскоп', '"imageAlt": "Прилад'],
  ['"A microscope', '"The device'],
];
const openDay: Edit = ['news/2026.json', ['День відкритих', 'Дні відкритих'], ['Open day', 'Open days']];
const welcome: Edit = ['news/2026.json', ['Запрошуємо', 'Чекаємо'], ['is welcome', 'may come']];
const furnace: Edit = ['news/2025.json', ['Піч зупинено', 'Піч розібрано'], ['been stopped', 'been taken apart']];
const person: Edit = ['people/koval-olena.json', ['Коваль Олена', 'Коваль О.'], ['Olena', 'O.']];

function edit(dir: string, [path, ua, en]: Edit): void {
  for (const [language, [from, to]] of Object.entries({ ua, en })) {
    const file = join(dir, language, path);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  }
  writeFurther(dir, `en/${path}`);
}

/** Everything that is recorded, by file. */
const recorded = (dir: string) =>
  Object.fromEntries(Object.entries(filesOf(dir)).filter(([path]) => path.startsWith('translations')));

describe('two editors', () => {
  let repository: MadeRepository;
  let content: string;
  beforeEach(() => {
    repository = new MadeRepository({ '.gitattributes': attributes });
    content = join(repository.root, 'content');
    cpSync(smallInstitute, content, { recursive: true });
    noteReviewed(content);
    repository.commit({});
  });
  afterEach(() => repository.remove());

  /** Works on a branch of its own, as an editor who records at the end. */
  function work(branch: string, edits: readonly Edit[]): void {
    repository.git('checkout', '--quiet', '-b', branch, 'main');
    for (const each of edits) edit(content, each);
    const touched = edits.flatMap(([path]) => [`ua/${path}`, `en/${path}`]);
    noteReviewed(content, { isTouched: (path) => touched.some((each) => groupOf(each) === groupOf(path)) });
    repository.commit({});
  }

  const groupOf = (path: string) => path.slice(path.indexOf('/'));

  test.each([
    ['different entries of a year', [microscope, picture], [openDay, welcome]],
    ['different files', [furnace], [person]],
    ['both', [microscope, person], [welcome, furnace]],
  ])('do not meet: %s', async (_, ours, theirs) => {
    // No other driver than that of GitHub.
    rmSync(join(repository.root, '.gitattributes'));
    repository.commit({});
    work('ours', ours);
    work('theirs', theirs);
    repository.git('merge', '--quiet', '--message', 'Merge', 'ours');
    expect((await checkContent(content)).diagnostics).toEqual([]);
    const merged = recorded(content);
    noteReviewed(content);
    expect(merged).toEqual(recorded(content));
  });
});

describe('a merge of a record', () => {
  const repository = new MadeRepository({ '.gitattributes': attributes });
  const file = 'content/translations/en/news/2026.txt';
  const hash = (letter: string) => letter.repeat(8);
  const textOf = (entries: Readonly<Record<string, string>>) =>
    Object.entries(entries)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, letter]) => `/items/${id}/title\n${hash(letter)} ${hash(letter)}\n\n`)
      .join('');
  const entriesIn = (text: string) => text.match(/^\/.*\n.*$/gm)?.sort();
  const before = { b: '0', d: '1', f: '2' };
  repository.commit({ [file]: textOf(before) });
  const base = repository.git('rev-parse', 'HEAD');
  afterEach(() => repository.git('reset', '--quiet', '--hard', base));
  afterAll(() => repository.remove());

  const { b: _b, ...withoutB } = before;
  const { d: _d, ...withoutD } = before;
  test.each<[string, Record<string, string>, Record<string, string>, Record<string, string>]>([
    ['neighbours change', { ...before, b: 'a' }, { ...before, d: 'c' }, { b: 'a', d: 'c', f: '2' }],
    ['one comes before a changed one', { ...before, c: 'a' }, { ...before, d: 'c' }, { ...before, c: 'a', d: 'c' }],
    ['one comes after a changed one', { ...before, e: 'a' }, { ...before, d: 'c' }, { ...before, e: 'a', d: 'c' }],
    ['one comes after the last', { ...before, g: 'a' }, { ...before, f: 'c' }, { ...before, g: 'a', f: 'c' }],
    ['one goes, its neighbour changes', withoutB, { ...before, d: 'c' }, { d: 'c', f: '2' }],
    ['one goes after a changed one', withoutD, { ...before, b: 'c' }, { b: 'c', f: '2' }],
    ['both are new at one place', { ...before, c: 'a' }, { ...before, c2: 'c' }, { ...before, c: 'a', c2: 'c' }],
  ])('%s', (_, ours, theirs, expected) => {
    repository.commit({ [file]: textOf(ours) });
    const own = repository.git('rev-parse', 'HEAD');
    repository.git('reset', '--quiet', '--hard', base);
    repository.commit({ [file]: textOf(theirs) });
    repository.git('merge', '--quiet', '--message', 'Merge', own);
    expect(entriesIn(readFileSync(join(repository.root, file), 'utf8'))).toEqual(entriesIn(textOf(expected)));
  });
});

test('only the records that change are written, and those of texts that are gone go', () =>
  withFixture({ name: 'base' }, async (dir) => {
    noteReviewed(dir);
    const before = recorded(dir);
    const inodes = () => Object.keys(recorded(dir)).map((path) => [path, statSync(join(dir, path)).ino] as const);
    const written = new Map(inodes());
    edit(dir, microscope);
    noteReviewed(dir);
    const changed = inodes().flatMap(([path, inode]) => (written.get(path) === inode ? [] : [path]));
    expect(changed.length).toBeGreaterThan(0);
    for (const path of changed) expect(path).toMatch(/^translations\/[a-z]+\/news\/2026\.txt$/);

    for (const folder of Object.keys(filesOf(dir)).flatMap((path) => /^(\w+)\/news\/2025/.exec(path)?.[1] ?? []))
      rmSync(join(dir, folder, 'news/2025.json'));
    const left = (await checkContent(dir)).diagnostics.filter(({ file }) => file.startsWith('translations/'));
    expect(left.map(({ code, severity }) => `${code} ${severity}`)).toContain('file-unexpected warning');
    noteReviewed(dir, { isTouched: () => false });
    expect(Object.keys(recorded(dir)).sort()).toEqual(
      Object.keys(before)
        .filter((path) => !path.includes('news/2025'))
        .sort(),
    );
  }));

test('labels of the interface are not recorded, and a record of them goes', () =>
  withFixture({ name: 'base' }, async (dir) => {
    const path = join(dir, 'translations/en/labels.txt');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '/errors/retry\n01234567 89abcdef\n\n');
    noteReviewed(dir);
    const own = Object.keys(recorded(dir)).filter((each) => each.startsWith('translations/en/'));
    expect(own).toContain('translations/en/footer.txt');
    for (const name of ['labels', 'viewer', 'news']) expect(own).not.toContain(`translations/en/${name}.txt`);
  }));

test('the record of texts whose file has a wrong name for a while stays', () =>
  withFixture({ name: 'base' }, async (dir) => {
    noteReviewed(dir);
    const before = recorded(dir);
    cpSync(join(dir, 'en/history.json'), join(dir, 'en/histroy.json'));
    rmSync(join(dir, 'en/history.json'));
    noteReviewed(dir);
    expect(recorded(dir)).toMatchObject(before);
  }));

test('an unfinished merge costs no more than the entry in question', () =>
  withFixture({ name: 'base' }, async (dir) => {
    noteReviewed(dir);
    const path = join(dir, 'translations/en/news/2026.txt');
    const marked = (lines: string) => `<<<<<<< HEAD\n${lines}=======\n01234567 89abcdef\n>>>>>>> theirs\n`;
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/(?<=\/open-day\/title\n).*\n/, marked).replaceAll('\n', '\r\n'));
    const file = join(dir, 'ua/news/2026.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Запрошуємо', 'Чекаємо'));
    const codes = async () => (await checkContent(dir)).diagnostics.filter((each) => each.file.startsWith('en/'));
    expect((await codes()).map(({ code }) => code)).toEqual(['translation-stale']);
    noteReviewed(dir);
    expect((await codes()).map(({ code }) => code)).toEqual(['translation-stale']);
    expect(readFileSync(path, 'utf8')).toBe(text);
  }));

test('a record that changes is seen by the next check of the same process', () =>
  withFixture({ name: 'base' }, async (dir) => {
    noteReviewed(dir);
    const file = join(dir, 'ua/news/2026.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Запрошуємо', 'Чекаємо'));
    const stale = await checkContent(dir);
    expect(stale.diagnostics.map(({ code }) => code)).toContain('translation-stale');
    noteReviewed(dir, { paths: [] });
    const reviewed = await checkContent(dir, { previous: stale.tree });
    expect(reviewed.diagnostics).toEqual([]);
    const path = join(dir, 'translations/en/news/2026.txt');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(?<=\/open-day\/text\n)\S+/, '01234567'));
    const again = await checkContent(dir, { previous: reviewed.tree });
    expect(again.diagnostics.map(({ code }) => code)).toEqual(['translation-stale']);
  }));
