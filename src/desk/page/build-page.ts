import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { digest, filesBelow } from '../../lib/cache/file-hashes.ts';

/** Modules that the page imports from elsewhere, as `dependency-cruiser.config.mjs` allows it. */
const importedByPage = [
  'src/desk/tables',
  'src/desk/merge-values.ts',
  'src/desk/part-version.ts',
  'src/content/field-words.ts',
  'src/content/file-kind.ts',
  'src/content/json/json-pointer.ts',
  'src/content/kind-table.ts',
  'src/content/kinds.ts',
  'src/content/markdown-blocks.ts',
  'src/content/news-archive.ts',
  'src/content/units.ts',
  'src/content/unknown-value.ts',
  'src/lib/cache/once-per.ts',
  'src/lib/language',
  'src/lib/text',
];

/**
 * Bundles the desk's page, unless its sources are those of a page in the cache.
 * @param cacheDir the folder of the cache
 * @returns the folder of the page
 */
export async function buildPage(root: string, cacheDir: string): Promise<string> {
  const sources = ['src/desk/browser', ...importedByPage, 'package-lock.json'];
  const files = sources.flatMap((name) => filesBelow(join(root, name)));
  const key = digest(...files.map((path) => `${relative(root, path)}\0${readFileSync(path, 'utf8')}\0`));
  const pages = join(cacheDir, 'desk/pages');
  const pageDir = join(pages, key);
  if (filesBelow(pageDir).length > 0) return pageDir;
  const { build } = await import('vite');
  const aside = `${pages}.${process.pid}`;
  await build({
    configFile: false,
    root: join(root, 'src/desk/browser'),
    logLevel: 'error',
    build: { outDir: aside, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
  });
  rmSync(pages, { recursive: true, force: true });
  mkdirSync(pages, { recursive: true });
  // Put in place whole: a build that was stopped leaves no page.
  renameSync(aside, pageDir);
  return pageDir;
}
