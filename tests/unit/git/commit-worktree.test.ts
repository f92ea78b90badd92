import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommandError } from '../../../src/lib/command/run-command.ts';
import { withCommitWorktree } from '../../../src/lib/git/commit-worktree.ts';
import { findBase } from '../../../src/lib/git/published-folder.ts';
import { compileModule } from '../../support/compile-module.ts';
import { MadeRepository } from '../../support/made-repository.ts';

let work: MadeRepository;
let root: string;
let parent: string;
let said: string[];

beforeEach(() => {
  said = [];
  work = new MadeRepository({
    'package.json': '{"name":"project","version":"1.0.0","workspaces":["content"]}',
    'content/package.json': '{"name":"@scope/content","version":"1.0.0"}',
    'package-lock.json': lockfile('1.0.0'),
    'content/text': 'before',
  });
  root = work.root;
  parent = join(root, '.cache/compare');
  work.commit({ 'content/text': 'after' });
  work.write('node_modules/plain/index.js', 'plain');
  work.write('node_modules/@scope/inner/index.js', 'inner');
  work.write('node_modules/.vite/kept', '');
  symlinkSync('../../content', join(root, 'node_modules/@scope/content'));
  symlinkSync('../content', join(root, 'node_modules/content'));
});
afterEach(() => work.remove());

function lockfile(version: string): string {
  return JSON.stringify({
    name: 'project',
    version,
    lockfileVersion: 3,
    packages: {
      '': { name: 'project', version: '1.0.0', workspaces: ['content'] },
      content: { name: '@scope/content', version: '1.0.0' },
      'node_modules/@scope/content': { resolved: 'content', link: true },
    },
  });
}

const withRef = <Result>(ref: string, use: (dir: string) => Promise<Result>) =>
  withCommitWorktree(root, findBase(root, ref), parent, (line) => said.push(line), use);

const read = (worktree: string, path: string) => readFileSync(join(worktree, path), 'utf8');

function expectNothingLeft(): void {
  expect(existsSync(parent) ? readdirSync(parent) : []).toEqual([]);
  expect(work.git('worktree', 'list').split('\n')).toHaveLength(1);
}

test('a commit is there with packages while it is used, and gone afterwards', async () => {
  const seen = await withRef('HEAD^1', async (worktree) => {
    expect(dirname(worktree)).toBe(parent);
    expect(read(worktree, 'node_modules/plain/index.js')).toBe('plain');
    expect(read(worktree, 'node_modules/@scope/inner/index.js')).toBe('inner');
    // A workspace is that of the commit.
    expect(read(worktree, 'node_modules/@scope/content/text')).toBe('before');
    expect(read(worktree, 'node_modules/content/text')).toBe('before');
    // Bundlers name things by the real paths of modules.
    const real = realpathSync(join(worktree, 'node_modules/plain/index.js'));
    expect(real.startsWith(realpathSync(worktree))).toBe(true);
    expect(readdirSync(join(worktree, 'node_modules'))).not.toContain('.vite');
    return read(worktree, 'content/text');
  });
  expect(seen).toBe('before');
  expectNothingLeft();
  expect(readFileSync(join(root, 'node_modules/plain/index.js'), 'utf8')).toBe('plain');
});

test('a workspace that is linked by its whole path, as on Windows, is that of the commit, too', async () => {
  rmSync(join(root, 'node_modules/content'));
  symlinkSync(realpathSync(join(root, 'content')), join(root, 'node_modules/content'));
  // A package that is linked from elsewhere leads there.
  symlinkSync('../../elsewhere', join(root, 'node_modules/elsewhere'));
  await withRef('HEAD^1', async (worktree) => {
    expect(read(worktree, 'node_modules/content/text')).toBe('before');
    const elsewhere = readlinkSync(join(worktree, 'node_modules/elsewhere'));
    expect(elsewhere).toBe(join(realpathSync(dirname(root)), 'elsewhere'));
  });
});

test('it is gone after an error, with files that were written into it', async () => {
  const work = withRef('main', async (worktree) => {
    mkdirSync(join(worktree, '.cache'));
    writeFileSync(join(worktree, '.cache/written'), '');
    writeFileSync(join(worktree, 'content/text'), 'changed');
    throw new Error('the work failed');
  });
  await expect(work).rejects.toThrow('the work failed');
  expectNothingLeft();
});

test.each(['SIGINT', 'SIGTERM'] as const)('it is gone when the process gets %s', async (signal) => {
  const module = pathToFileURL(compileModule('src/lib/git/commit-worktree.ts', work.dir)).href;
  const code = `
    import { withCommitWorktree } from ${JSON.stringify(module)};
    const [root, base, parent] = ${JSON.stringify([root, findBase(root, 'main'), parent])};
    await withCommitWorktree(root, base, parent, console.error, async () => {
      console.log('ready');
      await new Promise((resolve) => setTimeout(resolve, 100_000));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(readdirSync(parent)).toHaveLength(1);
  child.kill(signal);
  const [status] = await once(child, 'close');
  expect(status).toBeGreaterThan(128);
  expectNothingLeft();
});

test('what a killed process left behind goes with the next call, what another one uses stays', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const abandoned = join(parent, `worktree-${ended}`);
  const used = join(parent, `worktree-${process.ppid}`);
  for (const path of [abandoned, used]) work.git('worktree', 'add', '--quiet', '--detach', path, 'main');
  await withRef('main', async () => {
    expect(existsSync(abandoned)).toBe(false);
    expect(existsSync(used)).toBe(true);
  });
});

test('a commit with another lockfile gets packages of its own', async () => {
  work.commit({ 'package-lock.json': lockfile('1.0.1') });
  await withRef('HEAD^1', async (worktree) => {
    expect(said).toEqual([expect.stringMatching(/packages.*npm ci/)]);
    expect(existsSync(join(worktree, 'node_modules/plain'))).toBe(false);
    expect(read(worktree, 'node_modules/@scope/content/text')).toBe('after');
  });
  expectNothingLeft();
});

test('a project without packages says how to install them', async () => {
  rmSync(join(root, 'node_modules'), { recursive: true });
  const work = withRef('main', async () => expect.unreachable());
  await expect(work).rejects.toThrow(new CommandError('No packages are installed. Run: npm ci'));
  expectNothingLeft();
});
