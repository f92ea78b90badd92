import { join } from 'node:path';
import { assetFacts } from '../asset-facts.ts';
import { assetPaths } from '../content-tree.ts';
import type { Rule } from '../rule.ts';

/** A picture or document is of the format that its name says, and complete. */
export const rule: Rule<'asset-not-what-it-says'> = {
  code: 'asset-not-what-it-says',
  severity: 'error',
  check({ tree }, report) {
    for (const path of assetPaths(tree)) {
      const { wrong } = assetFacts(join(tree.dir, path));
      if (wrong) report({ path }, wrong);
    }
  },
};
