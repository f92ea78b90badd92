import { describe, expect, test } from 'vitest';
import { findProblems, type SupplyChain } from '../../../src/supply-chain/find-problems.ts';
import type { LockedPackage } from '../../../src/supply-chain/lockfile.ts';
import { policy } from './made-policy.ts';

describe('problems of packages', () => {
  const good: LockedPackage = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };
  const right: Record<string, LockedPackage> = {
    '': {},
    content: {},
    'node_modules/content': { link: true },
    'node_modules/good': good,
    'node_modules/good/node_modules/odd': { ...good, license: 'Odd' },
    'node_modules/native': { ...good, hasInstallScript: true },
    'node_modules/brought': { license: 'MIT', inBundle: true },
  };
  const chain = (packages: Record<string, LockedPackage>, more: Partial<SupplyChain> = {}): SupplyChain => ({
    packageFile: { dependencies: { good: '1.0.0' }, devDependencies: {} },
    workspaces: {},
    lockfile: { packages: { ...right, ...packages } },
    policy,
    reasons: { good: 'needed' },
    npmrc: 'ignore-scripts=true\n',
    ...more,
  });

  test('what the policy allows is no problem', () => expect(findProblems(chain({}))).toEqual([]));

  test.each<[string, Record<string, LockedPackage>, string]>([
    ['a licence not allowed', { 'node_modules/x': { ...good, license: 'GPL-3.0' } }, 'x has the licence "GPL-3.0"'],
    ['no licence', { 'node_modules/x': { integrity: 'sha512-x' } }, 'x has the licence "none named"'],
    [
      'another licence than excepted',
      { 'node_modules/odd': { ...good, license: 'Odder' } },
      'odd has the licence "Odder"',
    ],
    [
      'a tool that is served',
      { '': { dependencies: { odd: '1.0.0' } }, 'node_modules/odd': { ...good, license: 'Odd' } },
      'odd may only be used for building',
    ],
    [
      'an install script',
      { 'node_modules/a/node_modules/@b/c': { ...good, hasInstallScript: true } },
      '@b/c wants to run',
    ],
    ['no hash', { 'node_modules/x': { license: 'MIT' } }, 'x has no hash'],
    [
      'from elsewhere',
      { 'node_modules/x': { ...good, resolved: 'git+ssh://git@example.org/x.git' } },
      'not from the registry',
    ],
    [
      'another package of the registry',
      { 'node_modules/x': { ...good, resolved: 'https://registry.npmjs.org/y/-/y-1.0.0.tgz' } },
      'not from the registry',
    ],
    [
      'another version',
      { 'node_modules/x': { ...good, resolved: 'https://registry.npmjs.org/x/-/x-1.0.1.tgz' } },
      'not from the registry',
    ],
    ['an exception too many', { 'node_modules/good/node_modules/odd': good }, 'needs no exception'],
    ['a script no more', { 'node_modules/native': good }, 'which has none'],
  ])('%s', (_, packages, problem) => {
    expect(findProblems(chain(packages))).toEqual([expect.stringContaining(problem)]);
  });

  test('a package comes from where the registry has its version', () => {
    const of = (name: string, file: string) => ({
      [`node_modules/${name}`]: { ...good, resolved: `https://registry.npmjs.org/${name}/-/${file}-1.0.0.tgz` },
    });
    expect(findProblems(chain({ ...of('x', 'x'), ...of('@scope/y', 'y') }))).toEqual([]);
  });

  test('a package by another name has an exact version, too', () => {
    const packageFile = { dependencies: { good: 'npm:@scope/other@1.0.0' }, devDependencies: {} };
    expect(findProblems(chain({}, { packageFile }))).toEqual([]);
  });

  test.each<[string, Partial<SupplyChain>, string]>([
    ['a range', { packageFile: { dependencies: { good: '^1.0.0' }, devDependencies: {} } }, 'no exact version'],
    ['no reason', { reasons: {} }, 'why good is there'],
    [
      'a range of a package by another name',
      { packageFile: { dependencies: { good: 'npm:other@^1.0.0' }, devDependencies: {} } },
      'no exact version',
    ],
    [
      'a range in a workspace',
      { workspaces: { w: { devDependencies: { good: '~1.0.0' } } } },
      'in w/package.json: ~1.0.0',
    ],
    ['no reason in a workspace', { workspaces: { w: { dependencies: { other: '1.0.0' } } } }, 'why other is there'],
    [
      'a range of an optional dependency',
      {
        packageFile: {
          dependencies: { good: '1.0.0' },
          devDependencies: {},
          optionalDependencies: { good: '^1.0.0' },
        },
      },
      'no exact version',
    ],
    [
      'no reason for an optional dependency',
      { workspaces: { w: { optionalDependencies: { other: '1.0.0' } } } },
      'why other is there',
    ],
    ['no reason for a peer', { workspaces: { w: { peerDependencies: { other: '1.0.0' } } } }, 'why other is there'],
    ['two versions', { workspaces: { w: { devDependencies: { good: '1.0.1' } } } }, 'good is 1.0.0 in package.json'],
    ['a reason too many', { reasons: { good: 'needed', gone: 'once' } }, 'reason for gone'],
    ['scripts on', { npmrc: '' }, 'ignore-scripts'],
  ])('%s', (_, more, problem) => {
    expect(findProblems(chain({}, more))).toEqual([expect.stringContaining(problem)]);
  });
});

test('a reason may belong to a dependency of a workspace alone', () => {
  const chain: SupplyChain = {
    packageFile: { dependencies: {}, devDependencies: {} },
    workspaces: { 'tools/w': { devDependencies: { good: '1.0.0' } }, empty: {} },
    lockfile: { packages: {} },
    policy: { ...policy, packagesOfOtherLicence: {}, packagesWithInstallScript: {} },
    reasons: { good: 'needed' },
    npmrc: 'ignore-scripts=true\n',
  };
  expect(findProblems(chain)).toEqual([]);
});
