import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RefWorktree, withRefWorktree } from '../../src/command/ref-worktree.ts';
import { CommandError } from '../../src/command/run-command.ts';

let dir: string;
let root: string;
let parent: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ref-worktree-'));
  root = join(dir, 'project');
  parent = join(root, '.cache/compare');
  mkdirSync(root);
  git(root, 'init', '--quiet', '--initial-branch', 'main');
  write('.gitignore', '.cache/\nnode_modules/\n');
  write('package.json', '{"name":"project","version":"1.0.0","workspaces":["content"]}');
  write('content/package.json', '{"name":"@scope/content","version":"1.0.0"}');
  write('package-lock.json', lockfile('1.0.0'));
  write('content/text', 'before');
  commit();
  write('content/text', 'after');
  commit();
  write('node_modules/plain/index.js', 'plain');
  write('node_modules/@scope/inner/index.js', 'inner');
  write('node_modules/.vite/kept', '');
  symlinkSync('../../content', join(root, 'node_modules/@scope/content'));
  symlinkSync('../content', join(root, 'node_modules/content'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function git(cwd: string, ...args: string[]): void {
  const people = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', '-c', 'protocol.file.allow=always'];
  execFileSync('git', [...people, ...args], { cwd, stdio: 'pipe' });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function commit(): void {
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message', 'Change');
}

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

const read = (worktree: RefWorktree, path: string) => readFileSync(join(worktree.dir, path), 'utf8');

function expectNothingLeft(): void {
  expect(existsSync(parent) ? readdirSync(parent) : []).toEqual([]);
  const list = execFileSync('git', ['worktree', 'list'], { cwd: root, encoding: 'utf8' });
  expect(list.trim().split('\n')).toHaveLength(1);
}

test('a commit is there with packages while it is used, and gone afterwards', async () => {
  const seen = await withRefWorktree(root, 'HEAD^1', parent, async (worktree) => {
    expect(worktree.commit).toMatch(/^[0-9a-f]{40}$/);
    expect(dirname(worktree.dir)).toBe(parent);
    expect(read(worktree, 'node_modules/plain/index.js')).toBe('plain');
    expect(read(worktree, 'node_modules/@scope/inner/index.js')).toBe('inner');
    // A workspace is that of the commit.
    expect(read(worktree, 'node_modules/@scope/content/text')).toBe('before');
    expect(read(worktree, 'node_modules/content/text')).toBe('before');
    // Bundlers name things by the real paths of modules.
    const real = realpathSync(join(worktree.dir, 'node_modules/plain/index.js'));
    expect(real.startsWith(realpathSync(worktree.dir))).toBe(true);
    expect(readdirSync(join(worktree.dir, 'node_modules'))).not.toContain('.vite');
    return read(worktree, 'content/text');
  });
  expect(seen).toBe('before');
  expectNothingLeft();
  expect(readFileSync(join(root, 'node_modules/plain/index.js'), 'utf8')).toBe('plain');
});

test('it is gone after an error, with files that were written into it', async () => {
  const work = withRefWorktree(root, 'main', parent, async (worktree) => {
    mkdirSync(join(worktree.dir, '.cache'));
    writeFileSync(join(worktree.dir, '.cache/written'), '');
    writeFileSync(join(worktree.dir, 'content/text'), 'changed');
    throw new Error('the work failed');
  });
  await expect(work).rejects.toThrow('the work failed');
  expectNothingLeft();
});

test.each(['SIGINT', 'SIGTERM'] as const)('it is gone when the process gets %s', async (signal) => {
  const module = pathToFileURL(join(import.meta.dirname, '../../src/command/ref-worktree.ts')).href;
  const code = `
    import { withRefWorktree } from ${JSON.stringify(module)};
    const [root, parent] = ${JSON.stringify([root, parent])};
    await withRefWorktree(root, 'main', parent, async () => {
      console.log('ready');
      await new Promise((resolve) => setTimeout(resolve, 100_000));
    });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    cwd: join(import.meta.dirname, '../..'),
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
  for (const path of [abandoned, used]) git(root, 'worktree', 'add', '--quiet', '--detach', path, 'main');
  await withRefWorktree(root, 'main', parent, async () => {
    expect(existsSync(abandoned)).toBe(false);
    expect(existsSync(used)).toBe(true);
  });
});

test('a commit with another lockfile gets packages of its own', async () => {
  write('package-lock.json', lockfile('1.0.1'));
  commit();
  await withRefWorktree(root, 'HEAD^1', parent, async (worktree) => {
    expect(existsSync(join(worktree.dir, 'node_modules/plain'))).toBe(false);
    expect(read(worktree, 'node_modules/@scope/content/text')).toBe('after');
  });
  expectNothingLeft();
});

const unused = async (): Promise<never> => expect.unreachable();
const failure = (ref: string, from = root) =>
  withRefWorktree(from, ref, parent, unused).then(
    () => '',
    (error: unknown) => (error instanceof CommandError ? error.message : String(error)),
  );

test.each(['nowhere', '--all', '', 'main:content/text'])('"%s" is refused as no commit', async (ref) => {
  expect(await failure(ref)).toBe(`git knows no commit ${ref}.`);
  expectNothingLeft();
});

test('a clone that does not hold the commit says how to get it', async () => {
  const shallow = join(dir, 'shallow');
  git(dir, 'clone', '--quiet', '--depth', '1', pathToFileURL(root).href, shallow);
  expect(await failure('HEAD^1', shallow)).toMatch(/HEAD\^1: this clone is shallow.*git fetch --unshallow/);
});

test('a folder that is no clone says so', async () => {
  const bare = join(dir, 'bare');
  mkdirSync(bare);
  expect(await failure('main', bare)).toContain(`${bare} is not a clone`);
});

test('a project without packages says how to install them', async () => {
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(await failure('main')).toBe('No packages are installed. Run: npm ci');
  expectNothingLeft();
});
