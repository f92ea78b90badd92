import { defineRule } from '../../rule.ts';
import { drawings } from './drawings.ts';

export const svgActive = defineRule<{ found: string }>({
  code: 'svg-active',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'SVG drawings contain no scripts and load nothing.',
    uk: 'Креслення SVG не містять скриптів і нічого не завантажують.',
  },
  why: {
    en: 'An SVG file can run scripts and send requests to other sites.',
    uk: 'Файл SVG може запускати скрипти й надсилати запити іншим сайтам.',
  },
  words: {
    en: ({ found }) => ({
      message: `The SVG contains ${found}, which could run or load something.`,
      hint: 'Save it without scripts, event handlers and external references.',
    }),
    uk: ({ found }) => ({
      message: `SVG містить ${found}: це може щось запустити або завантажити.`,
      hint: 'Збережіть його без скриптів, обробників подій і зовнішніх посилань.',
    }),
  },
  check(tree, report) {
    for (const { place, activity } of drawings(tree)) if (activity) report(place, { found: activity });
  },
});
