import { expect, test } from 'vitest';
import { readImportGraph } from '../../src/test-run/import-graph.ts';
import { folderForFile } from '../support/temporary-folder.ts';
import { writeFiles } from '../support/write-files.ts';

test('a module is read with all that it imports, types and data too, and nothing else', () => {
  const root = folderForFile();
  writeFiles(root, {
    'src/start.ts': `import { readFileSync } from 'node:fs';
import './side-effect.ts';
import {
  first,
  second,
} from './of-lines.ts';
import type { Shape } from '../model/shape.ts';
import facts from '../facts.json' with { type: 'json' };
export { other } from './passed-on.tsx';
export const dir = join(import.meta.dirname, './folder');
type Late = import('./type-of.ts').Late;
const later = () => import('./later.ts?raw');
const text = "import { gone } from './gone.ts'";
`,
    'src/later.ts': "import './start.ts';",
    'src/alone.ts': "import { gone } from './gone.ts';",
    'src/style.css': '',
    'src/folder/page.ts': '',
    'facts.json': "import './src/alone.ts'",
    ...Object.fromEntries(
      ['side-effect.ts', 'of-lines.ts', 'passed-on.tsx', 'type-of.ts'].map((name) => [`src/${name}`, '']),
    ),
    'model/shape.ts': '',
  });
  const imported = ['side-effect.ts', 'of-lines.ts', 'passed-on.tsx', 'type-of.ts', 'later.ts'].map(
    (name) => `src/${name}`,
  );
  const ofStart = [...imported, 'model/shape.ts', 'facts.json'].sort();
  const graph = readImportGraph(['src/start.ts'], root);
  expect([...(graph.get('src/start.ts') ?? [])].sort()).toEqual(ofStart);
  expect([...graph.keys()].sort()).toEqual(['src/start.ts', ...ofStart].sort());
  expect(graph.get('src/later.ts')).toEqual(['src/start.ts']);
  expect([...readImportGraph(['src'], root).keys()]).toEqual(
    expect.arrayContaining(['src/alone.ts', 'src/folder/page.ts', 'src/start.ts']),
  );
});
