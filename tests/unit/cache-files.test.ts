import { appendFileSync, existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readChecksummed, removeUnused, writeChecksummed } from '../../src/lib/cache/checksummed-file.ts';
import { FileHashes } from '../../src/lib/cache/file-hashes.ts';
import { folderForTest } from '../support/temporary-folder.ts';

let dir: string;
beforeEach(() => {
  dir = folderForTest();
});

describe('a checksummed file', () => {
  const path = () => join(dir, 'below/value.json');
  beforeEach(() => writeChecksummed(path(), 'version 1', { text: 'ї', list: [1] }));

  test('returns what was written', () => {
    expect(readChecksummed(path(), 'version 1')).toEqual({ text: 'ї', list: [1] });
  });

  test('of another version, or missing, reads as nothing', () => {
    expect(readChecksummed(path(), 'version 2')).toBeUndefined();
    expect(readChecksummed(join(dir, 'none.json'), 'version 1')).toBeUndefined();
  });

  test('that was changed, truncated, appended to or emptied reads as nothing', () => {
    const whole = readFileSync(path());
    const damaged = [
      whole.toString().replace('[1]', '[2]'),
      whole.subarray(0, -1),
      Buffer.concat([whole, Buffer.from(' ')]),
      '',
      '{"text":"ї","list":[1]}',
    ];
    for (const bytes of damaged) {
      writeFileSync(path(), bytes);
      expect(readChecksummed(path(), 'version 1')).toBeUndefined();
    }
  });
});

test('old files of a folder that are not in use go, and no others', () => {
  const monthAgo = Date.now() / 1000 - 31 * 86_400;
  const names = ['used-old', 'unused-old', 'below/unused-old', 'unused-new'];
  for (const name of names) {
    writeChecksummed(join(dir, name), '1', name);
    if (name.endsWith('old')) utimesSync(join(dir, name), monthAgo, monthAgo);
  }
  removeUnused(dir, (path) => path === join(dir, 'used-old'));
  expect(names.filter((name) => existsSync(join(dir, name)))).toEqual(['used-old', 'unused-new']);
  expect(() => removeUnused(join(dir, 'none'), () => false)).not.toThrow();
});

describe('hashes of files', () => {
  const file = () => join(dir, 'file.txt');
  const cache = () => join(dir, 'hashes.json');
  const hash = () => {
    const hashes = new FileHashes(cache());
    const value = hashes.of(file());
    hashes.save();
    return value;
  };
  /** Lets some seconds pass, in which the file stays as it is. */
  const isCached = () => existsSync(cache()) && readFileSync(cache(), 'utf8').includes('file.txt');

  test('depend on the bytes, also when size and time of change stay', () => {
    writeFileSync(file(), 'one');
    const { atime, mtime } = statSync(file());
    const first = hash();
    writeFileSync(file(), 'two');
    utimesSync(file(), atime, mtime);
    expect(hash()).not.toBe(first);
    writeFileSync(file(), 'one');
    expect(hash()).toBe(first);
  });

  const secondsAfterChange = (seconds: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: statSync(file()).ctimeMs + seconds * 1000 });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('of a file that was changed a moment ago are not cached: it may change again in the same tick', () => {
    writeFileSync(file(), 'one');
    secondsAfterChange(1.9);
    hash();
    expect(isCached()).toBe(false);
  });

  test('of a file that is no longer changing are cached, and not read from a damaged cache', () => {
    writeFileSync(file(), 'one');
    secondsAfterChange(2.1);
    const first = hash();
    expect(isCached()).toBe(true);
    expect(hash()).toBe(first);
    appendFileSync(cache(), ' ');
    expect(hash()).toBe(first);
  });

  test('stay cached after a run that asks for none', () => {
    writeFileSync(file(), 'one');
    secondsAfterChange(2.1);
    hash();
    new FileHashes(cache()).save();
    expect(isCached()).toBe(true);
  });
});
