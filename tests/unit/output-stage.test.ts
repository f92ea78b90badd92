import {
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OutputStage } from '../../src/build/output/output-stage.ts';
import { isIntact, readState } from '../../src/build/output/site-state.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'stage-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const out = () => join(dir, 'site');
const stage = () => new OutputStage(out(), join(dir, 'state.json'));
const read = (path: string) => readFileSync(join(out(), path), 'utf8');

const about = { fingerprint: '', pages: 0, remarks: '' };

function build(files: Record<string, string>): string[] {
  const made: string[] = [];
  const next = stage();
  for (const [path, text] of Object.entries(files)) {
    next.put(path, text, () => {
      made.push(path);
      return text;
    });
  }
  next.commit(about);
  return made;
}

test('unchanged files are reused, missing ones are removed', () => {
  expect(build({ 'a.html': 'a', 'b/c.html': 'c' })).toEqual(['a.html', 'b/c.html']);
  const { ino } = statSync(join(out(), 'a.html'));
  expect(build({ 'a.html': 'a', 'd.html': 'd' })).toEqual(['d.html']);
  expect(statSync(join(out(), 'a.html')).ino).toBe(ino);
  expect(existsSync(join(out(), 'b/c.html'))).toBe(false);
});

test('a version that is not committed leaves the previous one', () => {
  build({ 'a.html': 'a' });
  const next = stage();
  next.put('a.html', 'x', () => 'x');
  expect(read('a.html')).toBe('a');
  next.discard();
  expect(read('a.html')).toBe('a');
});

test('a damaged file is written again', () => {
  build({ 'a.html': 'long text' });
  rmSync(join(out(), 'a.html'));
  writeFileSync(join(out(), 'a.html'), 'short');
  expect(build({ 'a.html': 'long text' })).toEqual(['a.html']);
  expect(read('a.html')).toBe('long text');
});

test('a file whose bytes were changed is written again, also when its size is the same', () => {
  build({ 'a.html': 'text' });
  writeFileSync(join(out(), 'a.html'), 'tixt');
  expect(build({ 'a.html': 'text' })).toEqual(['a.html']);
  expect(read('a.html')).toBe('text');
});

test('a file of which only the times changed is reused: its bytes are the same', () => {
  build({ 'a.html': 'text' });
  utimesSync(join(out(), 'a.html'), 1, 1);
  expect(build({ 'a.html': 'text' })).toEqual([]);
});

test('the site is complete when it has all its files as they were written, and no others', () => {
  const isComplete = () => {
    const state = readState(out(), join(dir, 'state.json'));
    return state !== undefined && isIntact(out(), state);
  };
  const files = { 'a.html': 'a', 'b/c.html': 'c' };
  build(files);
  expect(isComplete()).toBe(true);
  for (const damage of [
    () => rmSync(join(out(), 'b/c.html')),
    () => writeFileSync(join(out(), 'b/c.html'), 'd'),
    () => writeFileSync(join(out(), 'b/new.html'), 'c'),
    () => rmSync(join(out(), 'content/build.json')),
    () => writeFileSync(join(dir, 'state.json'), '{}'),
  ]) {
    damage();
    expect(isComplete()).toBe(false);
    rmSync(out(), { recursive: true });
    build(files);
    expect(isComplete()).toBe(true);
  }
});

test('a damaged state, or one of another site, is not used', () => {
  build({ 'a.html': 'a' });
  writeFileSync(join(out(), 'content/build.json'), '{"id":"another"}');
  expect(build({ 'a.html': 'a' })).toEqual(['a.html']);
  writeFileSync(join(dir, 'state.json'), '{');
  expect(build({ 'a.html': 'a' })).toEqual(['a.html']);
});

test('after a build killed between its two renames, the next one recovers', () => {
  build({ 'a.html': 'a' });
  renameSync(out(), `${out()}.old`);
  expect(build({ 'a.html': 'a' })).toEqual([]);
  expect(read('a.html')).toBe('a');
});

test('notes are kept with reused files', () => {
  const first = stage();
  first.write('a.html', 'k', 'a', 'note');
  first.commit(about);
  const second = stage();
  expect(second.reuse('a.html', 'k')).toBe(true);
  expect(second.notes()).toEqual(['note']);
  second.discard();
});
