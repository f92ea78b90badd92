import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { missingForSaving, saveWork } from '../../src/desk/save/save-work.ts';
import { MadeRepository } from '../support/made-repository.ts';

/** Commands that stop halfway, and how git is told to go on or back. */
interface Operation {
  name: string;
  /** Runs into it. */
  start: (git: Git) => void;
  /** The command with which git goes on once the conflict is resolved, and back. */
  goOn?: string;
  goBack?: string;
  /** Nothing is in conflict. */
  isPlain?: boolean;
}

type Git = (...args: string[]) => string;

const file = 'content/a.json';

const operations: Operation[] = [
  {
    name: 'a rebase',
    start: (git) => git('pull', '--rebase', 'origin', 'main'),
    goOn: 'git rebase --continue',
    goBack: 'git rebase --abort',
  },
  {
    name: 'a rebase that applies patches',
    start: (git) => git('rebase', '--apply', 'origin/main'),
    goOn: 'git rebase --continue',
    goBack: 'git rebase --abort',
  },
  {
    name: 'a merge',
    start: (git) => git('pull', '--no-rebase', 'origin', 'main'),
    goOn: 'git merge --continue',
    goBack: 'git merge --abort',
  },
  {
    name: 'a cherry-pick',
    start: (git) => git('cherry-pick', 'origin/main'),
    goOn: 'git cherry-pick --continue',
    goBack: 'git cherry-pick --abort',
  },
  {
    name: 'a cherry-pick of several commits whose first one was committed by hand',
    start: (git) => {
      git('cherry-pick', 'origin/main', 'origin/further');
      resolve(git);
      git('commit', '--no-edit');
    },
    goOn: 'git cherry-pick --continue',
    goBack: 'git cherry-pick --abort',
    isPlain: true,
  },
  {
    name: 'a revert',
    start: (git) => git('revert', '--no-edit', 'HEAD~1'),
    goOn: 'git revert --continue',
    goBack: 'git revert --abort',
  },
  {
    name: 'patches that are applied',
    start: (git) => {
      git('format-patch', '--output-directory', '.cache', '-1', 'origin/main');
      git('am', '--3way', '.cache/0001-Change.patch');
    },
    goOn: 'git am --continue',
    goBack: 'git am --abort',
  },
  {
    name: 'a bisection',
    start: (git) => git('bisect', 'start', 'HEAD', 'HEAD~2'),
    goBack: 'git bisect reset',
    isPlain: true,
  },
  {
    name: 'changes put aside that are taken out again',
    start: (git) => {
      write(git, 'put aside');
      git('stash');
      git('reset', '--hard', 'origin/main');
      git('stash', 'pop');
    },
  },
  {
    name: 'changes that a pull has put aside',
    start: (git) => {
      git('reset', '--hard', 'main');
      write(git, 'put aside');
      git('pull', '--rebase', '--autostash', 'origin', 'main');
    },
  },
];

let repository: MadeRepository;
afterEach(() => repository.remove());

/** A clone in which an editor works on a branch while somebody else publishes other words in the same place. */
function clone(isWorktree: boolean): { git: Git; dir: string } {
  repository = new MadeRepository({ [file]: '"first"', 'b.md': 'b' });
  repository.publish();
  repository.git('switch', '--quiet', '--create', 'theirs');
  repository.commit({ [file]: '"theirs"' });
  repository.git('push', '--quiet', 'origin', 'theirs:main');
  repository.commit({ 'b.md': 'further' });
  repository.git('push', '--quiet', 'origin', 'theirs:further');
  repository.git('switch', '--quiet', 'main');
  repository.git('branch', '--quiet', '--delete', '--force', 'theirs');
  repository.git('update-ref', 'refs/remotes/origin/main', 'origin/further~1');
  repository.git('switch', '--quiet', '--create', 'mine');
  repository.commit({ [file]: '"second"' });
  repository.commit({ [file]: '"mine"' });
  let dir = repository.root;
  if (isWorktree) {
    repository.git('switch', '--quiet', 'main');
    dir = join(repository.dir, 'linked');
    repository.git('worktree', 'add', '--quiet', dir, 'mine');
  }
  return { git: (...args) => gitIn(dir, args), dir };
}

/** Runs git as an editor does at a terminal; a conflict is no failure. */
function gitIn(dir: string, args: string[]): string {
  const options = ['-C', dir, '-c', 'core.editor=true'];
  try {
    return execFileSync('git', [...options, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    if (!/conflict/i.test(stdout + stderr)) throw error;
    return stdout;
  }
}

/** Takes back what somebody else has published: what is not undone here is merged with it otherwise. */
const withdraw = () => repository.git('push', '--quiet', '--force', 'origin', 'main~0:main');

const pathOf = (git: Git) => join(git('rev-parse', '--show-toplevel'), file);
const write = (git: Git, text: string) => writeFileSync(pathOf(git), `"${text}"`);

function resolve(git: Git): void {
  write(git, `${readFileSync(pathOf(git), 'utf8').length} characters, resolved`);
  git('add', '-u');
}

const isInConflict = (git: Git) => git('ls-files', '--unmerged') !== '';

/** Runs a command as it is advised. */
function run(git: Git, advice: string | undefined): void {
  if (advice) git(...advice.split(' ').slice(1));
}

const cases = [
  ...operations.map((each) => ({ ...each, isWorktree: false, place: 'a clone' })),
  ...operations.slice(0, 3).map((each) => ({ ...each, isWorktree: true, place: 'a worktree' })),
];

describe.each(cases)('$name in $place', ({ start, goOn, goBack, isPlain, isWorktree }) => {
  const save = (dir: string) =>
    saveWork({ contentDir: join(dir, 'content'), message: 'News', language: 'en', check: async () => 0 });

  test('keeps work from being saved until it is finished, and says how it is', async () => {
    const { git, dir } = clone(isWorktree);
    start(git);
    const state = () => [git('status', '--porcelain=2', '--branch'), readFileSync(pathOf(git), 'utf8')];
    const before = state();
    const told = await save(dir).then(String, String);
    const missing = (language: 'uk' | 'en') => missingForSaving(join(dir, 'content'), language);
    expect(missing('en')).toBe(told.replace(/^Error: /, ''));
    for (const words of [missing('en'), missing('uk')]) {
      for (const advice of [goOn, goBack, !isPlain && file]) if (advice) expect(words).toContain(advice);
    }
    expect(state()).toEqual(before);

    if (isPlain) run(git, goOn ?? goBack);
    while (isInConflict(git)) {
      resolve(git);
      run(git, goOn);
    }
    expect(missing('en')).toBeUndefined();
    withdraw();
    write(git, 'saved');
    const sent = await save(dir);
    expect(repository.inRemote('show', `${sent?.branch}:${file}`)).toBe('"saved"');
  });

  test.skipIf(!goBack)('is no obstacle once it is undone', async () => {
    const { git, dir } = clone(isWorktree);
    start(git);
    run(git, goBack);
    withdraw();
    write(git, 'saved');
    const sent = await save(dir);
    expect(repository.inRemote('show', `${sent?.branch}:${file}`)).toBe('"saved"');
  });
});
