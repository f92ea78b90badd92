import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readContent } from '../../src/content/content-tree.ts';
import { itemsCalled, itemValue } from '../../src/content/items.ts';
import { routeTable, sitePages } from '../../src/content/page-list.ts';
import { type Page, pageNamed, pages as pageTable, reservedIds } from '../../src/content/pages.ts';
import { isSample } from '../../src/content/published-content.ts';
import { listsDocument, pageAnchors } from '../../src/content/views/page-anchors.ts';
import { languages } from '../../src/lib/language/languages.ts';
import { fileAt, readBuilt, readPage } from './support/site.ts';

const content = join(import.meta.dirname, '../../content');

/** The ids to which links can lead; others are for the script, for forms and for drawings. */
const linked = /<(?:html|h[2-6]|section|article|figure|li|dt|p|tr)(?=\s)[^>]*?\sid="([^"]+)"/g;

describe('what the check of the content knows of the parts of pages', () => {
  /** The ids that each page has, by its file, and those that the check knows, with the component. */
  const pages: { file: string; component: unknown; found: string[]; known: ReadonlySet<string> }[] = [];

  beforeAll(() => {
    const tree = readContent(content);
    const components = new Map(routeTable(tree).map(({ id, component }) => [id, component]));
    for (const page of sitePages(tree))
      for (const { code, prefix } of languages) {
        const file = fileAt(`${prefix}${page.path}`.replace(/(.)\/$/, '$1'));
        pages.push({
          file,
          component: components.get(page.routeId),
          found: [...readBuilt(file).matchAll(linked)].map(([, id = '']) => id),
          known: pageAnchors(tree, page)(code),
        });
      }
  });

  test('every id to which a link can lead is known', () => {
    const unknown = pages.flatMap(({ file, found, known }) =>
      found.filter((id) => !known.has(id)).map((id) => `${file}#${id}`),
    );
    expect(unknown).toEqual([]);
  });

  test('every document that a page lists may be named in its address', () => {
    const tree = readContent(content);
    const items = itemsCalled(tree, 'document').map(itemValue);
    const idOf = new Map(items.map(({ file, id }) => [`/files/${file}`, String(id)]));
    const listing = sitePages(tree).filter(({ collection }) => collection !== 'documents');
    const unknown = listing.flatMap((page) => {
      const saved = readPage(fileAt(page.path)).querySelectorAll('main a[download]');
      const ids = saved.flatMap((link) => idOf.get(link.getAttribute('href') ?? '') ?? []);
      return ids.filter((id) => !listsDocument(tree, page, id)).map((id) => `${page.path}#document=${id}`);
    });
    expect(unknown).toEqual([]);
  });

  // Another institute has not every kind of page.
  test.runIf(isSample(content))('every heading that components are said to have is on one of their pages', () => {
    // Departments and laboratories have theirs in common.
    const gone = [...new Set(Object.values<Page>(pageTable).map(({ headings }) => headings))].flatMap((headings) => {
      const ofThem = pages.filter(({ component }) => pageNamed(component)?.headings === headings);
      const found = new Set(ofThem.flatMap((page) => page.found));
      return headings?.filter((id) => !found.has(id)) ?? [];
    });
    expect(gone).toEqual([]);
  });

  test('every id that a page has besides is kept from the headings of texts', () => {
    const page = readPage('en.html');
    const ids = page.querySelectorAll('[id]').map(({ id }) => id);
    const slugs = ids.filter((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id));
    expect(slugs.filter((id) => !reservedIds.includes(id) && !/-soon$/.test(id))).toEqual([]);
  });
});
