import { asObject, asText } from '../../../content/unknown-value.ts';
import { nameKey, peopleByName } from '../../../content/views/people-by-name.ts';
import { publicationItems } from '../../../content/views/publications.ts';
import { defineRule } from '../../rule.ts';

export const authorByName = defineRule<{ found: string; id: string }>({
  code: 'author-by-name',
  severity: 'error',
  scope: 'content',
  byShape: true,
  canBeExcepted: true,
  summary: {
    en: 'An author who works at the institute is given by id.',
    uk: 'Автора, який працює в інституті, названо за id.',
  },
  why: {
    en: 'A publication appears on the pages of its authors because it names their ids, and their names come from one record. A name that is typed beside the record may differ from it, and the page of the person lacks the publication.',
    uk: 'Публікація з’являється на сторінках авторів, бо називає їхні id, а імена береться з одного запису. Набране поруч ім’я може від нього відрізнятися, а на сторінці людини публікації бракуватиме.',
  },
  exceptions: {
    en: 'Somebody else of the same name: write an exception with the reason.',
    uk: 'Хтось інший із таким самим ім’ям: напишіть виняток і причину.',
  },
  words: {
    en: ({ found, id }, content) => ({
      message: `"${found}" is the name of the person "${id}" in ${content}data/people.`,
      hint: `Write "${id}" instead of the name.`,
    }),
    uk: ({ found, id }, content) => ({
      message: `«${found}» — це ім’я людини "${id}" з ${content}data/people.`,
      hint: `Напишіть "${id}" замість імені.`,
    }),
  },
  check(tree, report) {
    const people = peopleByName(tree);
    for (const { file, pointer, value } of publicationItems(tree)) {
      const authors = Array.isArray(value.authors) ? value.authors : [];
      for (const [index, author] of authors.entries()) {
        const { ua, en } = asObject(author);
        const name = [ua, en].map((each) => asText(each)).find((each) => each && people.has(nameKey(each)));
        if (name)
          report(
            { file, pointer: `${pointer}/authors/${index}` },
            { found: name, id: people.get(nameKey(name)) ?? '' },
          );
      }
    }
  },
});
