import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { digest, fileHash, filesBelow } from '../../../lib/cache/file-hashes.ts';
import { madeFolder } from '../../../lib/cache/made-folder.mjs';
import { isWithin } from '../../../lib/command/folders.ts';
import { CommandError } from '../../../lib/command/run-command.ts';

/** The built client and server bundles. */
export interface Bundle {
  /** The folder that holds `client`, `server` and Vite's manifest. */
  dir: string;
  key: string;
}

/** The sources of the bundles: what browsers are sent and pages are rendered with, dependencies and configuration. */
const inputs = [
  'src/lib/language',
  'src/lib/namespaces',
  'src/lib/question',
  'src/lib/text',
  'src/site',
  'vite.config.ts',
  'package-lock.json',
  'package.json',
];
/** The part of these that runs in Node only, beside the bundles. */
const notBundled = 'src/site/renderer/prerender/';

/** The number of bundles that are kept: for switching between branches, and for builds still running. */
const keptBundles = 3;

/**
 * Returns the bundles of the current code: from the cache if they are there and complete, otherwise built now.
 * @param report is told when the bundler runs.
 */
export async function ensureBundle(
  root: string,
  cacheDir: string,
  report: (message: string) => void,
): Promise<Bundle> {
  const key = bundleKey(root);
  if (!isWithin(cacheDir, root)) linkPackages(root, cacheDir);
  const dir = await madeFolder(cacheDir, key, keptBundles, (outDir) => {
    report('building the bundles');
    runVike(root, outDir);
  });
  return { dir, key };
}

/** Lets bundles outside of the project find its packages, which Node looks for in the folders above the bundles. */
function linkPackages(root: string, cacheDir: string): void {
  const [link, packages] = [join(cacheDir, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(cacheDir, { recursive: true });
  if (existsSync(link) && realpathSync(link) === realpathSync(packages)) return;
  // Of another project, or of this one when it was elsewhere.
  rmSync(link, { force: true });
  symlinkSync(packages, link, 'junction');
}

/** Runs `vike build` in a process of its own: the bundler's memory goes when it is done. */
function runVike(root: string, outDir: string): void {
  const bin = join(root, 'node_modules/vike/bin.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'build'], {
    cwd: root,
    // Relative: vike takes an absolute path outside of the project for one inside.
    env: { ...process.env, NODE_ENV: 'production', BUNDLE_DIR: relative(root, outDir) },
    encoding: 'utf8',
  });
  if (status === 0) return;
  // When the disk is full, this fails with a line that says so; the bundler fails with a page.
  writeFileSync(join(outDir, '.room'), Buffer.alloc(2 ** 20));
  throw new CommandError(`The bundles could not be built:\n${stdout}\n${stderr}`);
}

/** The hash of all that goes into the bundles of the code. */
export function bundleKey(root: string): string {
  const paths = inputs.flatMap((input) => filesBelow(join(root, input)));
  const names = paths.map((path) => relative(root, path)).filter((name) => !name.startsWith(notBundled));
  return digest(process.version, ...names.map((name) => `\0${name}\0${fileHash(join(root, name))}`));
}
