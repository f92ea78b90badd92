import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { filesBelow } from '../cache/files-below.ts';
import type { BenchFigures } from './bench-figures.ts';
import { fontsFor } from './page-fonts.ts';

/** The size of a folder in bytes. */
export function sizeOf(path: string): number {
  return filesBelow(path).reduce((sum, file) => sum + statSync(file).size, 0);
}

/** What a page of a built site loads, compressed as a CDN would; fonts are compressed already. What stands in its HTML counts as what it is. */
export function pageWeight(siteDir: string, page: string): BenchFigures['textPageBrotliBytes'] {
  const html = readFileSync(join(siteDir, page), 'utf8');
  const document = parse(html);
  const files = (selector: string, attribute: string) => [
    ...new Set(document.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '')),
  ];
  const read = (path: string) => readFileSync(join(siteDir, path));
  const compressed = (texts: readonly (string | Buffer)[]) =>
    texts.reduce((sum, text) => sum + (text.length && brotliCompressSync(text).length), 0);
  const taken = (selector: string) =>
    document
      .querySelectorAll(selector)
      .map((element) => element.remove().textContent)
      .join('');
  const sheets = files('link[rel=stylesheet]', 'href').map((path) => read(path).toString());
  const scripts = new Set([...files('link[rel=modulepreload]', 'href'), ...files('script[src]', 'src')]);
  const [inlineStyles, inlineScripts] = [taken('style'), taken('script:not([src]):not([type])')];
  const shown = parse(document.querySelector('#root')?.toString() ?? '');
  // The names of other languages are set in a font of the system.
  for (const name of shown.querySelectorAll('[data-language]:not([aria-current])')) name.remove();
  const text = shown.textContent;
  const fonts = fontsFor([inlineStyles, ...sheets].join('\n'), text);
  return {
    html: compressed([document.toString()]),
    styles: compressed([inlineStyles, ...sheets]),
    scripts: compressed([inlineScripts, ...[...scripts].map(read)]),
    fonts: fonts.reduce((sum, path) => sum + statSync(join(siteDir, path)).size, 0),
  };
}
