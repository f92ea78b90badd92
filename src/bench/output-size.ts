import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { filesBelow } from '../cache/files-below.ts';

/** What a page loads before its visitor does anything, in bytes. */
export interface PageWeight {
  html: number;
  styles: number;
  scripts: number;
  fonts: number;
}

/** The size of a folder in bytes. */
export function sizeOf(path: string): number {
  return filesBelow(path).reduce((sum, file) => sum + statSync(file).size, 0);
}

/** What a page of a built site loads, compressed as a CDN would; fonts are compressed already. */
export function pageWeight(siteDir: string, page: string): PageWeight {
  const html = readFileSync(join(siteDir, page), 'utf8');
  const document = parse(html);
  const files = (selector: string, attribute: string) => [
    ...new Set(document.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '')),
  ];
  const bytes = (paths: string[]) =>
    paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(siteDir, path))).length, 0);
  const scripts = [...files('link[rel=modulepreload]', 'href'), ...files('script[src]', 'src')];
  return {
    html: brotliCompressSync(html).length,
    styles: bytes(files('link[rel=stylesheet]', 'href')),
    scripts: bytes([...new Set(scripts)]),
    fonts: files('link[rel=preload][as=font]', 'href').reduce(
      (sum, path) => sum + statSync(join(siteDir, path)).size,
      0,
    ),
  };
}
