import { itemsCalled, itemValue } from '../../../content/items.ts';
import { asObject, asText } from '../../../content/unknown-value.ts';
import { defineRule } from '../../rule.ts';
import { unusedItem } from '../../unused-item.ts';

export const micrographUnused = defineRule<{ id: string; image: string }>({
  code: 'micrograph-unused',
  severity: 'warning',
  scope: 'content',
  byShape: true,
  waitsForErrors: true,
  summary: {
    en: 'A micrograph whose grains are outlined is at the top of the home page.',
    uk: 'Мікрофотографія, зерна якої обведено, стоїть угорі головної сторінки.',
  },
  why: {
    en: 'The grains of that picture light up under the pointer. When another picture takes its place, its grains no longer do, and the outlines are forgotten. The warning appears only while there are no errors.',
    uk: 'Зерна цього зображення підсвічуються під курсором. Коли його місце займає інше, вони вже не підсвічуються, а про контури забувають. Зауваження з’являється, лише коли помилок немає.',
  },
  words: {
    en: ({ image }) => ({
      message: `The picture ${image} is not at the top of the home page: its grains light up nowhere.`,
      hint: 'Fix the path, or delete this file.',
    }),
    uk: ({ image }) => ({
      message: `Зображення ${image} не стоїть угорі головної сторінки: його зерна ніде не підсвічуються.`,
      hint: 'Виправте шлях або видаліть цей файл.',
    }),
  },
  check(tree, report) {
    const shown = tree.filesOf('home-texts').flatMap(({ value }) => {
      const { image, phoneImage } = asObject(asObject(value).hero);
      return [image, phoneImage];
    });
    for (const item of itemsCalled(tree, 'micrograph')) {
      const image = asText(itemValue(item).image);
      if (image && !shown.includes(image)) report({ file: item.file, pointer: '/image' }, { id: item.id, image });
    }
  },
  unused: ({ parameters: { id } }, tree) => unusedItem(tree, 'micrograph', id),
});
