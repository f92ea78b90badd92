import { spawnSync } from 'node:child_process';
import { npm } from '../command/run-step.ts';
import { type AuditVerdict, auditVerdict } from './audit-verdict.ts';
import { readLockfile } from './lockfile.ts';
import { policy } from './policy.ts';

/** Asks the registry for known vulnerabilities of the installed packages and judges the answer. Needs a network. */
export function runAudit(root: string): AuditVerdict {
  const [program, ...args] = npm('audit', '--json');
  const { stdout } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return auditVerdict(stdout ?? '', readLockfile(root), policy, new Date().toISOString().slice(0, 10));
}
