import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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

test('that Git has failed before it has read everything is told in its words, not as one that is not there', () => {
  vi.stubEnv('PATH', work.otherGit(`checkout-index*) echo 'fatal: No space left on device' >&2; exit 128`));
  const run = () => runGit(work.root, ['checkout-index', '--stdin'], { input: 'x\n'.repeat(1_000_000) });
  expect(run).toThrow('git checkout-index failed: fatal: No space left on device');
  vi.unstubAllEnvs();
});
