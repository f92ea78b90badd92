import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineRule } from '../../rule.ts';
import { svgActivity } from './svg-activity.ts';

export const svgActive = defineRule<{ found: string }>({
  code: 'svg-active',
  severity: 'error',
  scope: 'content',
  summary: 'Drawings contain no scripts and load nothing.',
  why: 'An SVG file can run programs and call other sites.',
  words: {
    en: ({ found }) => ({
      message: `The drawing contains ${found}, which could run or load something.`,
      hint: 'Save the drawing without scripts, events and outside references.',
    }),
    uk: ({ found }) => ({
      message: `У рисунку є ${found}: це може щось запустити або завантажити.`,
      hint: 'Збережіть рисунок без скриптів, подій і зовнішніх посилань.',
    }),
  },
  check(tree, report) {
    for (const path of tree.images.filter((name) => /\.svg$/i.test(name))) {
      const text = readFileSync(join(tree.dir, 'images', path), 'utf8');
      // What is no drawing at all is a matter of another rule.
      const found = /<(\w+:)?svg/.test(text) ? svgActivity(text) : undefined;
      if (found) report({ path: `images/${path}` }, { found });
    }
  },
});
