import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';

const root = join(import.meta.dirname, '../..');

/**
 * Compiles a module of the project with all that it imports into a file of the folder, and returns its path: processes start
 * sooner than where each compiles it for itself.
 */
export function compileModule(module: string, folder: string): string {
  const outfile = join(folder, basename(module).replace(/\.ts$/, '.mjs'));
  buildSync({ entryPoints: [join(root, module)], bundle: true, platform: 'node', format: 'esm', outfile });
  return outfile;
}
