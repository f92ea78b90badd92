import { expect, test } from 'vitest';
import { type LockedPackage, servedPackages } from '../../../src/supply-chain/lockfile.ts';

test('what is served is what its dependencies need, optional ones too, and no tool', () => {
  // A tool needs "native" and "bundler" too: npm marks both "devOptional".
  const packages = {
    '': { dependencies: { site: '1' }, optionalDependencies: { extra: '1' }, devDependencies: { tool: '1' } },
    content: { dependencies: { data: '1' }, devDependencies: { maker: '1' } },
    'node_modules/content': { link: true },
    'node_modules/site': {
      dependencies: { inner: '1' },
      optionalDependencies: { native: '1', missing: '1' },
      peerDependencies: { peer: '1', bundler: '1' },
      peerDependenciesMeta: { bundler: { optional: true } },
    },
    'node_modules/site/node_modules/inner': { dependencies: { deep: '1', site: '1' } },
    'node_modules/inner': {},
    'node_modules/deep': {},
    'node_modules/native': {},
    'node_modules/peer': {},
    'node_modules/bundler': {},
    'node_modules/extra': {},
    'node_modules/data': {},
    'node_modules/maker': {},
    'node_modules/tool': { dependencies: { native: '1', inner: '1', bundler: '1' } },
  };
  const served = servedPackages({ packages });
  const names = Object.entries<LockedPackage>(packages).flatMap(([folder, locked]) =>
    served.has(locked) ? folder : [],
  );
  expect(names).toEqual([
    'node_modules/site',
    'node_modules/site/node_modules/inner',
    'node_modules/deep',
    'node_modules/native',
    'node_modules/peer',
    'node_modules/extra',
    'node_modules/data',
  ]);
});
