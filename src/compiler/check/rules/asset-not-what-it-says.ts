import { join } from 'node:path';
import { wrongContent } from '../asset-signature.ts';
import type { Rule } from '../rule.ts';

/** A picture or document is of the format that its name says, and complete. */
export const rule: Rule<'asset-not-what-it-says'> = {
  code: 'asset-not-what-it-says',
  severity: 'error',
  check({ tree }, report) {
    const paths = [...tree.images.map((path) => `images/${path}`), ...tree.documents.map((path) => `files/${path}`)];
    for (const path of paths) {
      const wrong = wrongContent(join(tree.dir, path));
      if (wrong) report({ path }, wrong);
    }
  },
};
