import { expect, test } from 'vitest';
import type { HeaderTexts } from '../../content/model/frame-texts.ts';
import type { NavigationData, NavigationItem } from '../../content/model/navigation-data.ts';
import { readContent } from '../browser/support/content.ts';
import { readPage } from './support/site.ts';

const leaves = (entries: NavigationItem[]): NavigationItem[] =>
  entries.flatMap((entry) => (entry.items ? leaves(entry.items) : [entry]));

test('every link of the menu is in the page', () => {
  const { navigation } = readContent<HeaderTexts>('ua/header.json');
  const { items } = readContent<NavigationData>('data/navigation.json');
  const links = readPage('index.html').querySelectorAll('#menu a');
  const shown = links.map((link) => `${link.getAttribute('href')} ${link.text.trim().replaceAll('\u00a0', ' ')}`);
  const expected = leaves(items).map(({ id, href, link }) => `${href ?? link} ${navigation[id]}`);
  // Links to other sites say so behind their words.
  expect(expected.filter((link) => !shown.some((each) => each.startsWith(link)))).toEqual([]);
});
