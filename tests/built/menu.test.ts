import { expect, test } from 'vitest';
import type { HeaderTexts } from '../../content/model/frame-texts.ts';
import type { NavigationData, NavigationItem } from '../../content/model/routes.ts';
import { withPlainSpaces } from '../../src/lib/language/no-break-spaces.ts';
import { labels, readContent } from '../browser/support/content.ts';
import { group, nested } from '../browser/support/menu.ts';
import { readPage } from './support/site.ts';

const { items } = readContent<NavigationData>('data/navigation.json');

const leaves = (entries: NavigationItem[]): NavigationItem[] =>
  entries.flatMap((entry) => (entry.items ? leaves(entry.items) : [entry]));

test('every link of the menu is in the page', () => {
  const { navigation } = readContent<HeaderTexts>('ua/header.json');
  const links = readPage('index.html').querySelectorAll('#menu a');
  const shown = links.map((link) => `${link.getAttribute('href')} ${link.text.trim().replaceAll('\u00a0', ' ')}`);
  const expected = leaves(items).map(({ id, href, link }) => `${href ?? link} ${navigation[id]}`);
  // Links to other sites say so behind their words.
  expect(expected.filter((link) => !shown.some((each) => each.startsWith(link)))).toEqual([]);
});

test('links to other sites open in a new tab and say so', () => {
  const links = readPage('index.html').querySelectorAll('#menu a[target=_blank]');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(leaves(items).flatMap(({ link }) => link ?? []));
  for (const link of links) {
    expect(withPlainSpaces(link.text)).toContain(labels('ua').common.opensInNewTab);
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

test('a page has the colour of its part of the site', () => {
  for (const { colour, items: entries = [] } of items.filter((each) => each.colour)) {
    const href = leaves(entries).find((entry) => entry.href && !entry.href.includes('department'))?.href ?? '';
    if (href)
      expect(
        readPage(`${href.slice(1)}.html`)
          .querySelector('main')
          ?.getAttribute('data-colour'),
      ).toBe(colour);
  }
});

test('the entry of the page is marked in the menu, and the groups around it', () => {
  const href = nested?.items?.find((entry) => entry.href)?.href ?? '';
  const menu = readPage(`${href.slice(1)}.html`).querySelector('#menu');
  const marked = menu?.querySelectorAll('[data-group] > [aria-current]') ?? [];
  expect(marked.map((entry) => entry.parentNode?.getAttribute('data-group'))).toEqual([group?.id, nested?.id]);
  expect(menu?.querySelector('[aria-current=page]')?.getAttribute('href')).toBe(href);
});
