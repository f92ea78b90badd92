import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runAudit } from '../../../src/supply-chain/run-audit.ts';

test('the npm that runs the command is asked, which on Windows is no program of its own', () => {
  const dir = mkdtempSync(join(tmpdir(), 'npm-'));
  const before = process.env.npm_execpath;
  try {
    const report = { auditReportVersion: 2, vulnerabilities: {} };
    writeFileSync(join(dir, 'npm.cjs'), `console.log(${JSON.stringify(JSON.stringify(report))})`);
    process.env.npm_execpath = join(dir, 'npm.cjs');
    expect(runAudit(join(import.meta.dirname, '../../..')).outcome).toBe('passed');
  } finally {
    if (before === undefined) delete process.env.npm_execpath;
    else process.env.npm_execpath = before;
    rmSync(dir, { recursive: true });
  }
});
