import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { digest } from '../lib/cache/file-hashes.ts';
import { existingFolder, isWithin, writableFolder } from '../lib/command/folders.ts';
import { CommandError } from '../lib/command/run-command.ts';
import { idFile } from './output-stage.ts';

/** Where a build reads and writes. */
export type BuildPaths = ReturnType<typeof readBuildPaths>;

/** Where a build reads and writes, by the environment. Throws when the build could not, or would destroy something. */
export function readBuildPaths(root: string) {
  const [contentDir, outDir, cacheDir] = [contentFolder(root), outputFolder(root), cacheFolder(root)];
  // The site is written beside the old one and then put in its place.
  writableFolder('OUT_DIR', dirname(outDir));
  const within = [root, contentDir, cacheDir].find((dir) => isWithin(dir, outDir));
  if (within) throw new CommandError(`OUT_DIR: a build replaces all of ${outDir}, and ${within} is in it`);
  if (existsSync(outDir) && readdirSync(outDir).length && !isSite(outDir)) {
    throw new CommandError(`OUT_DIR: a build replaces all of ${outDir}, and what is there is no site`);
  }
  return { root, contentDir, outDir, cacheDir };
}

/** The folder of the content. */
export function contentFolder(root: string): string {
  return existingFolder('CONTENT_DIR', resolve(process.env.CONTENT_DIR ?? join(root, 'content')));
}

/** The folder of the built site. */
export function outputFolder(root: string): string {
  return resolve(process.env.OUT_DIR ?? join(root, 'dist/client'));
}

/** The folder of the caches, which is made if there is none. */
export function cacheFolder(root: string): string {
  return writableFolder('CACHE_DIR', resolve(process.env.CACHE_DIR ?? join(root, '.cache')));
}

/** Where the state of the site in the output folder is kept. */
export function statePath({ cacheDir, outDir }: BuildPaths): string {
  return join(cacheDir, `site-${digest(outDir)}.json`);
}

function isSite(dir: string): boolean {
  return [idFile, '_headers', 'index.html'].some((name) => existsSync(join(dir, name)));
}
