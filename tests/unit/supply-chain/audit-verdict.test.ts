import { describe, expect, test } from 'vitest';
import { auditVerdict } from '../../../src/supply-chain/audit-verdict.ts';
import { policy } from './made-policy.ts';

describe('the audit', () => {
  const lockfile = {
    packages: {
      '': { dependencies: { served: '1' }, devDependencies: { tool: '1' } },
      'node_modules/served': {},
      'node_modules/tool': {},
    },
  };
  const answer = (name: string, severity: string, id = 'GHSA-new') =>
    JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: {
        [name]: { name, via: [{ url: `https://github.com/advisories/${id}`, title: 'It breaks', severity }] },
        other: { name: 'other', via: [name] },
      },
    });
  const verdict = (text: string, today = '2026-11-21') => auditVerdict(text, lockfile, policy, today);

  test.each([
    ['served', 'low', 'passed'],
    ['served', 'moderate', 'failed'],
    ['tool', 'moderate', 'passed'],
    ['tool', 'high', 'failed'],
    // Whatever a registry may call worse than critical.
    ['tool', 'catastrophic', 'failed'],
  ])('a vulnerability in what is %s, of severity %s: %s', (name, severity, outcome) => {
    expect(verdict(answer(name, severity)).outcome).toBe(outcome);
  });

  test('what is accepted passes until its last day', () => {
    const text = answer('served', 'critical', 'GHSA-known');
    expect(verdict(text, '2026-12-31').outcome).toBe('passed');
    expect(verdict(text, '2027-01-01').outcome).toBe('failed');
  });

  test('an acceptance that nothing needs is reported', () => {
    expect(verdict(answer('served', 'low')).lines.join()).toContain('GHSA-known is accepted in the policy');
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '<html>'],
    ['a refusal', '{"message":"405 Method Not Allowed","method":"POST"}'],
    ['an error', '{"error":{"code":"ENOAUDIT","summary":"out of reach"}}'],
    ['an error beside a report', '{"auditReportVersion":2,"vulnerabilities":{},"error":{}}'],
    ['a report of another version', '{"auditReportVersion":1,"vulnerabilities":{}}'],
  ])('%s is not an audit', (_, text) => expect(verdict(text).outcome).toBe('not run'));

  test('a report without vulnerabilities passes', () => {
    expect(verdict('{"auditReportVersion":2,"vulnerabilities":{}}').outcome).toBe('passed');
  });
});
