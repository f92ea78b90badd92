import type { ContentTree } from '../../content/content-tree.ts';
import { SourceFile } from '../../content/json/source-file.ts';
import { addressAbove, sitePages } from '../../content/page-list.ts';
import { asList, asObject } from '../../content/unknown-value.ts';
import { writeValue } from './drafts.ts';
import { factsOf, type Thing, titlesOf } from './thing.ts';

/** Where the old addresses are. */
export const redirectsFile = 'data/redirects.json';

/**
 * The text of the redirects once addresses have moved or gone. What led to an old address leads to the new one, so that no
 * redirect leads to another one.
 * @param text the text of the file; undefined where there is none
 * @param moved the new address by the old one; undefined for one that is gone
 * @returns undefined if nothing changes
 */
export function redirectedText(
  text: string | undefined,
  moved: ReadonlyMap<string, string | undefined>,
): string | undefined {
  const before = asList(
    text === undefined ? [] : asObject(JSON.parse(new SourceFile(redirectsFile, text).text)).redirects,
  );
  const used = new Set(moved.values());
  const kept = before.flatMap((redirect) => {
    const { from, to } = asObject(redirect);
    // An address that a page has now, or that is listed below, is redirected nowhere else.
    if (used.has(String(from)) || moved.has(String(from))) return [];
    if (!moved.has(String(to))) return [redirect];
    const target = moved.get(String(to));
    return target === undefined ? [] : [{ ...asObject(redirect), to: target }];
  });
  const added = [...moved].flatMap(([from, to]) => (to === undefined ? [] : [{ from, to }]));
  const redirects = [...kept, ...added];
  if (added.length === 0 && kept.every((redirect, index) => redirect === before[index])) {
    if (kept.length === before.length) return undefined;
  }
  if (text !== undefined) return writeValue(text, 'redirects-data', '/redirects', redirects);
  return `${JSON.stringify({ $schema: '../schema/redirects-data.schema.json', redirects }, null, 2)}\n`;
}

/** Where an address that is gone may lead. */
export interface RedirectTargets {
  /** The pages that show no single item, in the order of the table of routes. */
  pages: { path: string; title: { ua: string; en: string } }[];
  /** The one above the first address. */
  proposed: string;
}

/** Finds the pages to which addresses may lead that are gone. */
export function redirectTargets(
  tree: ContentTree,
  things: ReadonlyMap<string, Thing>,
  addresses: readonly string[],
): RedirectTargets {
  const pages = sitePages(tree).flatMap(({ path, routeId, item }) => {
    const route = things.get(`route/${routeId}`);
    if (!route || item !== undefined || factsOf(route).indexed === false) return [];
    return [{ path, title: titlesOf(route) }];
  });
  return { pages, proposed: addressAbove(addresses[0] ?? '/', new Set(pages.map(({ path }) => path))) };
}
