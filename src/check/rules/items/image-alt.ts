import { type Item, itemFacts, itemPlace, itemTexts, itemValue, languageCodes } from '../../../content/items.ts';
import { kindsCalled } from '../../../content/kind-table.ts';
import { defineRule } from '../../rule.ts';

export const imageAlt = defineRule<{ pictures: number; texts: number }>({
  code: 'image-alt',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: 'Every picture of a news item has alt text in each language.',
  why: 'Screen readers read it aloud in place of the picture.',
  exceptions: 'The alt text of a decorative image is empty.',
  words: {
    en: ({ pictures, texts }) => ({
      message:
        texts === 0
          ? 'The picture has no alt text.'
          : `The numbers of pictures (${pictures}) and alt texts (${texts}) differ.`,
      hint:
        pictures === 0
          ? 'Delete "imageAlt" from the texts, or add the picture as "imageUrl".'
          : 'Write one "imageAlt" for each picture, in the same order; leave it empty for a decorative image.',
    }),
    uk: ({ pictures, texts }) => ({
      message:
        texts === 0
          ? 'Зображення не має альтернативного тексту.'
          : `Зображень — ${pictures}, а альтернативних текстів — ${texts}.`,
      hint:
        pictures === 0
          ? 'Видаліть "imageAlt" з текстів або вкажіть зображення в "imageUrl".'
          : 'Напишіть "imageAlt" для кожного зображення в тому самому порядку; для декоративного зображення залиште порожнім.',
    }),
  },
  check(tree, report) {
    const [news] = kindsCalled('news');
    if (!news) return;
    const byLanguage = languageCodes.map(
      (language) =>
        new Map(itemTexts(tree, news, language).flatMap(({ items }) => items.map((item) => [item.id, item]))),
    );
    for (const item of itemFacts(tree, news).flatMap(({ items }) => items)) {
      const pictures = countOf(item, 'imageUrl');
      const texts = byLanguage.flatMap((items) => items.get(item.id) ?? []);
      const wrong = texts.filter((text) => countOf(text, 'imageAlt') !== pictures);
      const counts = wrong.map((text) => countOf(text, 'imageAlt'));
      // The same difference in every language is one error, in the facts.
      if (wrong.length > 1 && new Set(counts).size === 1) {
        report(
          placeOf(item, 'imageUrl'),
          { pictures, texts: counts[0] ?? 0 },
          wrong.map((text) => ({ remark: 'text-here', place: placeOf(text, 'imageAlt') })),
        );
      } else {
        for (const text of wrong) {
          report(placeOf(text, 'imageAlt'), { pictures, texts: countOf(text, 'imageAlt') }, [
            { remark: 'facts-here', place: placeOf(item, 'imageUrl') },
          ]);
        }
      }
    }
  },
});

function countOf(item: Item, key: string): number {
  const value = itemValue(item)[key];
  return Array.isArray(value) ? value.length : value === undefined ? 0 : 1;
}

/** The pictures or their texts, or the item if it has none. */
function placeOf(item: Item, key: string) {
  const { file } = item;
  const around = itemPlace(item);
  return key in itemValue(item)
    ? { file, pointer: `${around}/${key}`, part: 'key' as const }
    : { file, pointer: `${around}/${key}`, part: 'start' as const };
}
