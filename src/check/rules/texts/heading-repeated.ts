import { groupBy } from '../../../cache/group-by.ts';
import type { ContentFile, ContentTree } from '../../../content/content-tree.ts';
import { headingSlugs } from '../../../content/heading-slug.ts';
import { routeTable } from '../../../content/page-list.ts';
import { frameIds, namespaceOf, pageNamed } from '../../../content/pages.ts';
import type { ValuePlace } from '../../../content/place.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { type MarkdownText, markdownTexts } from '../../../content/views/links.ts';
import { joinByTarget } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';

export const headingRepeated = defineRule<{ id: string }>({
  code: 'heading-repeated',
  severity: 'error',
  scope: 'content',
  summary: {
    en: 'Headings and sections of a page differ from each other.',
    uk: 'Заголовки й розділи сторінки різняться між собою.',
  },
  why: {
    en: 'The anchor of a heading is its romanized text. Two sections of a page with the same heading have one anchor, which leads to the first of them only. The same goes for a heading with the id of a section, and for a section with the id of a part that the page has of its own, such as `members`. Within one text, repeated headings are numbered.',
    uk: 'Якір заголовка — це його текст латиницею. Два розділи сторінки з однаковим заголовком мають один якір, і він веде лише до першого. Так само із заголовком, що збігається з id розділу, і з розділом, id якого має частина самої сторінки, наприклад `members`. У межах одного тексту повторені заголовки нумеруються.',
  },
  words: {
    en: ({ id }) => ({
      message: `The page already has a part with the anchor #${id}.`,
      hint: 'Give the heading other words, or the section another id: links with the anchor lead to the first place.',
    }),
    uk: ({ id }) => ({
      message: `На сторінці вже є частина з якорем #${id}.`,
      hint: 'Змініть слова заголовка або id розділу: посилання з якорем ведуть до першого місця.',
    }),
  },
  check(tree, report) {
    for (const { id, place, related } of joinByTarget(sectionsWithOwnIds(tree))) report(place, { id }, related);
    for (const [file, texts] of textsOfPages(tree)) {
      const taken = sectionIds(file);
      for (const { value, parts } of texts) {
        const slug = headingSlugs();
        const own = parts.headings.map(({ text, from, to }) => ({
          id: slug(text),
          place: { file, pointer: value.pointer, from, to },
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

/** The texts with headings, by the file of the page that shows them: the items of a yearly file have pages of their own. */
function textsOfPages(tree: ContentTree): Map<ContentFile, MarkdownText[]> {
  const texts = markdownTexts(tree).filter(({ value, parts }) => parts.headings.length && !value.file.kind.isYearly);
  return groupBy(texts, ({ value }) => value.file);
}

/** The ids of a page's sections, with their places. */
function sectionIds(file: ContentFile): Map<string, ValuePlace> {
  return new Map(
    asList(asObject(file.value).sections).flatMap((section, index): [string, ValuePlace][] => {
      const id = asText(asObject(section).id);
      return id === undefined ? [] : [[id, { file, pointer: `/sections/${index}/id` }]];
    }),
  );
}

/** The sections with the id of a part that their page has of its own; the target is the same in every language. */
function sectionsWithOwnIds(tree: ContentTree): { target: string; id: string; place: ValuePlace }[] {
  return tree.files.flatMap((file) => {
    const sections = sectionIds(file);
    const own = sections.size ? ownIds(tree, file) : new Set();
    return [...sections].flatMap(([id, place]) =>
      own.has(id) ? [{ target: `${namespaceOf(file)}#${id}`, id, place }] : [],
    );
  });
}

/** The ids that the pages of a file have besides those of their texts. */
function ownIds(tree: ContentTree, file: ContentFile): Set<string> {
  const name = namespaceOf(file) ?? '';
  const routes = routeTable(tree).filter(({ namespaces }) => asList(namespaces).includes(name));
  return new Set([...frameIds, ...routes.flatMap(({ component }) => pageNamed(component)?.headings ?? [])]);
}
