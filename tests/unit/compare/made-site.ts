import { join } from 'node:path';
import { compareSites, type SiteChanges } from '../../../scripts/compare/compare-sites.ts';
import { folderForTest } from '../../support/temporary-folder.ts';
import { writeFiles } from '../../support/write-files.ts';

/** A made-up page. What is not given is the same on all pages. */
export interface MadePage {
  title?: string;
  main?: string;
  menu?: string;
  sidebar?: string;
  footer?: string;
  /** Stands for what a build puts into names. */
  hash?: string;
  head?: string;
  data?: string;
}

/** The pages of a made-up site by address, and its other files by path. */
export interface MadeSite {
  pages?: Record<string, MadePage>;
  files?: Record<string, string>;
  redirects?: string;
}

/** A page as the build writes it: landmarks, classes with hashes, bundles, data for scripts. */
export function html({
  title = 'Сторінка',
  main = '<p>Текст.</p>',
  menu = '<ul><li><a href="/library">Бібліотека</a></li></ul>',
  sidebar = '',
  footer = '<h2>Мапа сайту</h2>',
  hash = '1abcd',
  head = '',
  data = '{"text":"<main>…</main>"}',
}: MadePage): string {
  return `<!DOCTYPE html>
<html lang="uk"><head><meta charset="utf-8">
<link rel="stylesheet" href="/assets/static/style.${hash}xyz.css">
<title>${title} — Інститут</title>${head}
<link rel="modulepreload" href="/assets/chunks/chunk-${hash}xyz.js">
<meta property="og:image" content="https://example.org/cards/0${hash}0.jpg"></head>
<body><a class="_skip_${hash}_18" href="#content">До вмісту</a>
<header class="_header_${hash}_1"><a href="/">Інститут</a><nav id="menu">${menu}</nav></header>
<main id="content"><h1>${title}</h1>${main}</main>${sidebar && `<aside>${sidebar}</aside>`}
<footer class="_footer_${hash}_1">${footer}</footer>
<script type="application/json" id="page_data">${data}</script></body></html>
`;
}

/** Compares two made-up sites. */
export function compareMade(before: MadeSite, after: MadeSite): SiteChanges {
  const dir = folderForTest();
  write(join(dir, 'before'), before);
  write(join(dir, 'after'), after);
  return compareSites(join(dir, 'before'), join(dir, 'after'));
}

function write(dir: string, { pages = {}, files = {}, redirects = '' }: MadeSite): void {
  const texts: Record<string, string> = {
    _headers: "/*\n  Content-Security-Policy: script-src 'self'\n",
    _redirects: `${redirects}/*  /404.html  404\n`,
    ...files,
  };
  for (const [address, page] of Object.entries(pages)) {
    texts[address === '/' ? 'index.html' : `${address.slice(1)}.html`] = html(page);
  }
  writeFiles(dir, texts);
}
