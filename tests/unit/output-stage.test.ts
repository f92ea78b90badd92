import { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { inOrder, isIntact, OutputStage, readSiteState } from '../../src/build/output-stage.ts';
import { filesBelow } from '../../src/lib/cache/file-hashes.ts';
import { folderForTest } from '../support/temporary-folder.ts';
import { type DyingProcess, dieAfter } from './support/die-after.ts';

let dir: string;
beforeEach(() => {
  dir = folderForTest();
});

type Files = Record<string, string>;

const out = () => join(dir, 'site');
const statePath = () => join(dir, 'state.json');
const stage = (useCache = true) => new OutputStage(out(), statePath(), useCache);
const read = (path: string) => readFileSync(join(out(), path), 'utf8');
const about = { fingerprint: '', pages: 0, remarks: '' };

/** Builds a site of files, grouped by their folders. Returns the groups and the files that were made. */
async function build(files: Files, useCache = true): Promise<string[]> {
  const made: string[] = [];
  const next = stage(useCache);
  for (const name of new Set(Object.keys(files).map(dirname))) {
    const paths = Object.keys(files).filter((path) => dirname(path) === name);
    await next.group(name, JSON.stringify(paths.map((path) => files[path])), (to) => {
      for (const path of paths) {
        const text = files[path] ?? '';
        to.put(path, text, () => {
          made.push(path);
          return text;
        });
      }
    });
  }
  next.commit(about);
  return made;
}

/** The site without the file that names it. */
function site(): Files {
  const paths = filesBelow(out()).map((path) => path.slice(out().length + 1));
  return Object.fromEntries(paths.filter((path) => path !== 'content/build.json').map((path) => [path, read(path)]));
}

test('a group with another key is made again, but for its unchanged files, and missing files are removed', async () => {
  const first = { 'a.html': 'a', 'b/c.html': 'c', 'b/d.html': 'd', 'e/f.html': 'f' };
  expect(await build(first)).toEqual(Object.keys(first));
  const { ino } = statSync(join(out(), 'b/c.html'));
  expect(await build({ 'a.html': 'a', 'b/c.html': 'c', 'b/d.html': 'D' })).toEqual(['b/d.html']);
  expect(statSync(join(out(), 'b/c.html')).ino).toBe(ino);
  expect(site()).toEqual({ 'a.html': 'a', 'b/c.html': 'c', 'b/d.html': 'D' });
  expect(existsSync(join(out(), 'e'))).toBe(false);
});

test('a version that is not committed leaves the previous one', async () => {
  await build({ 'a.html': 'a' });
  const next = stage();
  await next.group('.', 'x', (to) => to.put('a.html', 'x', () => 'x'));
  expect(read('a.html')).toBe('a');
  next.discard();
  expect(site()).toEqual({ 'a.html': 'a' });
});

test('a file that was replaced or removed is written again, one that was added is removed', async () => {
  const good = { 'a.html': 'a', 'b/c.html': 'text', 'b/d.html': 'd' };
  const replace = (path: string, text: string) => {
    writeFileSync(join(dir, 'draft'), text);
    renameSync(join(dir, 'draft'), join(out(), path));
  };
  await build(good);
  for (const [damage, made] of [
    [() => replace('b/c.html', 'longer text'), ['b/c.html']],
    [() => replace('b/c.html', 'tixt'), ['b/c.html']],
    [() => replace('b/c.html', 'text'), []],
    [() => rmSync(join(out(), 'b'), { recursive: true }), ['b/c.html', 'b/d.html']],
    [() => writeFileSync(join(out(), 'b/stray.html'), ''), []],
  ] as const) {
    damage();
    expect(await build(good)).toEqual(made);
    expect(site()).toEqual(good);
    expect(await build(good)).toEqual([]);
  }
});

test('a file that was overwritten where it is, which its folder does not tell, is written again', async () => {
  await build({ 'a.html': 'text' });
  writeFileSync(join(out(), 'a.html'), 'tixt');
  expect(await build({ 'a.html': 'text' })).toEqual(['a.html']);
  expect(site()).toEqual({ 'a.html': 'text' });
});

test('a site of which only the times changed is reused, as after it was copied: its bytes are the same', async () => {
  await build({ 'a.html': 'text', 'b/c.html': 'c' });
  for (const path of ['a.html', 'b/c.html', 'b', '.']) utimesSync(join(out(), path), 1, 1);
  expect(await build({ 'a.html': 'text', 'b/c.html': 'c' })).toEqual([]);
});

test('what stands where a file or folder of the site belongs gives way', async () => {
  await build({ 'a.html': 'a' });
  writeFileSync(join(out(), 'b'), '');
  rmSync(join(out(), 'a.html'));
  const next = { 'a.html': 'a', 'b/c.html': 'c' };
  expect(await build(next)).toEqual(['a.html', 'b/c.html']);
  expect(site()).toEqual(next);
  rmSync(join(out(), 'b'), { recursive: true });
  writeFileSync(join(out(), 'b'), '');
  expect(await build(next)).toEqual(['b/c.html']);
  const deep = { 'b/c/d.html': 'd' };
  await build(deep);
  rmSync(join(out(), 'b'), { recursive: true });
  writeFileSync(join(out(), 'b'), '');
  expect(await build(deep)).toEqual(['b/c/d.html']);
  expect(site()).toEqual(deep);
});

test('a folder of the site gives way to a file, and a file to a folder', async () => {
  const versions: Files[] = [{ 'a.html/b.html': 'b' }, { 'a.html': 'a' }, { 'a.html/b.html': 'b' }];
  for (const files of versions) {
    await build(files);
    expect(site()).toEqual(files);
  }
});

test('the site is complete when it has all its files, and no others', async () => {
  const isComplete = () => {
    const state = readSiteState(statePath());
    return state !== undefined && isIntact(out(), state);
  };
  const files = { 'a.html': 'a', 'b/c.html': 'c' };
  await build(files);
  expect(isComplete()).toBe(true);
  for (const damage of [
    () => rmSync(join(out(), 'b/c.html')),
    () => writeFileSync(join(out(), 'b/new.html'), 'c'),
    () => rmSync(join(out(), 'content/build.json')),
    () => writeFileSync(statePath(), '{}'),
  ]) {
    damage();
    expect(isComplete()).toBe(false);
    await build(files);
    expect(isComplete()).toBe(true);
  }
});

test('a damaged state is not used', async () => {
  await build({ 'a.html': 'a' });
  writeFileSync(statePath(), '{');
  expect(await build({ 'a.html': 'a' })).toEqual(['a.html']);
});

test('pages come after what they name, and what says of the whole site last', () => {
  const paths = [
    'content/build.json',
    'pagefind/ua.json',
    '_headers',
    'a.html',
    'content/pages/a.json',
    'pagefind/ua/pages-1/words.json',
    'assets/a.js',
    'content/ua/a.1.json',
  ];
  expect(inOrder(paths)).toEqual([
    'pagefind/ua/pages-1/words.json',
    'assets/a.js',
    'content/ua/a.1.json',
    'a.html',
    'content/pages/a.json',
    'pagefind/ua.json',
    '_headers',
    'content/build.json',
  ]);
});

test('notes are kept with reused files and groups', async () => {
  const notesOf = async (key: string) => {
    const next = stage();
    await next.group('pages', key, (to) => {
      if (!to.reuse('a.html', 'k')) to.write('a.html', 'k', 'a', 'note');
    });
    const notes = next.notes();
    next.commit(about);
    return notes;
  };
  expect(await notesOf('1')).toEqual(['note']);
  expect(await notesOf('1')).toEqual(['note']);
  expect(await notesOf('2')).toEqual(['note']);
});

test.each([
  ['of what it was building', true],
  ['of what was there before', false],
])(
  'a build that dies between any two steps leaves whole files, and the next one makes the site %s',
  async (_, isSame) => {
    const before = { 'a.html': 'a', 'b/c.html': 'c', 'b/d.html': 'd', 'e/f.html': 'f', 'e/g.html': 'g' };
    const after = { 'a.html': 'A', 'b/c.html': 'c', 'b/d.html': 'D', 'n/m.html': 'n', 'e/g.html': 'g' };
    let process: DyingProcess | undefined;
    for (let steps = 0; !process || process.died; steps += 1) {
      rmSync(dir, { recursive: true });
      await build(before);
      process = dieAfter(steps);
      await build(after).catch(() => undefined);
      process.end();
      const left = site();
      for (const [path, text] of Object.entries(left)) {
        expect(
          [before, after].map((files: Files) => files[path]),
          `${steps} steps, ${path}`,
        ).toContain(text);
      }
      // No page of either version is missing that both have.
      for (const path of Object.keys(before).filter((name) => name in after)) expect(left).toHaveProperty([path]);
      const state = readSiteState(statePath());
      expect(state).toBeDefined();
      if (state && isIntact(out(), state)) expect([before, after], `${steps} steps`).toContainEqual(left);
      const next = isSame ? after : before;
      await build(next);
      expect(site(), `${steps} steps`).toEqual(next);
      expect(await build(next), `${steps} steps`).toEqual([]);
      expect(existsSync(`${out()}.changing`) || existsSync(`${out()}.next`)).toBe(false);
    }
  },
);
