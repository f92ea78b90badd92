import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildCommit } from '../../../src/compare/base/build-commit.ts';
import { findCommit } from '../../../src/compare/base/find-commit.ts';

let dir: string;
let root: string;
let lines: string[];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'base-'));
  root = join(dir, 'work');
  lines = [];
  mkdirSync(root);
  git('init', '--quiet', '--initial-branch=main');
  commit({ '.gitignore': '.cache\nnode_modules\n' });
});
afterEach(() => rmSync(dir, { recursive: true }));

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org'];
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

function commit(files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  git('add', '.');
  git('commit', '--quiet', '--message', Object.keys(files).join(' '));
  return git('rev-parse', 'HEAD');
}

/** A project whose build copies a text, and counts how often it ran. */
function project(build = 'node build.mjs'): Record<string, string> {
  return {
    'package.json': JSON.stringify({ name: 'made', version: '1.0.0', scripts: { build } }),
    'package-lock.json': JSON.stringify({ name: 'made', version: '1.0.0', lockfileVersion: 3, packages: {} }),
    'content/text': 'before',
    'build.mjs': `import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const { CONTENT_DIR, OUT_DIR, CACHE_DIR, RUNS } = process.env;
appendFileSync(RUNS, 'run ');
for (const dir of [OUT_DIR, CACHE_DIR]) mkdirSync(dir, { recursive: true });
writeFileSync(OUT_DIR + '/index.html', readFileSync(CONTENT_DIR + '/text'));
`,
  };
}

const build = (name: string) =>
  buildCommit(findCommit(root, name), {
    root,
    cacheDir: join(root, '.cache'),
    env: { ...process.env, RUNS: join(dir, 'runs') },
    report: (line) => lines.push(line),
  });

/** That nothing of the commit is left: neither files nor what git knows of them. */
function expectNoTree(): void {
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  expect(readdirSync(join(root, '.cache/compare'))).not.toContain('commit');
}

test('a branch that went on is compared where the work here began', () => {
  const began = commit({ a: '1' });
  git('switch', '--quiet', '--create', 'work');
  commit({ b: '1' });
  expect(findCommit(root, 'main')).toEqual({ name: 'main', commit: began, short: began.slice(0, 7), newer: 0 });
  git('switch', '--quiet', 'main');
  commit({ c: '1' });
  commit({ d: '1' });
  git('switch', '--quiet', 'work');
  expect(findCommit(root, 'main')).toMatchObject({ commit: began, newer: 2 });
  // The main branch, unless told otherwise: as the remote has it, where there is one.
  expect(findCommit(root)).toMatchObject({ name: 'main', commit: began });
  git('update-ref', 'refs/remotes/origin/main', began);
  expect(findCommit(root)).toMatchObject({ name: 'origin/main', commit: began, newer: 0 });
});

test('a commit that is not there is named in a line that says what to do', () => {
  expect(() => findCommit(root, 'nowhere')).toThrow(
    /^--with nowhere: there is no such branch.*git fetch origin nowhere/,
  );
  // No option of git.
  expect(() => findCommit(root, '--all')).toThrow(/^--with --all: there is no such branch/);
  const first = git('rev-parse', 'HEAD');
  commit({ a: '1' });
  git('clone', '--quiet', '--depth', '1', pathToFileURL(root).href, join(dir, 'shallow'));
  expect(() => findCommit(join(dir, 'shallow'), first)).toThrow(/shallow.*git fetch --unshallow/);
  rmSync(join(root, '.git'), { recursive: true });
  expect(() => findCommit(root, 'main')).toThrow(/^There is no git repository/);
});

test('the site of a commit is built once, and nothing else is left of it', async () => {
  commit(project());
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'content/text'), 'edited, and not committed');
  const site = await build('main');
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('before');
  expect(readFileSync(join(root, 'content/text'), 'utf8')).toBe('edited, and not committed');
  expectNoTree();
  expect(await build('main')).toBe(site);
  expect(readFileSync(join(dir, 'runs'), 'utf8')).toBe('run ');
  commit({ 'content/text': 'next' });
  expect(readFileSync(join(await build('main'), 'index.html'), 'utf8')).toBe('next');
  // Links into the tree were not followed when it was removed.
  expect(existsSync(join(root, 'node_modules'))).toBe(true);
});

test('other packages are installed for the build, and a line says so', async () => {
  commit(project());
  commit({
    'package-lock.json': JSON.stringify({ ...JSON.parse(project()['package-lock.json'] ?? ''), version: '2.0.0' }),
  });
  await build('main~1');
  expect(lines).toContainEqual(expect.stringMatching(/packages.*npm ci/));
  expectNoTree();
});

test('a commit that cannot be built leaves nothing behind', async () => {
  commit(project('node -e "process.exit(1)"'));
  await expect(build('main')).rejects.toThrow(/^The site of main \([\da-f]{7}\) could not be built/);
  expectNoTree();
  expect(existsSync(join(root, '.cache/compare/sites'))).toBe(false);
});

test('what a killed run left does not stop the next one', async () => {
  commit(project());
  mkdirSync(join(root, '.cache/compare'), { recursive: true });
  git('worktree', 'add', '--quiet', '--detach', join(root, '.cache/compare/commit'));
  await build('main');
  expectNoTree();
});
