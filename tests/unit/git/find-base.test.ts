import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommandError } from '../../../src/lib/command/run-command.ts';
import { describeOlderBase, findBase, publishedFolder } from '../../../src/lib/git/published-folder.ts';
import { MadeRepository } from '../../support/made-repository.ts';

let work: MadeRepository;
let root: string;
beforeEach(() => {
  work = new MadeRepository();
  root = work.root;
});
afterEach(() => work.remove());

test('a branch that went on is compared where the work here began', () => {
  const began = work.commit({ a: '1' });
  work.git('switch', '--quiet', '--create', 'work');
  work.commit({ b: '1' });
  expect(findBase(root, 'main')).toEqual({ name: 'main', commit: began, short: began.slice(0, 7), newer: 0 });
  work.git('switch', '--quiet', 'main');
  work.commit({ c: '1' });
  work.commit({ d: '1' });
  work.git('switch', '--quiet', 'work');
  expect(findBase(root, 'main')).toMatchObject({ commit: began, newer: 2 });
  expect(describeOlderBase(findBase(root, 'main'))).toContain('main has 2 commits that are not here.');
  expect(describeOlderBase({ ...findBase(root, 'main'), newer: 1 })).toContain('main has 1 commit that is not here.');
  // The main branch, unless told otherwise: as the remote has it, where there is one.
  expect(findBase(root)).toMatchObject({ name: 'main', commit: began });
  work.git('update-ref', 'refs/remotes/origin/main', began);
  expect(findBase(root)).toMatchObject({ name: 'origin/main', commit: began, newer: 0 });
});

test('the main branch may have another name, to which the remote leads', () => {
  const began = work.git('rev-parse', 'HEAD');
  work.git('branch', '--move', 'main', 'master');
  work.git('update-ref', 'refs/remotes/origin/master', began);
  work.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/master');
  work.commit({ a: '1' });
  expect(findBase(root)).toMatchObject({ name: 'origin/HEAD', commit: began, newer: 0 });
  expect(publishedFolder(root)?.has('a')).toBe(false);
});

test('a commit that is not there is named in a line that says what to do', () => {
  // No option of git, and no file.
  for (const name of ['nowhere', '--all', '', 'main:.gitignore']) {
    expect(() => findBase(root, name)).toThrow(
      new CommandError(
        `git knows no branch, tag or commit ${name}. Fetch it (git fetch origin ${name}) or see git branch --all.`,
      ),
    );
  }
  const first = work.git('rev-parse', 'HEAD');
  work.commit({ a: '1' });
  work.git('clone', '--quiet', '--depth', '1', pathToFileURL(root).href, join(work.dir, 'shallow'));
  expect(() => findBase(join(work.dir, 'shallow'), first)).toThrow(/shallow.*git fetch --unshallow/);
  rmSync(join(root, '.git'), { recursive: true });
  work.git('init', '--quiet', '--initial-branch=main');
  for (const name of [undefined, 'main', 'HEAD']) {
    expect(() => findBase(root, name)).toThrow(
      new CommandError(`The git repository in ${root} has no commit yet, so there is nothing to compare with.`),
    );
  }
  rmSync(join(root, '.git'), { recursive: true });
  expect(() => findBase(root, 'main')).toThrow(/^There is no git repository/);
});
