import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { pageNeeds } from '../../src/content/page-needs.ts';
import { pageComponentNames } from '../../src/renderer/page-component-names.ts';
import { pageFileName } from '../../src/site/pages/page-file-name.ts';

const root = join(import.meta.dirname, '../..');
const components = pageComponentNames(root);

/** What every page has, or fetches when it needs it. */
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

/** The names of the namespaces that a page component cannot do without, but for its own. */
function namespacesReadBy(component: string): string[] {
  const texts = [...withImports(`src/site/pages/${pageFileName(component)}`).values()];
  return texts.flatMap((text) => [...text.matchAll(/\buseNamespace\('([^']+)'\)/g)].map(([, name = '']) => name));
}

test('the table has every page component, and no other', () => {
  expect(Object.keys(pageNeeds).sort()).toEqual(components.sort());
});

test.each(components)('%s reads what the table says', (component) => {
  const { own, further = [] } = pageNeeds[component] ?? { own: [] };
  const known = [Array.isArray(own) ? own : [], further, everywhere].flat();
  const read = namespacesReadBy(component);
  expect([...new Set(read)].filter((name) => !known.includes(name))).toEqual([]);
  expect(further.filter((name) => !read.includes(name))).toEqual([]);
});
