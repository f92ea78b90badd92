import { join } from 'node:path';
import { assetFacts } from '../../content/files/asset-facts.ts';
import type { Rule } from '../rule.ts';

/** A document opens in every viewer, without a password. */
export const rule: Rule<'pdf-unreadable'> = {
  code: 'pdf-unreadable',
  severity: 'error',
  check({ tree }, report) {
    for (const path of tree.documents) {
      const { pdf } = assetFacts(join(tree.dir, 'files', path));
      if (pdf) report({ path: `files/${path}` }, { problem: pdf });
    }
  },
};
