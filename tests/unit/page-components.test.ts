import { expect, test } from 'vitest';
import routesData from '../../content/data/routes.json' with { type: 'json' };
import type { RoutesData } from '../../content/model/routes-data.ts';
import { loadPageComponent } from '../../src/site/pages/page-components.ts';
import { pageFileName } from '../../src/site/pages/page-file-name.ts';

test('every route has its component', async () => {
  for (const { component } of (routesData as RoutesData).routes) {
    expect(await loadPageComponent(component), component).toBeTypeOf('function');
  }
});

test('a component that is missing is named (specification, section 8)', async () => {
  await expect(loadPageComponent('NowherePage')).rejects.toThrow('Page not found: NowherePage');
});

test('a component is in the file of its name', () => {
  expect(pageFileName('NewsItemPage')).toBe('news-item-page.tsx');
});
