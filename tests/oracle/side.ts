import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const own = { tree: root, env: process.env };
export const cache = join(root, '.cache/oracle');

/** A reason that keeps the comparison from being made. */
export class OracleError extends Error {}

/** One of the two states that are compared. */
export interface Side {
  name: string;
  tree: string;
  /** Where its results are. */
  dir: string;
  /** True if a result that is there is never computed again. */
  isKept: boolean;
  env: NodeJS.ProcessEnv;
}

/** The base and the present state. Both have the noon of the base's day, and of the environment only what no result shows. */
export function sidesOf(commit: string): { base: Side; here: Side } {
  const [hash = '', day = ''] = run(own, ['git', 'log', '-1', '--format=%H %cs', commit, '--']).stdout.split(/\s/);
  const drivers = run(own, ['git', 'ls-tree', '--name-only', hash, 'tests/oracle/']).stdout;
  if (!drivers) throw new OracleError(`${commit} is older than tests/oracle.`);
  const { PATH, HOME, TMPDIR, CHROMIUM } = process.env;
  const env = {
    ...{ PATH, HOME, TMPDIR, CHROMIUM, LANG: 'en_US.UTF-8', TZ: 'UTC', NO_COLOR: '1' },
    // Findings below the cache are not compared with what is published.
    GIT_CEILING_DIRECTORIES: cache,
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'fixed-clock.mjs'))}`,
    ORACLE_NOW: `${day}T12:00:00Z`,
  };
  const name = `${hash.slice(0, 12)}-${process.version}`;
  const here = { name: 'here', tree: root, dir: join(cache, 'here'), isKept: false, env };
  const base = { name: hash.slice(0, 7), tree: join(cache, name, 'tree'), dir: join(cache, name), isKept: true, env };
  for (const { dir } of [here, base]) mkdirSync(dir, { recursive: true });
  // One base is enough: each has a tree with all packages.
  for (const other of readdirSync(cache).filter((each) => /^[0-9a-f]{12}-v/.test(each) && each !== name))
    rmSync(join(cache, other), { recursive: true });
  result(base, 'tree', (tree) => makeTree(hash, tree));
  return { base, here };
}

/** The path of a result, which is computed unless it is kept, and then put in place as a whole. */
export function result(side: Side, name: string, make: (path: string) => void): string {
  const path = join(side.dir, name);
  if (side.isKept && existsSync(path)) return path;
  console.error(`${side.name}: ${name}`);
  // A site is built where the last one is: what has not changed stays.
  const target = side.isKept ? `${path}.partial` : path;
  if (side.isKept) rmSync(target, { recursive: true, force: true });
  make(target);
  if (side.isKept) renameSync(target, path);
  return path;
}

/** Runs a program in a tree; its exit code, which has to be one of the expected ones, and what it printed. */
export function run({ tree, env }: Pick<Side, 'tree' | 'env'>, [program = '', ...args]: string[], expected = [0]) {
  const options = { cwd: tree, env, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { status, stdout, error } = spawnSync(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== null && expected.includes(status)) return { status, stdout };
  throw new OracleError(`${stdout}\nIn ${tree} failed: ${program} ${args.join(' ')}\n${error?.message ?? status}`);
}

/** Runs one of the drivers beside this file as the side has it. */
export function drive(side: Side, driver: string, ...args: string[]): void {
  run(side, [process.execPath, '--import', 'tsx', `tests/oracle/${driver}`, ...args]);
}

/** Writes the files of a commit into a folder, with the packages of its lockfile: the project's own where that is the same. */
function makeTree(commit: string, tree: string): void {
  const there = { tree, env: process.env };
  const packages = join(tree, 'node_modules');
  mkdirSync(tree);
  run(own, ['git', 'archive', `--output=${tree}.tar`, commit]);
  run(there, ['tar', '-xf', `${tree}.tar`]);
  rmSync(`${tree}.tar`);
  const [lock, other] = [root, tree].map((dir) => readFileSync(join(dir, 'package-lock.json'), 'utf8'));
  // Hard links: through a link to the folder, a bundler would leave the tree.
  if (lock === other) run(own, ['cp', '-al', 'node_modules', packages]);
  else run(there, ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  // Caches of tools, which would be shared.
  for (const name of readdirSync(packages).filter((each) => /^\.(?!bin$|package-lock)/.test(each)))
    rmSync(join(packages, name), { recursive: true });
}
