import { itemValue, translatedTexts } from '../../../content/items.ts';
import { kindsCalled } from '../../../content/kind-table.ts';
import { publicationItems } from '../../../content/views/publications.ts';
import { defineRule } from '../../rule.ts';

type Fault = 'no-original-title' | 'needless-original-title' | 'no-pages' | 'no-annotation';

/** The languages of publications in which the site has texts. */
const siteLanguages = ['uk', 'en'];

export const publicationIncomplete = defineRule<{ fault: Fault }>({
  code: 'publication-incomplete',
  severity: 'error',
  scope: 'group',
  summary: {
    en: 'Every publication has its original title once, every article its pages or number, and every monograph an annotation.',
    uk: 'Кожна публікація має назву мовою оригіналу один раз, кожна стаття — сторінки або номер, а кожна монографія — анотацію.',
  },
  why: {
    en: 'A work is cited by the title of its title page. In Ukrainian and English that is among the texts; for other languages there is `originalTitle` in `content/data/publications`, and the texts translate it. The list of monographs shows what each is about.',
    uk: 'Працю цитують за назвою з титульної сторінки. Українська й англійська назви стоять серед текстів; для інших мов є `originalTitle` у `content/data/publications`, а тексти її перекладають. Список монографій каже, про що кожна з них.',
  },
  words: {
    en: ({ fault }) => english[fault],
    uk: ({ fault }) => ukrainian[fault],
  },
  check(tree, report) {
    const monographs = new Set<string>();
    for (const { id, file, pointer, value } of publicationItems(tree)) {
      const isForeign = typeof value.language === 'string' && !siteLanguages.includes(value.language);
      if (isForeign && value.originalTitle === undefined)
        report({ file, pointer: `${pointer}/language` }, { fault: 'no-original-title' });
      if (!isForeign && value.originalTitle !== undefined)
        report({ file, pointer: `${pointer}/originalTitle`, part: 'key' }, { fault: 'needless-original-title' });
      const isArticle = value.type === 'article-journal' || value.type === 'paper-conference';
      if (isArticle && value.pages === undefined && value.articleNumber === undefined)
        report({ file, pointer: `${pointer}/type` }, { fault: 'no-pages' });
      if (value.genre === 'monograph') monographs.add(id);
    }
    const texts = kindsCalled('publication').flatMap((kind) => translatedTexts(tree, kind));
    for (const item of texts.flatMap(({ items }) => items)) {
      if (monographs.has(item.id) && itemValue(item).annotation === undefined)
        report(item, { fault: 'no-annotation' });
    }
  },
});

const english: Record<Fault, { message: string; hint: string }> = {
  'no-original-title': {
    message:
      'The title page of this publication is neither in Ukrainian nor in English, and the title as it stands there is missing.',
    hint: 'Add "originalTitle": the title as it stands on the title page.',
  },
  'needless-original-title': {
    message: 'The title of a Ukrainian or English publication is among its texts.',
    hint: 'Delete "originalTitle"; write the title in the texts of that language.',
  },
  'no-pages': {
    message: 'An article has pages, or a number where its journal does not count pages.',
    hint: 'Add "pages" or "articleNumber".',
  },
  'no-annotation': {
    message: 'A monograph needs an annotation.',
    hint: 'Add "annotation": what it is about, in one sentence.',
  },
};

const ukrainian: Record<Fault, { message: string; hint: string }> = {
  'no-original-title': {
    message: 'Титул цієї публікації — ні українською, ні англійською, а назви з нього бракує.',
    hint: 'Додайте "originalTitle" — назву, як вона стоїть на титулі.',
  },
  'needless-original-title': {
    message: 'Назва публікації українською чи англійською — серед її текстів.',
    hint: 'Видаліть "originalTitle", а назву напишіть у текстах тієї мови.',
  },
  'no-pages': {
    message: 'Стаття має сторінки або, якщо журнал їх не лічить, номер.',
    hint: 'Додайте "pages" чи "articleNumber".',
  },
  'no-annotation': {
    message: 'Монографії потрібна анотація.',
    hint: 'Додайте "annotation" — про що книжка, одним реченням.',
  },
};
