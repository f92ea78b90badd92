import { join } from 'node:path';
import { digest } from '../cache/digest.ts';

/** Where a build reads and writes. */
export interface BuildPaths {
  root: string;
  contentDir: string;
  outDir: string;
  cacheDir: string;
}

/** Where the state of the site in the output folder is kept. */
export function statePath({ cacheDir, outDir }: BuildPaths): string {
  return join(cacheDir, `site-${digest(outDir)}.json`);
}
