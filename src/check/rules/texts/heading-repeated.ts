import { groupBy } from '../../../cache/group-by.ts';
import type { ContentTree } from '../../../content/content-tree.ts';
import { headingSlugs } from '../../../content/heading-slug.ts';
import type { ValuePlace } from '../../../content/place.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { type MarkdownText, markdownTexts } from '../../../content/views/links.ts';
import { defineRule } from '../../rule.ts';

export const headingRepeated = defineRule<{ id: string }>({
  code: 'heading-repeated',
  severity: 'error',
  scope: 'group',
  summary: 'Headings of a page differ from each other.',
  why: 'The anchor of a heading is its romanized text. Two sections of a page with the same heading have one anchor, which leads to the first of them only. The same goes for a heading with the id of a section. Within one text, repeated headings are numbered.',
  words: {
    en: ({ id }) => ({
      message: `The page already has the anchor #${id}.`,
      hint: 'Give this heading other words: links with its anchor lead to the first place.',
    }),
    uk: ({ id }) => ({
      message: `На сторінці вже є якір #${id}.`,
      hint: 'Змініть слова цього заголовка: посилання з його якорем ведуть до першого місця.',
    }),
  },
  check(tree, report) {
    for (const texts of textsOfPages(tree)) {
      const taken = sectionIds(texts);
      for (const { value, parts } of texts) {
        const slug = headingSlugs();
        const own = parts.headings.map(({ text, from, to }) => ({
          id: slug(text),
          place: { file: value.file, pointer: value.pointer, from, to },
        }));
        for (const { id, place } of own) {
          const first = taken.get(id);
          if (first) report(place, { id }, [{ remark: 'first-here', place: first }]);
          else taken.set(id, place);
        }
      }
    }
  },
});

/** The texts with headings, by the page that shows them: the items of a yearly file have pages of their own. */
function textsOfPages(tree: ContentTree): Iterable<MarkdownText[]> {
  const texts = markdownTexts(tree).filter(({ value, parts }) => parts.headings.length && !value.file.kind.isYearly);
  return groupBy(texts, ({ value }) => value.file.path).values();
}

/** The ids of a page's sections, with their places. */
function sectionIds([first]: readonly MarkdownText[]): Map<string, ValuePlace> {
  if (!first) return new Map();
  const { file } = first.value;
  return new Map(
    asList(asObject(file.value).sections).flatMap((section, index): [string, ValuePlace][] => {
      const id = asText(asObject(section).id);
      return id === undefined ? [] : [[id, { file, pointer: `/sections/${index}/id` }]];
    }),
  );
}
