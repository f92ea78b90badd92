import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withCleanUp } from '../command/with-clean-up.ts';
import { type BuildFolders, measureBuild } from './measure-builds.ts';

/** Where a bench works. */
export interface BenchFolder {
  dir: string;
  /** A cache with all pictures encoded. */
  cacheDir: string;
}

/**
 * Calls `use` with a folder for all that is measured, removed at the end, also of an interrupted bench. It has a cache in which all pictures are encoded: they
 * are encoded once, because the bench measures pages. The shipped content is built for that, which also compiles the commands.
 * Nothing is removed before: ext4 looks for minutes at each file that was deleted before it creates one, at ten times the cost.
 */
export async function withBenchFolder<Result>(
  root: string,
  use: (folder: BenchFolder) => Promise<Result>,
): Promise<Result> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const dir = mkdtempSync(join(root, '.cache/bench-'));
  const folders = { contentDir: join(root, 'content'), outDir: join(dir, 'site'), cacheDir: join(dir, 'cache') };
  return withCleanUp(
    // A build may still be ending in it.
    () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }),
    async () => {
      copyImages(join(root, '.cache'), folders);
      await measureBuild(root, folders);
      return await use({ dir, cacheDir: folders.cacheDir });
    },
  );
}

/** Copies encoded pictures from another cache; those of other code or content do no harm. */
export function copyImages(fromCache: string, { cacheDir }: Pick<BuildFolders, 'cacheDir'>): void {
  const images = join(fromCache, 'images');
  if (existsSync(images)) cpSync(images, join(cacheDir, 'images'), { recursive: true });
}
