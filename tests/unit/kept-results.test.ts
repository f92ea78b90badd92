import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { KeptResults } from '../../src/cache/kept-results.ts';
import { folderForFile } from '../support/temporary-folder.ts';

const dir = folderForFile();
const path = join(dir, 'results');
beforeEach(() => rmSync(path, { force: true }));

const none = { hashOf: String };

/** Asks for results in a run of its own; each is made of its name and the inputs that it names. Returns which were made. */
function run(names: string[], hashes: Record<string, string> = {}, version = '1'): string[] {
  const kept = new KeptResults(path, version);
  const asked = { hashOf: (input: string) => hashes[input] ?? 'none', wholeOf: (input: string) => input[0] ?? '' };
  const made: string[] = [];
  for (const name of names) {
    const value = kept.get(name, 'key', asked, (named) => {
      for (const input of Object.keys(hashes)) if (input.length > 1) named.add(input);
      made.push(name);
      return { name };
    });
    expect(value).toEqual({ name });
  }
  kept.save();
  return made;
}

test('a result is kept as long as its inputs are the same, whether or not their whole is', () => {
  expect(run(['x', 'y'], { a: '1', a1: '1', a2: '1' })).toEqual(['x', 'y']);
  expect(run(['x', 'y'], { a: '1', a1: '1', a2: '1' })).toEqual([]);
  expect(run(['x', 'y'], { a: '2', a1: '1', a2: '1' })).toEqual([]);
  expect(run(['x', 'y'], { a: '3', a1: '1', a2: '2' })).toEqual(['x', 'y']);
  expect(run(['x', 'y'], { a: '4', a1: '1' })).toEqual(['x', 'y']);
});

test('its inputs are not asked for while their whole is the same', () => {
  run(['x'], { a: '1', a1: '1' });
  const asked: string[] = [];
  const hashOf = (input: string) => {
    asked.push(input);
    return '1';
  };
  const wholeOf = () => 'a';
  expect(new KeptResults(path, '1').get('x', 'key', { hashOf, wholeOf }, () => 'made')).toEqual({ name: 'x' });
  expect(asked).toEqual(['a']);
});

test('another key, another version and a damaged file make it again', () => {
  expect(run(['x'])).toEqual(['x']);
  expect(new KeptResults(path, '1').get('x', 'other', none, () => 'made')).toBe('made');
  expect(run(['x'], {}, '2')).toEqual(['x']);
  appendFileSync(path, ' ');
  expect(run(['x'], {}, '2')).toEqual(['x']);
});

test('what nobody asked for is dropped', () => {
  run(['x', 'y']);
  expect(run(['x'])).toEqual([]);
  expect(run(['x', 'y'])).toEqual(['y']);
});
