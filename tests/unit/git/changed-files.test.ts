import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedFiles } from '../../../src/git/changed-files.ts';
import { findBase } from '../../../src/git/find-base.ts';
import { MadeRepository } from '../../support/made-repository.ts';

let work: MadeRepository;
beforeAll(() => {
  work = new MadeRepository({ kept: '1', committed: '1', edited: '1', moved: '1', '.gitignore': '*.log' });
  work.git('switch', '--quiet', '--create', 'change');
  work.commit({ committed: '2' });
  work.write('edited', '2');
  mkdirSync(join(work.root, 'new'));
  renameSync(join(work.root, 'moved'), join(work.root, 'new/moved'));
  work.write('new/ї файл', '');
  work.write('ignored.log', '');
});
afterAll(() => work.remove());

test('paths start from the folder, also where it is not the top of the repository', () => {
  const made = new MadeRepository({ 'site/edited': '1', 'other/edited': '1' });
  made.write('site/edited', '2');
  made.write('other/edited', '2');
  made.write('site/new', '');
  expect(changedFiles(join(made.root, 'site'), { commit: 'HEAD' })).toEqual(['edited', 'new']);
  made.remove();
});

test.each([undefined, 'main', 'HEAD~1'])('since %s: committed, not yet committed, new, at both places', (ref) => {
  const files = changedFiles(work.root, findBase(work.root, ref));
  expect(files).toEqual(['committed', 'edited', 'moved', 'new/moved', 'new/ї файл']);
});
