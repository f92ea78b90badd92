import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../language/languages.ts';

/** A language of a built site, which the project may have no longer, or not yet. */
export interface SiteLanguage {
  /** What `hreflang` calls it. */
  tag: string;
  /** What precedes the paths of its pages. */
  prefix: string;
}

/** The languages that the home page of a built site names; those of the project where it names none. */
export function readSiteLanguages(dir: string): readonly SiteLanguage[] {
  const home = join(dir, 'index.html');
  const html = existsSync(home) ? readFileSync(home, 'utf8') : '';
  const named = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)]
    .map(([, tag = '', href = '']) => ({ tag, prefix: new URL(href).pathname.replace(/\/$/, '') }))
    .filter(({ tag }) => tag !== 'x-default');
  return named.length ? named : languages;
}
