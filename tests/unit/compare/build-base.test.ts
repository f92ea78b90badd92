import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildBase } from '../../../scripts/compare/base-site.ts';
import { findBase } from '../../../src/lib/git/published-folder.ts';
import { MadeRepository } from '../../support/made-repository.ts';

// A site is kept for a year of the calendar, which must not end between two builds of it.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

let work: MadeRepository;
beforeEach(() => {
  work = new MadeRepository();
  mkdirSync(join(work.root, 'node_modules'));
});
afterEach(() => work.remove());

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
  buildBase(findBase(work.root, name), {
    root: work.root,
    cacheDir: join(work.root, '.cache'),
    env: { ...process.env, RUNS: join(work.dir, 'runs') },
    report: () => {},
  });

/** That nothing of the commit is left: neither files nor what git knows of them. */
function expectNoTree(): void {
  expect(work.git('worktree', 'list').split('\n')).toHaveLength(1);
  const left = readdirSync(join(work.root, '.cache/compare')).filter((name) => name.startsWith('worktree-'));
  expect(left).toEqual([]);
}

test('the site of a commit is built once, and nothing else is left of it', async () => {
  work.commit(project());
  work.write('content/text', 'edited, and not committed');
  const site = await build('main');
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('before');
  expect(readFileSync(join(work.root, 'content/text'), 'utf8')).toBe('edited, and not committed');
  expectNoTree();
  expect(await build('main')).toBe(site);
  expect(readFileSync(join(work.dir, 'runs'), 'utf8')).toBe('run ');
  work.commit({ 'content/text': 'next' });
  expect(readFileSync(join(await build('main'), 'index.html'), 'utf8')).toBe('next');
});

test('a commit that cannot be built leaves nothing behind, and what was built of it is not taken for the whole', async () => {
  work.commit(project('node build.mjs && node -e "process.exit(1)"'));
  for (const _ of ['at first', 'again'])
    await expect(build('main')).rejects.toThrow(/^The site of main \([\da-f]{7}\) could not be built/);
  expectNoTree();
  expect(existsSync(join(work.root, '.cache/compare/sites'))).toBe(false);
});
