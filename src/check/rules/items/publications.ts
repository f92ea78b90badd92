import type { ContentTree } from '../../../content/content-tree.ts';
import { type Item, itemValue, translatedTexts } from '../../../content/items.ts';
import { kindsCalled } from '../../../content/kind-table.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import {
  nameKey,
  type PublicationItem,
  peopleByName,
  publicationItems,
} from '../../../content/views/people-by-name.ts';
import { groupBy } from '../../../lib/cache/once-per.ts';
import { plainWords } from '../../../lib/text/compare-text.ts';
import { defineRule } from '../../rule.ts';

function publicationTexts(tree: ContentTree): Item[] {
  const files = kindsCalled('publication').flatMap((kind) => translatedTexts(tree, kind));
  return files.flatMap(({ items }) => items);
}

export const authorByName = defineRule<{ found: string; id: string }>('author-by-name', 'error', 'content', {
  canBeExcepted: true,
  en: {
    asks: 'An author who works at the institute is given by id.',
    why: 'A publication appears on the pages of its authors because it names their ids, and their names come from one record. A name that is typed beside the record may differ from it, and the page of the person lacks the publication.',
    note: 'Somebody else of the same name: write an exception with the reason.',
    message: ({ found, id }, content) => `"${found}" is the name of the person "${id}" in ${content}data/people.`,
    hint: ({ id }) => `Write "${id}" instead of the name.`,
  },
  uk: {
    asks: 'Автора, який працює в інституті, названо за id.',
    why: 'Публікація з’являється на сторінках авторів, бо називає їхні id, а імена береться з одного запису. Набране поруч ім’я може від нього відрізнятися, а на сторінці людини публікації бракуватиме.',
    note: 'Хтось інший із таким самим ім’ям: напишіть виняток і причину.',
    message: ({ found, id }, content) => `«${found}» — це ім’я людини "${id}" з ${content}data/people.`,
    hint: ({ id }) => `Напишіть "${id}" замість імені.`,
  },
  check(tree, report) {
    const people = peopleByName(tree);
    for (const { file, pointer, value } of publicationItems(tree)) {
      for (const [index, author] of asList(value.authors).entries()) {
        const { ua, en } = asObject(author);
        const found = [ua, en].map(asText).find((each) => each && people.has(nameKey(each)));
        const id = people.get(nameKey(found ?? ''));
        if (found && id) report({ file, pointer: `${pointer}/authors/${index}` }, { found, id });
      }
    }
  },
});

type Repeated = { id: string; first: string; same: 'doi' | 'title' };

export const publicationRepeated = defineRule<Repeated>('publication-repeated', 'error', 'content', {
  canBeExcepted: true,
  en: {
    asks: 'Every publication is entered once.',
    why: 'It appears on the pages of all its authors and of their departments by itself. A second entry, with the same DOI or with the same title in the same year, would be listed beside it.',
    note: 'Two works with one title in one year, such as parts of a series: write an exception with the reason.',
    message: ({ id, first, same }) =>
      `"${id}" has the same ${same === 'doi' ? 'DOI' : 'title and year'} as "${first}".`,
    hint: 'Delete one of the two, with its texts; add authors whom the other one lacks to that.',
  },
  uk: {
    asks: 'Кожну публікацію записано один раз.',
    why: 'Вона сама з’являється на сторінках усіх своїх авторів і їхніх відділів. Другий запис, із тим самим DOI чи з тією самою назвою того самого року, стояв би поруч.',
    note: 'Дві праці з однією назвою в одному році, наприклад частини серії: напишіть виняток і причину.',
    message: ({ id, first, same }) =>
      `"${id}" має ${same === 'doi' ? 'той самий DOI' : 'ту саму назву й рік'}, що й "${first}".`,
    hint: 'Видаліть один із двох записів разом із текстами; авторів, яких бракує, додайте до іншого.',
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

function titlesById(tree: ContentTree): ReadonlyMap<string, readonly { title: string }[]> {
  const titles = publicationTexts(tree).flatMap((item) => {
    const title = plainWords(asText(itemValue(item).title) ?? '');
    return title ? [{ id: item.id, title: `${item.file.language} ${title}` }] : [];
  });
  return groupBy(titles, ({ id }) => id);
}

/** The languages of publications in which the site has texts. */
const siteLanguages = ['uk', 'en'];

/** A key that a publication may lack, or have without need. */
type Incomplete = { fault: 'no-original-title' | 'needless-original-title' | 'no-pages' | 'no-annotation' };

export const publicationIncomplete = defineRule<Incomplete>('publication-incomplete', 'error', 'group', {
  en: {
    asks: 'Every publication has its original title once, every article its pages or number, and every monograph an annotation.',
    why: 'A work is cited by the title of its title page. In Ukrainian and English that is among the texts; for other languages there is `originalTitle` in `content/data/publications`, and the texts translate it. The list of monographs shows what each is about.',
    message: ({ fault }) =>
      ({
        'no-original-title':
          'The title page of this publication is neither in Ukrainian nor in English, and the title as it stands there is missing.',
        'needless-original-title': 'The title of a Ukrainian or English publication is among its texts.',
        'no-pages': 'An article has pages, or a number where its journal does not count pages.',
        'no-annotation': 'A monograph needs an annotation.',
      })[fault],
    hint: ({ fault }) =>
      ({
        'no-original-title': 'Add "originalTitle": the title as it stands on the title page.',
        'needless-original-title': 'Delete "originalTitle"; write the title in the texts of that language.',
        'no-pages': 'Add "pages" or "articleNumber".',
        'no-annotation': 'Add "annotation": what it is about, in one sentence.',
      })[fault],
  },
  uk: {
    asks: 'Кожна публікація має назву мовою оригіналу один раз, кожна стаття — сторінки або номер, а кожна монографія — анотацію.',
    why: 'Працю цитують за назвою з титульної сторінки. Українська й англійська назви стоять серед текстів; для інших мов є `originalTitle` у `content/data/publications`, а тексти її перекладають. Список монографій каже, про що кожна з них.',
    message: ({ fault }) =>
      ({
        'no-original-title': 'Титул цієї публікації — ні українською, ні англійською, а назви з нього бракує.',
        'needless-original-title': 'Назва публікації українською чи англійською — серед її текстів.',
        'no-pages': 'Стаття має сторінки або, якщо журнал їх не лічить, номер.',
        'no-annotation': 'Монографії потрібна анотація.',
      })[fault],
    hint: ({ fault }) =>
      ({
        'no-original-title': 'Додайте "originalTitle" — назву, як вона стоїть на титулі.',
        'needless-original-title': 'Видаліть "originalTitle", а назву напишіть у текстах тієї мови.',
        'no-pages': 'Додайте "pages" чи "articleNumber".',
        'no-annotation': 'Додайте "annotation" — про що книжка, одним реченням.',
      })[fault],
  },
  check(tree, report) {
    const items = publicationItems(tree);
    for (const { file, pointer, value } of items) {
      const { language, originalTitle, type, pages, articleNumber } = value;
      const isForeign = typeof language === 'string' && !siteLanguages.includes(language);
      const isArticle = type === 'article-journal' || type === 'paper-conference';
      const at = (key: string) => ({ file, pointer: `${pointer}/${key}` });
      if (isForeign && originalTitle === undefined) report(at('language'), { fault: 'no-original-title' });
      if (!isForeign && originalTitle !== undefined)
        report({ ...at('originalTitle'), part: 'key' }, { fault: 'needless-original-title' });
      if (isArticle && pages === undefined && articleNumber === undefined) report(at('type'), { fault: 'no-pages' });
    }
    const monographs = new Set(items.flatMap(({ id, value }) => (value.genre === 'monograph' ? [id] : [])));
    for (const item of publicationTexts(tree))
      if (monographs.has(item.id) && itemValue(item).annotation === undefined)
        report(item, { fault: 'no-annotation' });
  },
});
