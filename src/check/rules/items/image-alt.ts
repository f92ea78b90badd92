import type { ContentTree } from '../../../content/content-tree.ts';
import { type Item, itemPointer, itemsOfKind, itemTexts, itemValue } from '../../../content/items.ts';
import type { ItemKind } from '../../../content/kind.ts';
import { kindsCalled } from '../../../content/kind-table.ts';
import { languageCodes } from '../../../language/languages.ts';
import { defineRule, type Report } from '../../rule.ts';

/** The key of the facts that names an item's picture or pictures, and the key of the texts that say what they show. */
interface Keys {
  picture: string;
  text: string;
}

/** The items that may do without a picture, by the name of their kind. Where every item has one, the model asks for its text. */
const optionalPictures: Readonly<Record<string, Keys>> = {
  news: { picture: 'imageUrl', text: 'imageAlt' },
  development: { picture: 'image', text: 'imageAlt' },
  department: { picture: 'drawing', text: 'drawingAlt' },
  laboratory: { picture: 'drawing', text: 'drawingAlt' },
};

interface Parameters extends Keys {
  pictures: number;
  texts: number;
  /** The file of another language that describes the picture, where this one calls it decorative. */
  described?: string;
}

export const imageAlt = defineRule<Parameters>({
  code: 'image-alt',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'Every picture of an item has alt text in each language.',
    uk: 'Кожне зображення запису має альтернативний текст кожною мовою.',
  },
  why: {
    en: 'Screen readers read it aloud in place of the picture.',
    uk: 'Екранний читач вимовляє його замість зображення.',
  },
  exceptions: {
    en: 'The alt text of a decorative picture is empty, in every language: one language alone gets a warning.',
    uk: 'Декоративне зображення має порожній альтернативний текст усіма мовами; якщо порожньо лише однією, буде зауваження.',
  },
  paths: ['described'],
  words: {
    en: ({ pictures, texts, picture, text, described }) => ({
      message: described
        ? `The alt text is empty here, and written in ${described}.`
        : texts === 0
          ? 'The picture has no alt text.'
          : `The numbers of pictures (${pictures}) and alt texts (${texts}) differ.`,
      hint: described
        ? 'Say here, too, what the picture shows. Where it is decorative, leave the text empty in every language.'
        : pictures === 0
          ? `Delete "${text}" from the texts, or add the picture as "${picture}".`
          : `Write one "${text}" for each picture, in the same order; leave it empty for a decorative picture.`,
    }),
    uk: ({ pictures, texts, picture, text, described }) => ({
      message: described
        ? `Альтернативний текст тут порожній, а в ${described} написаний.`
        : texts === 0
          ? 'Зображення не має альтернативного тексту.'
          : `Зображень — ${pictures}, а альтернативних текстів — ${texts}.`,
      hint: described
        ? 'Скажіть і тут, що на зображенні. Якщо воно декоративне, залиште текст порожнім кожною мовою.'
        : pictures === 0
          ? `Видаліть "${text}" з текстів або вкажіть зображення в "${picture}".`
          : `Напишіть "${text}" для кожного зображення у тому самому порядку; для декоративного залиште текст порожнім.`,
    }),
  },
  check(tree, report) {
    for (const [name, keys] of Object.entries(optionalPictures))
      for (const kind of kindsCalled(name)) checkKind(tree, kind, keys, report);
  },
});

function checkKind(tree: ContentTree, kind: ItemKind, keys: Keys, report: Report<Parameters>): void {
  const byLanguage = languageCodes.map(
    (language) =>
      new Map(itemTexts(tree, kind, language).flatMap(({ items }) => items.map((item) => [item.id, item]))),
  );
  for (const item of itemsOfKind(tree, kind)) {
    const pictures = countOf(item, keys.picture);
    const texts = byLanguage.flatMap((items) => items.get(item.id) ?? []);
    const wrong = texts.filter((text) => countOf(text, keys.text) !== pictures);
    const counts = wrong.map((text) => countOf(text, keys.text));
    // The same difference in every language is one error, in the facts.
    if (wrong.length > 1 && new Set(counts).size === 1) {
      report(
        placeOf(item, keys.picture),
        { pictures, texts: counts[0] ?? 0, ...keys },
        wrong.map((text) => ({ remark: 'text-here', place: placeOf(text, keys.text) })),
      );
      continue;
    }
    for (const text of wrong)
      report(placeOf(text, keys.text), { pictures, texts: countOf(text, keys.text), ...keys }, [
        { remark: 'facts-here', place: placeOf(item, keys.picture) },
      ]);
    if (wrong.length === 0) checkBlank(texts, keys, pictures, report);
  }
}

/** A picture that one language describes and another one calls decorative. */
function checkBlank(items: readonly Item[], keys: Keys, pictures: number, report: Report<Parameters>): void {
  const texts = items.flatMap((item) => altTexts(item, keys.text));
  for (const blank of texts.filter(({ value }) => !value.trim())) {
    const described = texts.find(({ index, value }) => index === blank.index && value.trim());
    if (!described) continue;
    const parameters = { pictures, texts: pictures, ...keys, described: described.place.file.path };
    report(blank.place, parameters, [{ remark: 'other-language-here', place: described.place }], 'warning');
  }
}

/** The alt texts of an item, each with its place. */
function altTexts(item: Item, key: string) {
  const pointer = `${itemPointer(item)}/${key}`;
  const value = itemValue(item)[key];
  return (Array.isArray(value) ? value : [value]).flatMap((each: unknown, index) =>
    typeof each === 'string'
      ? [
          {
            index,
            value: each,
            place: { file: item.file, pointer: Array.isArray(value) ? `${pointer}/${index}` : pointer },
          },
        ]
      : [],
  );
}

function countOf(item: Item, key: string): number {
  const value = itemValue(item)[key];
  return Array.isArray(value) ? value.length : value === undefined ? 0 : 1;
}

/** The pictures or their texts, or the item if it has none. */
function placeOf(item: Item, key: string) {
  const { file } = item;
  const around = itemPointer(item);
  return key in itemValue(item)
    ? { file, pointer: `${around}/${key}`, part: 'key' as const }
    : { file, pointer: `${around}/${key}`, part: 'start' as const };
}
