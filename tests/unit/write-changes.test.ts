import { existsSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeChanges } from '../../src/content/write-changes.ts';
import { folderForTest } from '../support/temporary-folder.ts';

let dir: string;
beforeEach(() => {
  dir = folderForTest();
  for (const name of ['a.json', 'b.json', 'c.json']) writeFileSync(join(dir, name), `before ${name}`);
});

const read = (name: string) => readFileSync(join(dir, name), 'utf8');
const states = () => ['a.json', 'b.json', 'c.json'].map((name) => statSync(join(dir, name), { bigint: true }));

test('files are written, made and removed', () => {
  writeChanges(
    dir,
    new Map([
      ['a.json', 'after'],
      ['new/d.json', 'new'],
      ['c.json', undefined],
    ]),
  );
  expect([read('a.json'), read('b.json'), read('new/d.json')]).toEqual(['after', 'before b.json', 'new']);
  expect(existsSync(join(dir, 'c.json'))).toBe(false);
});

test('a file is written through a link to it, which stays', () => {
  const other = folderForTest();
  writeFileSync(join(other, 'real.json'), 'before');
  symlinkSync(join(other, 'real.json'), join(dir, 'link.json'));
  writeChanges(dir, new Map([['link.json', 'after']]));
  expect(lstatSync(join(dir, 'link.json')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(other, 'real.json'), 'utf8')).toBe('after');
  expect(readdirSync(other)).toEqual(['real.json']);
  // A link itself is removed, not what it leads to.
  writeChanges(dir, new Map([['link.json', undefined]]));
  expect(existsSync(join(dir, 'link.json'))).toBe(false);
  expect(existsSync(join(other, 'real.json'))).toBe(true);
});

test('what cannot be written leaves the files alone: not even the same bytes are written again', () => {
  const before = states();
  // A file where a folder is needed, as a full disk refuses what is to be written.
  const changes = new Map([
    ['a.json', 'after'],
    ['b.json/c.json', 'after'],
    ['c.json', undefined],
  ]);
  expect(() => writeChanges(dir, changes)).toThrow();
  const identity = ({ ino, mtimeNs, size }: (typeof before)[number]) => [ino, mtimeNs, size];
  expect(states().map(identity)).toEqual(before.map(identity));
  expect(readdirSync(dir)).toEqual(['a.json', 'b.json', 'c.json']);
});

test('what cannot be put in place takes back what was', () => {
  // A folder with something in it, which no file replaces.
  const name = 'taken';
  writeChanges(dir, new Map([[`${name}/d.json`, 'new']]));
  expect(() =>
    writeChanges(
      dir,
      new Map([
        ['a.json', 'after'],
        [name, 'after'],
      ]),
    ),
  ).toThrow();
  expect(read('a.json')).toBe('before a.json');
  expect(readdirSync(dir)).toEqual(['a.json', 'b.json', 'c.json', name]);
});
