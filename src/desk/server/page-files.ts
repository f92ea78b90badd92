import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { digest, filesBelow } from '../../lib/cache/file-hashes.ts';
import { ifThere } from '../../lib/command/folders.ts';

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

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
};

/** The file of the page at an address, if there is one: the page itself or what lies in its one folder. */
export function pageFile(pageDir: string, pathname: string): PageFile | undefined {
  const [, name] = pathname === '/' ? ['', 'index.html'] : (/^\/(assets\/[\w-]+\.(?:js|css))$/.exec(pathname) ?? []);
  if (!name) return undefined;
  const bytes = ifThere(() => readFileSync(join(pageDir, name)));
  return bytes && new PageFile(types[name.split('.').at(-1) ?? ''] ?? '', bytes);
}
