import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { readChecksummed, removeUnused, writeChecksummed } from '../../src/lib/cache/checksummed-file.ts';
import { fileHash } from '../../src/lib/cache/file-hashes.ts';
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

test('the hash of a file depends on its bytes, also when size and time of change stay', () => {
  const file = join(dir, 'file.txt');
  writeFileSync(file, 'one');
  const { atime, mtime } = statSync(file);
  const first = fileHash(file);
  writeFileSync(file, 'two');
  utimesSync(file, atime, mtime);
  expect(fileHash(file)).not.toBe(first);
  writeFileSync(file, 'one');
  expect(fileHash(file)).toBe(first);
});
