import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../command/run-step.ts';
import { installedPackages, type Lockfile, readLockfile, servedPackages } from './lockfile.ts';

/** The parts of a CycloneDX bill of materials that are read or changed here; the others stay as they are. */
export interface BillOfMaterials {
  components: { 'bom-ref': string; purl: string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/** Writes the bills of materials of a project, of everything and of what is served, and says how many packages each has. */
export function writeBills(root: string, out: string): { path: string; packages: number }[] {
  // In an environment for production, npm leaves tools out.
  const options = [
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--package-lock-only',
    '--include',
    'dev',
  ];
  const [program, ...args] = npm('sbom', ...options);
  const text = execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const bill = JSON.parse(text) as BillOfMaterials;
  mkdirSync(out, { recursive: true });
  return Object.entries({ sbom: bill, 'sbom-served': servedOnly(bill, readLockfile(root)) }).map(
    ([name, content]) => {
      const path = join(out, `${name}.cdx.json`);
      writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
      return { path, packages: content.components.length };
    },
  );
}

/**
 * The part of a bill that is served. `npm sbom --omit dev` cannot tell it: it leaves out each package
 * that a tool needs too, zod and nodemailer among them.
 */
function servedOnly<Bill extends BillOfMaterials>(bill: Bill, lockfile: Lockfile): Bill {
  const served = servedPackages(lockfile);
  const builds = new Set<string>();
  const serves = new Set<string>();
  for (const { name, package: locked } of installedPackages(lockfile)) {
    (served.has(locked) ? serves : builds).add(`pkg:npm/${name}@${locked.version}`);
  }
  const left = bill.components.filter(({ purl }) => {
    const id = decodeURIComponent(purl);
    return serves.has(id) || !builds.has(id);
  });
  const gone = new Set(bill.components.map((component) => component['bom-ref']));
  for (const component of left) gone.delete(component['bom-ref']);
  const dependencies = bill.dependencies
    .filter(({ ref }) => !gone.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn?.filter((each) => !gone.has(each)) }));
  return { ...bill, components: left, dependencies };
}
