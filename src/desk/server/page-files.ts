import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lookup } from 'mrmime';
import { digest, filesBelow } from '../../lib/cache/file-hashes.ts';

/** The rooms that the page's modules are in. */
const rooms = ['src/desk', 'src/content', 'src/lib'];

/**
 * Bundles the desk's page, unless one of the same rooms is in the cache.
 * @param cacheDir the folder of the cache
 * @returns the folder of the page
 */
export async function buildPage(root: string, cacheDir: string): Promise<string> {
  const files = [...rooms, 'package-lock.json'].flatMap((name) => filesBelow(join(root, name)));
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

/** A file that the desk sends, no JSON. */
export class PageFile {
  constructor(
    readonly type: string,
    readonly bytes: Buffer,
  ) {}
}

/** The files of a page by their addresses, read at once: a desk with newer code removes those of older ones from the disk. */
export function pageFiles(pageDir: string): ReadonlyMap<string, PageFile> {
  const paths = [join(pageDir, 'index.html'), ...filesBelow(join(pageDir, 'assets'))];
  return new Map(
    paths.map((path) => {
      const name = relative(pageDir, path).replaceAll('\\', '/');
      return [`/${name.replace('index.html', '')}`, new PageFile(lookup(path) ?? '', readFileSync(path))];
    }),
  );
}
