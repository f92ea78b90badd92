import { expect, test } from 'vitest';
import type { RoutesData } from '../../content/model/routes.ts';
import { readContent, withFiles } from '../../src/content/content-tree.ts';
import { pageInCollection } from '../../src/content/page-list.ts';
import { smallInstitute } from '../support/small-institute.ts';

const tree = readContent(smallInstitute);
const director = 'koval-olena';

/** The content with a route of its own for the director, before or after all others. */
function withOwnRoute(place: 'first' | 'last') {
  const files = tree.files.map((file) => {
    if (file.kind.name !== 'routes-data') return file;
    const { $schema, routes } = file.value as RoutesData;
    const own = {
      id: 'director',
      path: '/director',
      component: 'PersonPage',
      layout: 'main' as const,
      collection: 'people',
      item: director,
      namespaces: [`person/${director}`],
    };
    const value: RoutesData = { $schema, routes: place === 'first' ? [own, ...routes] : [...routes, own] };
    return { ...file, value };
  });
  return withFiles(tree, files);
}

test('of two routes that show an item, the first in the table has its page', () => {
  expect(pageInCollection(withOwnRoute('first'), 'people', director)?.path).toBe('/director');
  expect(pageInCollection(withOwnRoute('last'), 'people', director)?.path).toBe(`/person/${director}`);
});
