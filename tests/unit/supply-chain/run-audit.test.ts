import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runAudit } from '../../../src/supply-chain/run-audit.ts';
import { folderForTest } from '../../support/temporary-folder.ts';

test('the npm that runs the command is asked, which on Windows is no program of its own', () => {
  const npm = join(folderForTest(), 'npm.cjs');
  const report = { auditReportVersion: 2, vulnerabilities: {} };
  writeFileSync(npm, `console.log(${JSON.stringify(JSON.stringify(report))})`);
  vi.stubEnv('npm_execpath', npm);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(runAudit(join(import.meta.dirname, '../../..')).outcome).toBe('passed');
});
