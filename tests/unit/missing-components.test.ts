import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import routesData from '../../content/data/routes.json' with { type: 'json' };
import { missingComponents } from '../../src/build/missing-components.ts';
import { readContent } from '../../src/content/content-tree.ts';
import { pageComponentNames } from '../../src/renderer/page-component-names.ts';
import { pageFileName } from '../../src/site/pages/page-file-name.ts';
import { folderForTest } from '../support/temporary-folder.ts';

const project = join(import.meta.dirname, '../..');
const tree = readContent(join(project, 'content'));

test('no route of the project names a component that is missing', () => {
  expect(missingComponents(tree, project)).toEqual([]);
});

test('a component whose file is gone is missing, also while the schema still has it', () => {
  const root = folderForTest();
  const pages = join(root, 'src/site/pages');
  mkdirSync(pages, { recursive: true });
  const gone = routesData.routes[0]?.component;
  for (const name of pageComponentNames(project)) {
    if (name !== gone) writeFileSync(join(pages, pageFileName(name)), '');
  }
  expect(missingComponents(tree, root)).toEqual([gone]);
});
