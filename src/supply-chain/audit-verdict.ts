import { installedPackages, type Lockfile, servedPackages } from './lockfile.ts';
import type { Policy } from './policy.ts';

const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;
type Severity = (typeof severities)[number];

/** What `npm audit --json` says of one package. */
interface Vulnerability {
  name: string;
  /** Advisories of the package itself, and the names of packages it has the vulnerability from. */
  via: (string | { url: string; title: string; severity: Severity })[];
}

/** How an audit ended, and what it says. */
export interface AuditVerdict {
  outcome: 'passed' | 'failed' | 'not run';
  lines: string[];
}

/**
 * Judges the answer of `npm audit --json`. Anything but a report of its second version is not an audit: one that could not
 * be run does not pass.
 * @param today as YYYY-MM-DD
 */
export function auditVerdict(answer: string, lockfile: Lockfile, policy: Policy, today: string): AuditVerdict {
  const vulnerabilities = readReport(answer);
  if (!vulnerabilities) {
    return {
      outcome: 'not run',
      lines: [`The audit could not be run: ${answer.slice(0, 300).trim() || 'no answer'}`],
    };
  }
  const served = servedPackages(lockfile);
  const servedNames = new Set(
    [...installedPackages(lockfile)].flatMap(({ name, package: locked }) => (served.has(locked) ? name : [])),
  );
  const lines: string[] = [];
  let outcome: AuditVerdict['outcome'] = 'passed';
  const seen = new Set<string>();
  for (const { name, via } of vulnerabilities) {
    for (const advisory of via) {
      if (typeof advisory === 'string') continue;
      const id = advisory.url.split('/').at(-1) ?? advisory.url;
      seen.add(id);
      const accepted = policy.acceptedAdvisories[id];
      const least = servedNames.has(name) ? 'moderate' : 'high';
      // A severity that is not known here counts.
      const counts = !severities.slice(0, severities.indexOf(least)).includes(advisory.severity);
      const isAccepted = accepted !== undefined && today <= accepted.until;
      if (counts && !isAccepted) outcome = 'failed';
      const remark = isAccepted ? `accepted until ${accepted.until}` : counts ? 'not accepted' : 'noted';
      lines.push(`${remark}: ${name}, ${advisory.severity}: ${advisory.title} (${advisory.url})`);
    }
  }
  for (const id of Object.keys(policy.acceptedAdvisories)) {
    if (!seen.has(id)) lines.push(`noted: ${id} is accepted in the policy and no longer found: delete it there.`);
  }
  return { outcome, lines };
}

function readReport(answer: string): Vulnerability[] | undefined {
  try {
    const { auditReportVersion, vulnerabilities, error } = JSON.parse(answer);
    if (auditReportVersion !== 2 || error || typeof vulnerabilities !== 'object' || !vulnerabilities)
      return undefined;
    return Object.values(vulnerabilities as Record<string, Vulnerability>);
  } catch {
    return undefined;
  }
}
