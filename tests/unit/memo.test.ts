import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { Memo } from '../../src/lib/cache/memo.ts';
import { folderForFile } from '../support/temporary-folder.ts';

const path = join(folderForFile(), 'memo.json');
beforeEach(() => rmSync(path, { force: true }));

type Files = Record<string, string>;

/** Makes a line of each page in a run of its own: its text, and the first letter of what stands beside all of them. */
function run(files: Files, pages: string[], version = '1') {
  const memo = new Memo(path, version);
  const made: string[] = [];
  const file = memo.source('file', (name) => files[name]);
  const beside = memo.made('beside', (name): string => {
    made.push(`beside ${name}`);
    return file(name)?.[0] ?? '';
  });
  const initial = memo.source('initial', (name) => file(name)?.[0]);
  const shared = () => memo.once('shared', () => file('shared') ?? '');
  const page = memo.made('page', (name): string => {
    made.push(name);
    return `${file(name)} ${beside('news')} ${initial('menu')} ${shared()}`;
  });
  const lines = pages.map(page);
  memo.save();
  return { lines, made };
}

const files: Files = { a: 'one', b: 'two', news: 'new', menu: 'old', shared: 'all' };
const lines = ['one n o all', 'two n o all'];

test('what was made from the same is not made again', () => {
  expect(run(files, ['a', 'b'])).toEqual({ lines, made: ['a', 'beside news', 'b'] });
  expect(run(files, ['a', 'b'])).toEqual({ lines, made: [] });
});

test('what changes is made again, and reaches who has read it, but not beyond a value that comes out as before', () => {
  run(files, ['a', 'b']);
  expect(run({ ...files, b: 'too' }, ['a', 'b'])).toEqual({ lines: [lines[0], 'too n o all'], made: ['b'] });
  expect(run({ ...files, b: 'too', news: 'no' }, ['a', 'b']).made).toEqual(['beside news']);
  expect(run({ ...files, b: 'too', news: 'no', menu: 'oh' }, ['a', 'b']).made).toEqual([]);
  expect(run({ ...files, news: 'yes' }, ['a', 'b']).lines).toEqual(['one y o all', 'two y o all']);
  expect(run({ ...files, menu: 'up' }, ['a', 'b']).lines).toEqual(['one n u all', 'two n u all']);
});

test('what is computed once is read by all who ask for it', () => {
  run(files, ['a', 'b']);
  expect(run({ ...files, shared: 'none' }, ['b', 'a']).made).toEqual(['b', 'a']);
});

test('what has gone is no longer what was read', () => {
  run(files, ['a']);
  const { news: _, ...others } = files;
  expect(run(others, ['a']).lines).toEqual(['one  o all']);
});

test('another version and a damaged file make it again', () => {
  run(files, ['a']);
  expect(run(files, ['a'], '2').made).toContain('a');
  appendFileSync(path, ' ');
  expect(run(files, ['a'], '2').made).toContain('a');
});

test('what nobody asked for is forgotten', () => {
  run(files, ['a', 'b']);
  expect(run(files, ['a']).made).toEqual([]);
  expect(run(files, ['a', 'b']).made).toEqual(['b']);
});

test('what is kept by a name is made once, also from run to run, until nobody asks for it', () => {
  const keepAll = (names: string[]) => {
    const memo = new Memo(path, '1');
    const made: string[] = [];
    const known = names.filter((name) => memo.isKept(name, 'bytes'));
    const values = [...names, ...names].map((name) =>
      memo.keep(name, 'bytes', () => made.push(name) > 0 && { of: [name] }),
    );
    memo.save();
    expect(values).toEqual([...names, ...names].map((name) => ({ of: [name] })));
    return { made, known };
  };
  expect(keepAll(['a', 'b'])).toEqual({ made: ['a', 'b'], known: [] });
  expect(keepAll(['a'])).toEqual({ made: [], known: ['a'] });
  expect(keepAll(['b', 'a'])).toEqual({ made: ['b'], known: ['a'] });
});

test('what is kept gives way to what is made of other bytes, and so on back', () => {
  const keep = (memo: Memo, bytes: string) => {
    const isKept = memo.isKept('a', bytes);
    const value = memo.keep('a', bytes, () => bytes.length);
    memo.save();
    return { isKept, value };
  };
  const memo = new Memo(path, '1');
  expect(keep(memo, 'one')).toEqual({ isKept: false, value: 3 });
  expect(keep(memo, 'three')).toEqual({ isKept: false, value: 5 });
  expect(keep(memo, 'one')).toEqual({ isKept: false, value: 3 });
  expect(keep(new Memo(path, '1'), 'one')).toEqual({ isKept: true, value: 3 });
  expect(new Memo(path, '1').isKept('a', 'three')).toBe(false);
  expect(keep(new Memo(path, '1'), 'three')).toEqual({ isKept: false, value: 5 });
  expect(new Memo(path, '1').isKept('a', 'three')).toBe(true);
});
