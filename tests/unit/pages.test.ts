import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import routesData from '../../content/data/routes.json' with { type: 'json' };
import type { RoutesData } from '../../content/model/routes.ts';
import { readContent, withFiles } from '../../src/content/content-tree.ts';
import { missingComponents } from '../../src/content/page-list.ts';
import { type Page, type PageName, pages } from '../../src/content/pages.ts';
import { loadPageComponent } from '../../src/site/pages/page-components.ts';
import { smallInstitute } from '../support/small-institute.ts';

const root = join(import.meta.dirname, '../..');
const components = Object.keys(pages) as PageName[];

/** The namespaces that every page has, or fetches when it needs them. */
const everywhere = ['labels', 'lang', 'modal', 'viewer'];

/** A file and what it imports at once, directly or not, below a folder. */
function withImports(path: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(path)) return found;
  const text = readFileSync(join(root, path), 'utf8');
  found.set(path, text);
  for (const [, name = ''] of text.matchAll(/^(?:import|\} from) .*?'(\.\.?\/[^']+\.tsx?)';$/gm)) {
    const imported = relative(root, join(root, dirname(path), name));
    if (imported.startsWith('src/site/')) withImports(imported, found);
  }
  return found;
}

/** The names that a page component gives to a function that reads namespaces. */
function readBy(component: PageName, call: RegExp): string[] {
  const file = component.replace(/\B[A-Z]/g, '-$&').toLowerCase();
  const texts = [...withImports(`src/site/pages/${file}.tsx`).values()];
  return [...new Set(texts.flatMap((text) => [...text.matchAll(call)].map(([, name = '']) => name)))];
}

test.each(components)('%s is the component of that name, and reads what the table says', async (component) => {
  expect((await loadPageComponent(component)).name).toBe(component);
  const { own, further = [], optional = [] }: Page = pages[component];
  const read = readBy(component, /\buseNamespace\('([^']+)'\)/g);
  const known = [...own, ...further, ...everywhere];
  expect(read.filter((name) => !known.includes(name))).toEqual([]);
  expect(further.filter((name) => !read.includes(name))).toEqual([]);
  const where = readBy(component, /\b(?:useOptionalNamespace|loadNamespace)\('([^']+)'\)/g);
  expect(where.filter((name) => ![...optional, ...everywhere].includes(name))).toEqual([]);
  expect(readBy(component, /\buseOwnNamespace<'([^']+)'>/g).filter((name) => !own.includes(name))).toEqual([]);
});

test('every route has its component', async () => {
  for (const { component } of (routesData as RoutesData).routes) {
    expect(await loadPageComponent(component), component).toBeTypeOf('function');
  }
});

test('a component that is missing is named (specification, section 8)', async () => {
  await expect(loadPageComponent('NowherePage')).rejects.toThrow('Page not found: NowherePage');
});

test('a component that is gone is missing, also while the schema still has it', () => {
  const tree = readContent(smallInstitute);
  expect(missingComponents(tree)).toEqual([]);
  const files = tree.files.map((file) => {
    if (file.kind.name !== 'routes-data') return file;
    const { $schema, routes } = file.value as RoutesData;
    return { ...file, value: { $schema, routes: [...routes, { ...routes[0], component: 'NowherePage' }] } };
  });
  expect(missingComponents(withFiles(tree, files))).toEqual(['NowherePage']);
});
