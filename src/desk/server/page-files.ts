import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ifThere } from '../../lib/command/folders.ts';

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
  const bytes = ifThere(() => readFileSync(join(pageDir, name)));
  return bytes && { bytes, type: types[name.split('.').at(-1) ?? ''] ?? '' };
}
