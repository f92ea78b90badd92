import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditVerdict } from '../src/supply-chain/audit-verdict.ts';
import type { Lockfile } from '../src/supply-chain/lockfile.ts';
import { policy } from '../src/supply-chain/policy.ts';

/** Asks the registry for known weaknesses of the installed packages and judges the answer. Needs a network. */
const root = join(import.meta.dirname, '..');
const { stdout } = spawnSync('npm', ['audit', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
const { passed, lines } = auditVerdict(stdout ?? '', lockfile, policy, new Date().toISOString().slice(0, 10));
for (const line of lines) console.log(line);
console.log(passed ? 'The audit is passed.' : 'The audit is not passed.');
if (!passed) process.exitCode = 1;
