import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the desk's page. */
export interface PageFile {
  type: string;
  bytes: Buffer;
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
  try {
    return { bytes: readFileSync(join(pageDir, name)), type: types[name.split('.').at(-1) ?? ''] ?? '' };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
