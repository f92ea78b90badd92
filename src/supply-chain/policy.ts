import policyJson from './policy.json' with { type: 'json' };

/** What the project says about the packages it installs. */
export interface Policy {
  /** The licences that any package may have, by SPDX id, with the reason. */
  licences: Readonly<Record<string, string>>;
  /** Packages that may have another licence. */
  packagesOfOtherLicence: Readonly<Record<string, { licence: string; onlyBuilds: boolean; reason: string }>>;
  /** Packages that bring a script to be run when they are installed, and what becomes of it. */
  packagesWithInstallScript: Readonly<Record<string, string>>;
  /** Security advisories that are no reason to stop, by their id, until a day (YYYY-MM-DD). */
  acceptedAdvisories: Readonly<Record<string, { reason: string; until: string }>>;
}

export const policy: Policy = policyJson;
