import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { touchedSince } from '../../../src/content/published-content.ts';
import { publishedFolder } from '../../../src/lib/git/published-folder.ts';
import { MadeRepository } from '../../support/made-repository.ts';

let repository: MadeRepository | undefined;
afterEach(() => repository?.remove());

test('tells what differs in a folder, committed or not, and what it was', () => {
  repository = new MadeRepository({ 'content/a.json': 'old a', 'content/b/б.json': 'old b', 'content/c.json': 'c' });
  repository.git('switch', '--quiet', '--create', 'news');
  repository.commit({ 'content/a.json': 'new a', 'other.json': 'outside' });
  repository.write('content/new.json', 'new');
  rmSync(join(repository.root, 'content/b/б.json'));
  const published = publishedFolder(join(repository.root, 'content'));
  expect([...(published?.changed ?? [])].sort()).toEqual(['a.json', 'b/б.json']);
  expect(['b/б.json', 'new.json'].map((path) => published?.has(path))).toEqual([true, false]);
  expect(published?.read('a.json')).toBe('old a');
  expect(published?.read('b/б.json')).toBe('old b');
  expect(published?.read('new.json')).toBeUndefined();
  const isTouched = touchedSince(published);
  expect(['a.json', 'new.json', 'c.json'].map(isTouched)).toEqual([true, true, false]);
});

test('knows of nothing published where there is no main branch', () => {
  repository = new MadeRepository({ 'content/a.json': 'a' });
  repository.git('branch', '--move', 'work');
  expect(publishedFolder(join(repository.root, 'content'))).toBeUndefined();
});
