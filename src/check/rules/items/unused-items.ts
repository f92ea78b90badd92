import type { ContentTree } from '../../../content/content-tree.ts';
import { itemsCalled, itemValue } from '../../../content/items.ts';
import { isPlaceWithin, type Place } from '../../../content/place.ts';
import { referencesTo } from '../../../content/references-to.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { assetReferences } from '../../../content/views/asset-references.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { defineRule } from '../../rule.ts';

/** Where an item of a kind has its facts and texts, if nothing else refers to it; nowhere otherwise. */
export function unusedItem(tree: ContentTree, kind: string, id: string): readonly Place[] {
  const { places, own } = referencesTo(tree, `${kind}/${id}`);
  return places.every((place) => own.some((each) => isPlaceWithin(place, each))) ? own : [];
}

export const documentUnlisted = defineRule<{ id: string; file: string }>('document-unlisted', 'warning', 'content', {
  waitsForErrors: true,
  en: {
    asks: 'Every document is in a list, or a text links to it.',
    why: 'A document that no page lists and no text links to cannot be found by visitors.',
    message: ({ id }) => `No page lists the document "${id}", and no text links to it.`,
    hint: ({ file }) => `Name a section in "shownIn", or link to /files/${file} in a text.`,
  },
  uk: {
    asks: 'Кожен документ є у списку, або на нього посилається текст.',
    why: 'Документа, якого не перелічує жодна сторінка й на який не посилається жоден текст, відвідувачі не знайдуть.',
    message: ({ id }) => `Документа "${id}" немає в жодному списку, і жоден текст на нього не посилається.`,
    hint: ({ file }) => `Вкажіть розділ у "shownIn" або додайте до тексту посилання на /files/${file}.`,
  },
  check(tree, report) {
    const named = new Set(valuesOfFormat(tree, 'document-id').map(({ value }) => value));
    const links = assetReferences(tree).filter(({ place }) => place.file.kind.name !== 'documents-data');
    const linked = new Set(links.map(({ folder, path }) => `${folder}/${path}`));
    for (const item of itemsCalled(tree, 'document')) {
      const { file, shownIn } = itemValue(item);
      const path = asText(file) ?? '';
      const isListed = asList(shownIn).length > 0 || named.has(item.id) || linked.has(`files/${path}`);
      if (!isListed) report(item, { id: item.id, file: path });
    }
  },
  unused: ({ parameters: { id } }, tree) => unusedItem(tree, 'document', id),
});

export const personUnplaced = defineRule<{ id: string }>('person-unplaced', 'warning', 'content', {
  waitsForErrors: true,
  en: {
    asks: 'Every person belongs to a department, a laboratory or a council.',
    why: 'Visitors find people through the pages of their departments. Somebody who is in none has a page that nothing leads to.',
    message: ({ id }) => `"${id}" is in no department, laboratory or council.`,
    hint: ({ id }, content) =>
      `Add "${id}" to the "staff" of a department or laboratory in ${content}data/departments or ${content}data/laboratories.`,
  },
  uk: {
    asks: 'Кожна людина належить до відділу, лабораторії чи ради.',
    why: 'Людей знаходять через сторінки їхніх відділів. Хто не належить нікуди, на того сторінку ніщо не веде.',
    message: ({ id }) => `"${id}" немає в жодному відділі, лабораторії чи раді.`,
    hint: ({ id }, content) =>
      `Додайте "${id}" до "staff" відділу чи лабораторії в ${content}data/departments або ${content}data/laboratories.`,
  },
  check(tree, report) {
    const named = valuesOfFormat(tree, 'person-id').filter(({ file }) => file.kind.name !== 'publications-data');
    const placed = new Set(named.map(({ value }) => value));
    for (const { id, file, pointer } of itemsCalled(tree, 'person'))
      if (!placed.has(id)) report({ file, pointer, part: 'start' }, { id });
  },
});

export const micrographUnused = defineRule<{ id: string; image: string }>('micrograph-unused', 'warning', 'content', {
  waitsForErrors: true,
  en: {
    asks: 'A micrograph whose grains are outlined is at the top of the home page.',
    why: 'The grains of that picture light up under the pointer. When another picture takes its place, its grains no longer do, and the outlines are forgotten. The warning appears only while there are no errors.',
    message: ({ image }) => `The picture ${image} is not at the top of the home page: its grains light up nowhere.`,
    hint: 'Fix the path, or delete this file.',
  },
  uk: {
    asks: 'Мікрофотографія, зерна якої обведено, стоїть угорі головної сторінки.',
    why: 'Зерна цього зображення підсвічуються під курсором. Коли його місце займає інше, вони вже не підсвічуються, а про контури забувають. Зауваження з’являється, лише коли помилок немає.',
    message: ({ image }) =>
      `Зображення ${image} не стоїть угорі головної сторінки: його зерна ніде не підсвічуються.`,
    hint: 'Виправте шлях або видаліть цей файл.',
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

type ExceptionUnneededParameters = { rule: string; at: string; exists: boolean };

export const exceptionUnneeded = defineRule<ExceptionUnneededParameters>('exception-unneeded', 'warning', 'result', {
  en: {
    asks: 'Every exception is needed.',
    why: 'An exception that excepts nothing hides the next error made there.',
    message: ({ rule, at, exists }) =>
      exists ? `The rule ${rule} no longer finds anything at ${at}.` : `${at} does not exist.`,
    hint: 'Delete the exception, or fix its "at".',
  },
  uk: {
    asks: 'Кожен виняток потрібен.',
    why: 'Виняток, який нічого не виправдовує, приховає наступну помилку на цьому місці.',
    message: ({ rule, at, exists }) =>
      exists ? `Правило ${rule} у місці ${at} більше нічого не знаходить.` : `Місця ${at} не існує.`,
    hint: 'Видаліть виняток або виправте в ньому "at".',
  },
  waitsForErrors: true,
  check(_tree, report, unneeded) {
    for (const { rule, at, exists, place } of unneeded) report(place, { rule, at, exists });
  },
  unused: ({ place }) => [place],
});
