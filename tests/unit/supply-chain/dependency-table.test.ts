import { expect, test } from 'vitest';
import { withDependencyTable } from '../../../src/supply-chain/dependency-table.ts';

test('packages with the same reason share a row, and the document around stays', () => {
  const document =
    'a\n<!-- dependencies: written by "npm run supply-chain -- --write" -->\nold\n<!-- /dependencies -->\nb';
  const packageFile = { dependencies: { x: '1.0.0', y: '1.0.0' }, devDependencies: { z: '1.0.0' } };
  const written = withDependencyTable(document, packageFile, { x: 'same', y: 'same', z: 'other' });
  expect(written).toContain('| `x`, `y` | same |');
  expect(written).toContain('| `z` | other |');
  expect(written).not.toContain('old');
  expect(written.startsWith('a\n') && written.endsWith('\nb')).toBe(true);
  expect(withDependencyTable(written, packageFile, { x: 'same', y: 'same', z: 'other' })).toBe(written);
});

test('each workspace with dependencies has a table of its own', () => {
  const document = '<!-- dependencies: written by "npm run supply-chain -- --write" -->\n<!-- /dependencies -->\n';
  const packageFile = { dependencies: { x: '1.0.0' }, devDependencies: {} };
  const workspaces = {
    'tools/w': { devDependencies: { y: '1.0.0' } },
    empty: {},
    odd: { optionalDependencies: { z: '1.0.0' } },
  };
  const written = withDependencyTable(document, packageFile, { x: 'one', y: 'two', z: 'three' }, workspaces);
  expect(written).toContain('### In the workspace `tools/w`\n\n| package | why |\n| --- | --- |\n| `y` | two |');
  expect(written).toContain('### In the workspace `odd`\n\n| package | why |\n| --- | --- |\n| `z` | three |');
  expect(written).not.toContain('empty');
});
