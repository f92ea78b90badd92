import { groupBy } from '../../../cache/group-by.ts';
import type { ContentTree } from '../../../content/content-tree.ts';
import { itemValue, translatedTexts } from '../../../content/items.ts';
import { kindsCalled } from '../../../content/kind-table.ts';
import { asText } from '../../../content/unknown-value.ts';
import { type PublicationItem, publicationItems } from '../../../content/views/publications.ts';
import { plainWords } from '../../../text/plain-words.ts';
import { defineRule } from '../../rule.ts';

export const publicationRepeated = defineRule<{ id: string; first: string; same: 'doi' | 'title' }>({
  code: 'publication-repeated',
  severity: 'error',
  scope: 'content',
  byShape: true,
  canBeExcepted: true,
  summary: { en: 'Every publication is entered once.', uk: 'Кожну публікацію записано один раз.' },
  why: {
    en: 'It appears on the pages of all its authors and of their departments by itself. A second entry, with the same DOI or with the same title in the same year, would be listed beside it.',
    uk: 'Вона сама з’являється на сторінках усіх своїх авторів і їхніх відділів. Другий запис, із тим самим DOI чи з тією самою назвою того самого року, стояв би поруч.',
  },
  exceptions: {
    en: 'Two works with one title in one year, such as parts of a series: write an exception with the reason.',
    uk: 'Дві праці з однією назвою в одному році, наприклад частини серії: напишіть виняток і причину.',
  },
  words: {
    en: ({ id, first, same }) => ({
      message: `"${id}" has the same ${same === 'doi' ? 'DOI' : 'title and year'} as "${first}".`,
      hint: 'Delete one of the two, with its texts; add authors whom the other one lacks to that.',
    }),
    uk: ({ id, first, same }) => ({
      message: `"${id}" має ${same === 'doi' ? 'той самий DOI' : 'ту саму назву й рік'}, що й "${first}".`,
      hint: 'Видаліть один із двох записів разом із текстами; авторів, яких бракує, додайте до іншого.',
    }),
  },
  check(tree, report) {
    const titles = titlesById(tree);
    const seen = new Map<string, PublicationItem>();
    const ids = new Set<string>();
    for (const item of publicationItems(tree)) {
      // Twice the same id is an error of its own.
      if (ids.has(item.id)) continue;
      ids.add(item.id);
      const doi = asText(item.value.doi)?.toLowerCase();
      const keys = [
        ...(doi ? [['doi', doi] as const] : []),
        ...(titles.get(item.id) ?? []).map(({ title }) => ['title', `${item.value.year} ${title}`] as const),
      ];
      const found = keys.find(([, key]) => seen.has(key));
      const first = found && seen.get(found[1]);
      if (found && first) {
        const place = { file: item.file, pointer: `${item.pointer}/id` };
        report(place, { id: item.id, first: first.id, same: found[0] }, [
          { remark: 'first-here', place: { file: first.file, pointer: `${first.pointer}/id` } },
        ]);
      } else for (const [, key] of keys) seen.set(key, item);
    }
  },
});

/** The titles of publications in all languages, as they are compared. */
function titlesById(tree: ContentTree): ReadonlyMap<string, readonly { title: string }[]> {
  const texts = kindsCalled('publication').flatMap((kind) => translatedTexts(tree, kind));
  const titles = texts.flatMap(({ file: { language }, items }) =>
    items.flatMap((item) => {
      const title = plainWords(asText(itemValue(item).title) ?? '');
      return title ? [{ id: item.id, title: `${language} ${title}` }] : [];
    }),
  );
  return groupBy(titles, ({ id }) => id);
}
