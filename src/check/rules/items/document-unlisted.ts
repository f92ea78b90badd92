import { itemsCalled, itemValue } from '../../../content/items.ts';
import { asText } from '../../../content/unknown-value.ts';
import { assetReferences } from '../../../content/views/asset-references.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { defineRule } from '../../rule.ts';
import { unusedItem } from '../../unused-item.ts';

export const documentUnlisted = defineRule<{ id: string; file: string }>({
  code: 'document-unlisted',
  severity: 'warning',
  scope: 'content',
  byShape: true,
  waitsForErrors: true,
  summary: {
    en: 'Every document is in a list, or a text links to it.',
    uk: 'Кожен документ є у списку, або на нього посилається текст.',
  },
  why: {
    en: 'A document that no page lists and no text links to cannot be found by visitors.',
    uk: 'Документа, якого не перелічує жодна сторінка й на який не посилається жоден текст, відвідувачі не знайдуть.',
  },
  words: {
    en: ({ id, file }) => ({
      message: `No page lists the document "${id}", and no text links to it.`,
      hint: `Name a section in "shownIn", or link to /files/${file} in a text.`,
    }),
    uk: ({ id, file }) => ({
      message: `Документа "${id}" немає в жодному списку, і жоден текст на нього не посилається.`,
      hint: `Вкажіть розділ у "shownIn" або додайте до тексту посилання на /files/${file}.`,
    }),
  },
  check(tree, report) {
    const named = new Set(valuesOfFormat(tree, 'document-id').map(({ value }) => value));
    const linked = new Set(
      assetReferences(tree).flatMap(({ folder, path, place }) =>
        folder === 'files' && place.file.kind.name !== 'documents-data' ? [path] : [],
      ),
    );
    for (const item of itemsCalled(tree, 'document')) {
      const { file, shownIn } = itemValue(item);
      const path = asText(file) ?? '';
      const isListed = Array.isArray(shownIn) && shownIn.length > 0;
      if (isListed || named.has(item.id) || linked.has(path)) continue;
      report(item, { id: item.id, file: path });
    }
  },
  unused: ({ parameters: { id } }, tree) => unusedItem(tree, 'document', id),
});
