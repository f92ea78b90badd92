import { basename, join } from 'node:path';
import { assetPaths } from '../../../content/content-tree.ts';
import { assetFacts } from '../../../content/files/asset-facts.ts';
import { defineRule } from '../../rule.ts';

/** The extensions of the formats that pages can show. */
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
  byShape: true,
  summary: { en: 'The content of a file matches its extension.', uk: 'Вміст файлу відповідає розширенню.' },
  why: {
    en: 'A web page saved as PDF, a PNG named .webp or a truncated file cannot be shown.',
    uk: 'Вебсторінку, збережену як PDF, PNG з назвою .webp чи обірваний файл показати неможливо.',
  },
  words: {
    en: ({ expected, found, suggestion }) => ({
      message:
        found === 'empty'
          ? 'The file is empty.'
          : found === 'cut-off'
            ? 'The file is truncated.'
            : `The extension is .${expected}, but the content is ${found === 'unknown' ? 'of another format' : found}.`,
      hint:
        found === 'HTML' || found === 'cut-off' || found === 'empty'
          ? 'Download or save the file again.'
          : suggestion
            ? `Rename it to "${suggestion}", also wherever it is referred to.`
            : 'Save it again in the right format.',
    }),
    uk: ({ expected, found, suggestion }) => ({
      message:
        found === 'empty'
          ? 'Файл порожній.'
          : found === 'cut-off'
            ? 'Файл неповний: бракує його кінця.'
            : `Розширення файлу — .${expected}, а вміст — ${found === 'unknown' ? 'іншого формату' : found}.`,
      hint:
        found === 'HTML' || found === 'cut-off' || found === 'empty'
          ? 'Завантажте або збережіть файл ще раз.'
          : suggestion
            ? `Перейменуйте його на "${suggestion}" і виправте всі посилання на нього.`
            : 'Збережіть файл ще раз у потрібному форматі.',
    }),
  },
  check(tree, report) {
    for (const path of assetPaths(tree)) {
      const { wrong } = assetFacts(join(tree.dir, path));
      if (!wrong) continue;
      const ending = endings[wrong.found];
      const suggestion = ending && basename(path).replace(/\.[^.]*$/, ending);
      report({ path }, { ...wrong, ...(suggestion && { suggestion }) });
    }
  },
});
