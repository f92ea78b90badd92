import { afterAll, beforeAll, expect, test } from 'vitest';
import { runGit } from '../../../src/lib/git/git.ts';
import { MadeRepository } from '../../support/made-repository.ts';

let work: MadeRepository;
beforeAll(() => {
  work = new MadeRepository();
});
afterAll(() => work.remove());

test.each([
  [['rev-parse', '--verify', 'nowhere'], /^git rev-parse failed: fatal: /],
  [['-c', 'core.hooksPath=/dev/null', 'worktree', 'add', 'x', 'nowhere'], /^git worktree failed: fatal: /],
  [['-C', '.', 'switch', 'nowhere'], /^git switch failed: fatal: /],
])('git %j is named when it fails', (args, message) => {
  expect(() => runGit(work.root, args)).toThrow(message);
});

test('a folder that is gone is named, not git', () => {
  expect(() => runGit('/nowhere', ['status'])).toThrow('There is no folder /nowhere.');
});
