import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import reasons from './dependency-reasons.json' with { type: 'json' };
import { withDependencyTable } from './dependency-table.ts';
import { findProblems, type PackageFile, type Workspaces } from './find-problems.ts';
import { readLockfile } from './lockfile.ts';
import { policy } from './policy.ts';

/** The document with the table of dependencies. */
const page = 'docs/security.md';

/**
 * Checks the packages that are installed, those of the workspaces too, against the policy: licences, install scripts,
 * hashes, exact versions, and that docs/security.md gives a reason for each.
 * @param write whether to write the table of dependencies instead of comparing it
 */
export function checkSupplyChain(root: string, write: boolean): { packages: number; problems: string[] } {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const packageFile = JSON.parse(read('package.json')) as PackageFile & { workspaces: string[] };
  const workspaces: Workspaces = Object.fromEntries(
    packageFile.workspaces.map((folder) => [folder, JSON.parse(read(`${folder}/package.json`))]),
  );
  const lockfile = readLockfile(root);
  const problems = findProblems({ packageFile, workspaces, lockfile, policy, reasons, npmrc: read('.npmrc') });
  const expected = withDependencyTable(read(page), packageFile, reasons, workspaces);
  if (write) writeFileSync(join(root, page), expected);
  else if (read(page) !== expected) problems.push(`${page} is out of date. Run: npm run supply-chain -- --write`);
  return { packages: Object.keys(lockfile.packages).length, problems };
}
