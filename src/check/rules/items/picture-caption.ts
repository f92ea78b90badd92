import { itemPointer } from '../../../content/items.ts';
import { captionedImages, pictureItems, shownPictures } from '../../../content/views/pictures.ts';
import { defineRule } from '../../rule.ts';
import { unusedItem } from '../../unused-item.ts';

export const pictureCaption = defineRule<{ image: string; isShown: boolean }>({
  code: 'picture-caption',
  severity: 'warning',
  scope: 'content',
  byShape: true,
  waitsForErrors: true,
  summary: {
    en: 'Every picture beside, above or within a text has a caption.',
    uk: 'Кожне зображення біля тексту, над ним чи в ньому має підпис.',
  },
  why: {
    en: 'The alternative text is for those who cannot see a picture; its caption tells everybody what it shows, and how true to life it is. It is written once, in `content/data/pictures` and `pictures` of each language, with the numbered parts of a machine and the scale of a micrograph, and goes with the picture wherever a page shows it. The warning appears only while there are no errors.',
    uk: 'Альтернативний текст — для тих, хто не бачить зображення; підпис каже всім, що на ньому та наскільки воно відповідає дійсності. Його пишуть один раз, у `content/data/pictures` і в `pictures` кожної мови, разом із пронумерованими частинами машини й масштабом мікрофотографії, і він супроводжує зображення на кожній сторінці. Зауваження з’являється, лише коли помилок немає.',
  },
  exceptions: {
    en: 'The pictures of the home page, of people and of the not-found page have none. A picture that is a figure has the caption of the figure.',
    uk: 'Зображення головної сторінки, людей і сторінки «не знайдено» підпису не мають. Зображення, яке є рисунком, має підпис рисунка.',
  },
  words: {
    en: ({ image, isShown }, content) => ({
      message: isShown ? `The picture ${image} has no caption.` : `No page shows the picture ${image}.`,
      hint: isShown
        ? `Add the picture to a file of ${content}data/pictures, and its caption to the file of the same name in pictures of each language.`
        : 'Delete the entry and its captions, or use the picture.',
    }),
    uk: ({ image, isShown }, content) => ({
      message: isShown
        ? `Зображення ${image} не має підпису.`
        : `Зображення ${image} не показано на жодній сторінці.`,
      hint: isShown
        ? `Додайте зображення до файлу в ${content}data/pictures, а підпис — до файлу з такою самою назвою в pictures кожної мови.`
        : 'Видаліть запис і його підписи або використайте зображення.',
    }),
  },
  check(tree, report) {
    const captioned = captionedImages(tree);
    const shown = new Set<string>();
    for (const { image, place } of shownPictures(tree)) {
      if (!captioned.has(image) && !shown.has(image)) report(place, { image, isShown: true });
      shown.add(image);
    }
    for (const { facts, value } of pictureItems(tree)) {
      if (value.image && !shown.has(value.image))
        report({ file: facts.file, pointer: `${itemPointer(facts)}/image` }, { image: value.image, isShown: false });
    }
  },
  unused: ({ parameters: { image, isShown } }, tree) =>
    isShown
      ? []
      : pictureItems(tree)
          .filter(({ value }) => value.image === image)
          .flatMap(({ facts: { id } }) => unusedItem(tree, 'picture', id)),
});
