import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule } from '../rule.ts';

const active: [pattern: RegExp, name: string][] = [
  [/<script/i, '<script>'],
  [/<foreignObject/i, '<foreignObject>'],
  [/<!ENTITY/i, '<!ENTITY>'],
  [/\son[a-z]+\s*=\s*["']/i, 'on…='],
  [/(?:href|src)\s*=\s*["']\s*(?:javascript:|(?:https?:)?\/\/)/i, 'href="…"'],
  [/@import|url\(\s*["']?\s*(?:https?:)?\/\//i, 'url(…)'],
];

/** Drawings contain no scripts and load nothing from elsewhere. */
export const rule: Rule<'svg-active'> = {
  code: 'svg-active',
  severity: 'error',
  check({ tree }, report) {
    for (const path of tree.images.filter((name) => /\.svg$/i.test(name))) {
      const text = readFileSync(join(tree.dir, 'images', path), 'utf8');
      const found = active.find(([pattern]) => pattern.test(text));
      if (found && /<svg/.test(text)) report({ path: `images/${path}` }, { found: found[1] });
    }
  },
};
