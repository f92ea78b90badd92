import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../../cache/files-below.ts';
import { pageWeight, sizeOf } from '../output-size.ts';
import type { Measured } from './difference.ts';

const parts = { html: 'HTML', styles: 'styles', scripts: 'scripts', fonts: 'fonts' } as const;

/**
 * Compares the bytes of two built sites: of one page of each kind that both have, and of the whole.
 * @param baseDir the site before
 * @param changeDir the site after
 */
export function comparePages(baseDir: string, changeDir: string): Measured[] {
  const [before, after] = [pagesByKind(baseDir), pagesByKind(changeDir)];
  const pages = [...before].flatMap(([kind, paths]) => {
    const page = paths.find((path) => after.get(kind)?.includes(path));
    return page ? [{ kind, page }] : [];
  });
  const weights = pages.flatMap(({ kind, page }) => {
    const [base, change] = [pageWeight(baseDir, page), pageWeight(changeDir, page)];
    return (Object.keys(parts) as (keyof typeof parts)[]).map((part) =>
      bytes(parts[part], base[part], change[part], kind),
    );
  });
  const index = (dir: string) => sizeOf(join(dir, 'pagefind'));
  return [
    ...weights,
    bytes('the search index', index(baseDir), index(changeDir)),
    bytes('the whole site', sizeOf(baseDir), sizeOf(changeDir)),
  ];
}

/** The HTML files of a built site by the components of their pages, as their manifests name them. */
function pagesByKind(siteDir: string): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  const manifests = join(siteDir, 'content/pages');
  for (const path of filesBelow(manifests)) {
    const { component } = JSON.parse(readFileSync(path, 'utf8')) as { component: string };
    const page = relative(manifests, path).replace(/json$/, 'html');
    if (existsSync(join(siteDir, page))) kinds.set(component, [...(kinds.get(component) ?? []), page]);
  }
  return kinds;
}

function bytes(what: string, base: number, change: number, of?: string): Measured {
  return { what, ...(of && { of }), unit: 'bytes', base: [base], change: [change] };
}
