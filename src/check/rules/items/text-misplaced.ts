import { pathOf } from '../../../content/content-tree.ts';
import { itemParity } from '../../compare/item-parity.ts';
import { defineRule } from '../../rule.ts';

export const textMisplaced = defineRule<{ id: string; stands: string; belongs: string }>({
  code: 'text-misplaced',
  severity: 'error',
  scope: 'content',
  summary: 'A text is in the file of its news item’s year.',
  why: 'Editors look for a text in the year of its news, and so does the site.',
  paths: ['stands', 'belongs'],
  words: {
    en: ({ id, belongs }) => ({
      message: `The text of the news item "${id}" is in the file of another year.`,
      hint: `Move it to ${belongs}: the year is that of the item's date.`,
    }),
    uk: ({ id, belongs }) => ({
      message: `Текст новини "${id}" — у файлі іншого року.`,
      hint: `Перенесіть його до ${belongs}: рік має бути той, що в даті новини.`,
    }),
  },
  check(tree, report) {
    for (const { parity } of itemParity(tree)) {
      for (const { text, item } of parity.misplaced) {
        const belongs = pathOf(text.file.kind, text.file.language, item.file.id);
        report({ file: text.file, pointer: text.pointer }, { id: text.id, stands: text.file.path, belongs }, [
          { remark: 'facts-here', place: { file: item.file, pointer: item.pointer } },
        ]);
      }
    }
  },
});
