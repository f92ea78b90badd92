import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BillOfMaterials, servedOnly } from '../src/supply-chain/bill-of-materials.ts';
import type { Lockfile } from '../src/supply-chain/lockfile.ts';

/**
 * Writes the bill of materials (CycloneDX): dist/sbom.cdx.json with all that the lockfile names, dist/sbom-served.cdx.json
 * with what takes part in the site and its function. From Node 24 on it runs without anything installed:
 * `node scripts/sbom.ts`.
 */
const root = join(import.meta.dirname, '..');
const out = join(root, 'dist');
const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const bill = JSON.parse(text) as BillOfMaterials;
const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;

mkdirSync(out, { recursive: true });
for (const [name, content] of Object.entries({ sbom: bill, 'sbom-served': servedOnly(bill, lockfile) })) {
  const path = join(out, `${name}.cdx.json`);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
  console.log(`${path}: ${content.components.length} packages`);
}
