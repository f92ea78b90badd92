import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDir } from './site-server.ts';

/** A page that was built. */
export interface BuiltPage {
  /** Its path on the site. */
  url: string;
  /** The component that shows it. */
  component: string;
  html: string;
}

/** All pages that were built, in a stable order. */
export function builtPages(): BuiltPage[] {
  return readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .sort()
    .map((path) => {
      const html = readFileSync(join(siteDir, path), 'utf8');
      const [, component = ''] = /"component":"(\w+)"/.exec(html) ?? [];
      return { url: `/${path}`.replace(/(\/?index)?\.html$/, '') || '/', component, html };
    });
}
