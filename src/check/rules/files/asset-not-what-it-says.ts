import { join } from 'node:path';
import { assetPaths } from '../../../content/content-tree.ts';
import { assetFacts } from '../../../content/files/asset-facts.ts';
import { defineRule } from '../../rule.ts';

/** What a file of a format that pages can show is called. */
const endings: Readonly<Record<string, string>> = {
  PNG: '.png',
  JPEG: '.jpg',
  WebP: '.webp',
  AVIF: '.avif',
  SVG: '.svg',
};

export const assetNotWhatItSays = defineRule<{ expected: string; found: string; suggestion?: string }>({
  code: 'asset-not-what-it-says',
  severity: 'error',
  scope: 'content',
  summary: 'A file is what its name says.',
  why: 'A page saved as PDF, a PNG called .webp or a file cut off while it was copied cannot be shown.',
  words: {
    en: ({ expected, found, suggestion }) => ({
      message:
        found === 'empty'
          ? 'The file is empty.'
          : found === 'cut-off'
            ? 'The end of the file is missing.'
            : `The file is called .${expected}, but it is ${found === 'unknown' ? 'something else' : found}.`,
      hint:
        found === 'HTML' || found === 'cut-off' || found === 'empty'
          ? 'Download or save the file itself once more.'
          : suggestion
            ? `Rename it to "${suggestion}", and wherever it is named.`
            : 'Save it again in the right format.',
    }),
    uk: ({ expected, found, suggestion }) => ({
      message:
        found === 'empty'
          ? 'Файл порожній.'
          : found === 'cut-off'
            ? 'Бракує кінця файлу.'
            : `Файл називається .${expected}, а всередині ${found === 'unknown' ? 'щось інше' : found}.`,
      hint:
        found === 'HTML' || found === 'cut-off' || found === 'empty'
          ? 'Завантажте або збережіть сам файл ще раз.'
          : suggestion
            ? `Перейменуйте на "${suggestion}" — і всюди, де його названо.`
            : 'Збережіть файл ще раз у потрібному форматі.',
    }),
  },
  check(tree, report) {
    for (const path of assetPaths(tree)) {
      const { wrong } = assetFacts(join(tree.dir, path));
      if (!wrong) continue;
      const ending = endings[wrong.found];
      const suggestion = ending && path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, ending);
      report({ path }, { ...wrong, ...(suggestion && { suggestion }) });
    }
  },
});
