import { pathOf } from '../../../content/content-path.ts';
import { nounOf } from '../../../content/kind-table.ts';
import { itemParity } from '../../compare/item-parity.ts';
import { defineRule } from '../../rule.ts';

export const textMisplaced = defineRule<{ id: string; kind: string; belongs: string }>({
  code: 'text-misplaced',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'A text is in a file of the same name as its facts.',
    uk: 'Текст — у файлі з тією самою назвою, що й дані.',
  },
  why: {
    en: 'Editors look for the text of a news item in its year, and so does the site; publications likewise.',
    uk: 'Редактори шукають текст новини в її році, і сайт теж; так само з публікаціями.',
  },
  paths: ['belongs'],
  words: {
    en: ({ id, kind, belongs }) => ({
      message: `The text of the ${nounOf(kind).en} "${id}" is in a file of another name than its facts.`,
      hint: `Move it to ${belongs}.`,
    }),
    uk: ({ id, kind, belongs }) => ({
      message: `Текст ${nounOf(kind).uk} "${id}" — у файлі з іншою назвою, ніж дані.`,
      hint: `Перенесіть його до ${belongs}.`,
    }),
  },
  check(tree, report) {
    for (const { kind, parity } of itemParity(tree)) {
      for (const { text, item } of parity.misplaced) {
        const belongs = pathOf(text.file.kind, text.file.language, item.file.id);
        report(text, { id: text.id, kind: kind.name, belongs }, [{ remark: 'facts-here', place: item }]);
      }
    }
  },
});
