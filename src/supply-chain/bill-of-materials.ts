import { installedPackages, type Lockfile, onlyBuilds } from './lockfile.ts';

/** The parts of a CycloneDX bill of materials that are read or changed here; the others stay as they are. */
export interface BillOfMaterials {
  components: { 'bom-ref': string; purl: string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/**
 * The part of a bill that takes part in what is served. `npm sbom --omit dev` cannot tell it: it leaves out each package
 * that a tool needs too, zod and nodemailer among them.
 */
export function servedOnly<Bill extends BillOfMaterials>(bill: Bill, lockfile: Lockfile): Bill {
  const builds = new Set<string>();
  const serves = new Set<string>();
  for (const { name, package: locked } of installedPackages(lockfile)) {
    (onlyBuilds(locked) ? builds : serves).add(`pkg:npm/${name}@${locked.version}`);
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
