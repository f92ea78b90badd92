import { join } from 'node:path';
import { assetPaths } from '../../content/content-tree.ts';
import { assetFacts } from '../../content/files/asset-facts.ts';
import type { Rule } from '../rule.ts';

/** What a file of a format that pages can show is called. */
const endings: Readonly<Record<string, string>> = {
  PNG: '.png',
  JPEG: '.jpg',
  WebP: '.webp',
  AVIF: '.avif',
  SVG: '.svg',
};

/** A picture or document is of the format that its name says, and complete. */
export const rule: Rule<'asset-not-what-it-says'> = {
  code: 'asset-not-what-it-says',
  severity: 'error',
  check({ tree }, report) {
    for (const path of assetPaths(tree)) {
      const { wrong } = assetFacts(join(tree.dir, path));
      if (!wrong) continue;
      const ending = endings[wrong.found];
      const suggestion = ending && path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, ending);
      report({ path }, { ...wrong, ...(suggestion && { suggestion }) });
    }
  },
};
