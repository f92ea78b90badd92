import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule } from '../rule.ts';
import { svgActivity } from '../svg-activity.ts';

/** Drawings contain no scripts and load nothing from elsewhere. */
export const rule: Rule<'svg-active'> = {
  code: 'svg-active',
  severity: 'error',
  check({ tree }, report) {
    for (const path of tree.images.filter((name) => /\.svg$/i.test(name))) {
      const text = readFileSync(join(tree.dir, 'images', path), 'utf8');
      // What is no drawing at all is a matter of another rule.
      const found = /<(\w+:)?svg/.test(text) ? svgActivity(text) : undefined;
      if (found) report({ path: `images/${path}` }, { found });
    }
  },
};
