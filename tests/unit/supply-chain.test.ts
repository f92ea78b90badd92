import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { auditVerdict } from '../../src/supply-chain/audit-verdict.ts';
import type { BillOfMaterials } from '../../src/supply-chain/bill-of-materials.ts';
import { withDependencyTable } from '../../src/supply-chain/dependency-table.ts';
import { findProblems, type SupplyChain } from '../../src/supply-chain/find-problems.ts';
import { isLicenceAllowed } from '../../src/supply-chain/licence-expression.ts';
import {
  installedPackages,
  type LockedPackage,
  type Lockfile,
  servedPackages,
} from '../../src/supply-chain/lockfile.ts';
import type { Policy } from '../../src/supply-chain/policy.ts';
import { runAudit } from '../../src/supply-chain/run-audit.ts';

const policy: Policy = {
  licences: { MIT: 'permissive', ISC: 'permissive' },
  packagesOfOtherLicence: { odd: { licence: 'Odd', onlyBuilds: true, reason: 'a tool' } },
  packagesWithInstallScript: { native: 'not run' },
  acceptedAdvisories: { 'GHSA-known': { reason: 'not reachable', until: '2026-12-31' } },
};

test.each([
  ['MIT', true],
  ['GPL-3.0', false],
  ['(MIT OR GPL-3.0)', true],
  ['GPL-3.0 OR ISC', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0', false],
  ['(MIT OR GPL-3.0) AND ISC', true],
  ['MIT OR GPL-3.0 AND GPL-2.0', true],
  ['MIT OR', false],
  ['(MIT', false],
  ['MIT ISC', false],
  ['', false],
])('the licence %j is allowed: %s', (expression, allowed) => {
  expect(isLicenceAllowed(expression, (id) => id in policy.licences)).toBe(allowed);
});

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

describe('the audit', () => {
  const lockfile = {
    packages: {
      '': { dependencies: { served: '1' }, devDependencies: { tool: '1' } },
      'node_modules/served': {},
      'node_modules/tool': {},
    },
  };
  const answer = (name: string, severity: string, id = 'GHSA-new') =>
    JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: {
        [name]: { name, via: [{ url: `https://github.com/advisories/${id}`, title: 'It breaks', severity }] },
        other: { name: 'other', via: [name] },
      },
    });
  const verdict = (text: string, today = '2026-11-21') => auditVerdict(text, lockfile, policy, today);

  test.each([
    ['served', 'low', 'passed'],
    ['served', 'moderate', 'failed'],
    ['tool', 'moderate', 'passed'],
    ['tool', 'high', 'failed'],
    // Whatever a registry may call worse than critical.
    ['tool', 'catastrophic', 'failed'],
  ])('a vulnerability in what is %s, of severity %s: %s', (name, severity, outcome) => {
    expect(verdict(answer(name, severity)).outcome).toBe(outcome);
  });

  test('what is accepted passes until its last day', () => {
    const text = answer('served', 'critical', 'GHSA-known');
    expect(verdict(text, '2026-12-31').outcome).toBe('passed');
    expect(verdict(text, '2027-01-01').outcome).toBe('failed');
  });

  test('an acceptance that nothing needs is reported', () => {
    expect(verdict(answer('served', 'low')).lines.join()).toContain('GHSA-known is accepted in the policy');
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '<html>'],
    ['a refusal', '{"message":"405 Method Not Allowed","method":"POST"}'],
    ['an error', '{"error":{"code":"ENOAUDIT","summary":"out of reach"}}'],
    ['an error beside a report', '{"auditReportVersion":2,"vulnerabilities":{},"error":{}}'],
    ['a report of another version', '{"auditReportVersion":1,"vulnerabilities":{}}'],
  ])('%s is not an audit', (_, text) => expect(verdict(text).outcome).toBe('not run'));

  test('a report without vulnerabilities passes', () => {
    expect(verdict('{"auditReportVersion":2,"vulnerabilities":{}}').outcome).toBe('passed');
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

test('the npm that runs the command is asked, which on Windows is no program of its own', () => {
  const dir = mkdtempSync(join(tmpdir(), 'npm-'));
  const before = process.env.npm_execpath;
  try {
    const report = { auditReportVersion: 2, vulnerabilities: {} };
    writeFileSync(join(dir, 'npm.cjs'), `console.log(${JSON.stringify(JSON.stringify(report))})`);
    process.env.npm_execpath = join(dir, 'npm.cjs');
    expect(runAudit(join(import.meta.dirname, '../..')).outcome).toBe('passed');
  } finally {
    if (before === undefined) delete process.env.npm_execpath;
    else process.env.npm_execpath = before;
    rmSync(dir, { recursive: true });
  }
});

describe('the bill of materials', () => {
  const root = join(import.meta.dirname, '../..');
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const namesOf = (bill: BillOfMaterials) => bill.components.map(({ purl }) => decodeURIComponent(purl));

  beforeAll(() => void execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, stdio: 'pipe' }));

  test.each([
    ['sbom', () => true, 1000],
    ['sbom-served', (locked: LockedPackage) => servedPackages(lockfile).has(locked), 100],
  ])('%s names its packages with their versions, and no link leads to a missing one', (file, belongs, least) => {
    const bill = JSON.parse(readFileSync(join(root, `dist/${file}.cdx.json`), 'utf8'));
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      metadata: { component: { type: 'application', purl: `pkg:npm/${packageFile.name}@${packageFile.version}` } },
    });
    const expected = [...installedPackages(lockfile)]
      .filter(({ package: locked }) => belongs(locked))
      .map(({ name, package: { version } }) => `pkg:npm/${name}@${version}`);
    expect(expected.length).toBeGreaterThan(least);
    const names = new Set(namesOf(bill));
    expect(expected.filter((name) => !names.has(name))).toEqual([]);
    const refs = new Set([bill.metadata, ...bill.components].map((each) => (each.component ?? each)['bom-ref']));
    const links = bill.dependencies.flatMap(({ ref, dependsOn = [] }: { ref: string; dependsOn?: string[] }) => [
      ref,
      ...dependsOn,
    ]);
    expect(links.filter((ref: string) => !refs.has(ref))).toEqual([]);
  });

  test('what is served is what its function and pages are made of, without tools', () => {
    const bill = JSON.parse(readFileSync(join(root, 'dist/sbom-served.cdx.json'), 'utf8')) as BillOfMaterials;
    const names = namesOf(bill).join('\n');
    for (const name of ['react-dom', 'zod', 'nodemailer', '@netlify/blobs']) expect(names).toContain(`/${name}@`);
    for (const name of ['vitest', 'netlify-cli', 'citeproc']) expect(names).not.toContain(`/${name}@`);
  });
});
