import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ifThere } from '../command/if-there.ts';
import { readSiteRules, type SiteRules } from '../hosts/netlify-rules.ts';

/**
 * Follows the headers and redirects of a built site: a build beneath the server replaces them, and with the policy of before
 * browsers would refuse the scripts of the new pages.
 * @returns gives the rules as they are now, or the last ones while there are none
 */
export function followSiteRules(siteDir: string): () => SiteRules {
  let known = stampOf(siteDir);
  let rules = readSiteRules(siteDir);
  return () => {
    const stamp = stampOf(siteDir);
    if (stamp && stamp !== known) {
      rules = readSiteRules(siteDir);
      known = stamp;
    }
    return rules;
  };
}

/** What differs as soon as a file of rules is replaced; undefined when one is missing. */
function stampOf(siteDir: string): string | undefined {
  return ifThere(() =>
    ['_headers', '_redirects']
      .map((name) => statSync(join(siteDir, name)))
      .map(({ ino, mtimeMs }) => `${ino} ${mtimeMs}`)
      .join(),
  );
}
