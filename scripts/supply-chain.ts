import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import reasons from '../src/supply-chain/dependency-reasons.json' with { type: 'json' };
import { withDependencyTable } from '../src/supply-chain/dependency-table.ts';
import { findProblems, type PackageFile, type Workspaces } from '../src/supply-chain/find-problems.ts';
import type { Lockfile } from '../src/supply-chain/lockfile.ts';
import { policy } from '../src/supply-chain/policy.ts';

/**
 * Checks the packages that are installed, those of the workspaces too, against src/supply-chain/policy.json, without a network: licences, install
 * scripts, hashes, exact versions, and that docs/security.md gives a reason for each. `--write` writes that table.
 */
const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const packageFile = JSON.parse(read('package.json')) as PackageFile & { workspaces: string[] };
const workspaces: Workspaces = Object.fromEntries(
  packageFile.workspaces.map((folder) => [folder, JSON.parse(read(`${folder}/package.json`))]),
);
const lockfile = JSON.parse(read('package-lock.json')) as Lockfile;
const problems = findProblems({ packageFile, workspaces, lockfile, policy, reasons, npmrc: read('.npmrc') });

const page = 'docs/security.md';
const expected = withDependencyTable(read(page), packageFile, reasons, workspaces);
if (process.argv.includes('--write')) writeFileSync(join(root, page), expected);
else if (read(page) !== expected) problems.push(`${page} is not fresh. Run: npm run supply-chain -- --write`);

for (const problem of problems) console.error(problem);
console.log(`${Object.keys(lockfile.packages).length} packages, ${problems.length} problems`);
if (problems.length) {
  console.error('docs/security.md says what to do about each kind of problem.');
  process.exitCode = 1;
}
