import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { type BillOfMaterials, writeBills } from '../../../src/supply-chain/bill-of-materials.ts';
import {
  installedPackages,
  type LockedPackage,
  type Lockfile,
  servedPackages,
} from '../../../src/supply-chain/lockfile.ts';
import { folderForFile } from '../../support/temporary-folder.ts';

describe('the bill of materials', () => {
  const root = join(import.meta.dirname, '../../..');
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const served = servedPackages(lockfile);
  const namesOf = (bill: BillOfMaterials) => bill.components.map(({ purl }) => decodeURIComponent(purl));

  const dir = folderForFile();
  beforeAll(() => {
    vi.stubEnv('NODE_ENV', 'production');
    writeBills(root, dir);
    vi.unstubAllEnvs();
  });

  test.each([
    ['sbom', () => true, 1000],
    ['sbom-served', (locked: LockedPackage) => served.has(locked), 100],
  ])('%s names its packages with their versions, and no link leads to a missing one', (file, belongs, least) => {
    const bill = JSON.parse(readFileSync(join(dir, `${file}.cdx.json`), 'utf8'));
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
    const bill = JSON.parse(readFileSync(join(dir, 'sbom-served.cdx.json'), 'utf8')) as BillOfMaterials;
    const names = namesOf(bill).join('\n');
    for (const name of ['react-dom', 'zod', 'nodemailer', '@netlify/blobs']) expect(names).toContain(`/${name}@`);
    for (const name of ['vitest', 'netlify-cli', 'citeproc']) expect(names).not.toContain(`/${name}@`);
  });
});
