import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The built client and server bundles. */
export interface Bundle {
  /** The folder that holds `client`, `server` and Vite's manifest. */
  dir: string;
  /** The hash of all that went into it. */
  key: string;
}

/** What the bundles depend on: code, dependencies and configuration, and nothing of the content. */
const inputs = ['src', 'vite.config.ts', 'package-lock.json', 'package.json'];
/** Parts of `src` that run in Node only, beside the bundles. */
const notBundled = ['src/compiler', 'src/renderer/prerender'];

/** Which files a bundle consists of, with their hashes: a damaged or foreign cache is noticed by it. */
const listName = 'bundle.json';

/**
 * Returns the bundles of the code as it stands: from the cache if they are there and whole, or else freshly built.
 * @param report is told when the bundler runs.
 */
export function ensureBundle(root: string, cacheDir: string, report: (message: string) => void): Bundle {
  const key = inputsHash(root);
  const dir = join(cacheDir, key);
  if (isWhole(dir)) return { dir, key };
  report('building the bundles');
  const aside = join(cacheDir, `.building-${process.pid}`);
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  try {
    runVike(root, aside);
    writeFileSync(join(aside, listName), JSON.stringify(hashes(aside)));
    rmSync(dir, { recursive: true, force: true });
    renameSync(aside, dir);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  for (const other of readdirSync(cacheDir)) {
    if (other !== key && !other.startsWith('.')) rmSync(join(cacheDir, other), { recursive: true, force: true });
  }
  return { dir, key };
}

/** Runs `vike build` in a process of its own: the bundler's memory goes when it is done. */
function runVike(root: string, outDir: string): void {
  const bin = join(root, 'node_modules/vike/bin.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', BUNDLE_DIR: outDir },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The bundles could not be built:\n${stdout}\n${stderr}`);
}

function inputsHash(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    for (const path of filesBelow(join(root, input))) {
      const name = relative(root, path);
      if (notBundled.some((folder) => name.startsWith(`${folder}/`))) continue;
      hash.update(`\0${name}\0`).update(readFileSync(path));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function isWhole(dir: string): boolean {
  const list = join(dir, listName);
  if (!existsSync(list)) return false;
  try {
    return JSON.stringify(hashes(dir)) === readFileSync(list, 'utf8');
  } catch {
    return false;
  }
}

function hashes(dir: string): Record<string, string> {
  const entries = filesBelow(dir)
    .map((path) => [relative(dir, path), path] as const)
    .filter(([name]) => name !== listName)
    .map(([name, path]) => [name, createHash('sha256').update(readFileSync(path)).digest('hex')]);
  return Object.fromEntries(entries);
}

/** Every file in a folder and below, sorted; a file gives itself. */
export function filesBelow(path: string): string[] {
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(path);
  } catch {
    return [path];
  }
  return entries
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
    .sort();
}

function readEntries(path: string) {
  return readdirSync(path, { withFileTypes: true });
}
