import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The size of a folder in bytes. */
export function sizeOf(path: string): number {
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.reduce(
    (sum, entry) =>
      sum + (entry.isDirectory() ? sizeOf(join(path, entry.name)) : statSync(join(path, entry.name)).size),
    0,
  );
}

/** What a page of a built site loads, in bytes, compressed as a CDN would. */
export function pageWeight(siteDir: string, page: string): Record<string, number> {
  const html = readFileSync(join(siteDir, page), 'utf8');
  const files = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => String(match[1])))];
  const bytes = (paths: string[]) =>
    paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(siteDir, path))).length, 0);
  return {
    html: brotliCompressSync(html).length,
    styles: bytes(files(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)),
    scripts: bytes(files(/(?:modulepreload" href|<script src)="([^"]+)"/g)),
    fonts: files(/<link rel="preload" href="([^"]+\.woff2)"/g).reduce(
      (sum, path) => sum + statSync(join(siteDir, path)).size,
      0,
    ),
  };
}
