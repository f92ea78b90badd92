import type { Policy } from '../../../src/supply-chain/policy.ts';

/** A policy for tests. */
export const policy: Policy = {
  licences: { MIT: 'permissive', ISC: 'permissive' },
  packagesOfOtherLicence: { odd: { licence: 'Odd', onlyBuilds: true, reason: 'a tool' } },
  packagesWithInstallScript: { native: 'not run' },
  acceptedAdvisories: { 'GHSA-known': { reason: 'not reachable', until: '2026-12-31' } },
};
