import type { ContentTree } from '../../../content/content-tree.ts';
import { headingSlug } from '../../../content/heading-slug.ts';
import { itemFiles, itemPointer } from '../../../content/items.ts';
import { isPointerWithin } from '../../../content/json/json-pointer.ts';
import { itemKinds, kindOfFile } from '../../../content/kind-table.ts';
import { pageOfItem, pagesByPath, type SitePage, sitePages } from '../../../content/page-list.ts';
import { namespaceOf } from '../../../content/pages.ts';
import type { ValuePlace } from '../../../content/place.ts';
import { linkTargets } from '../../../content/views/links.ts';
import { areAnchorsSure, listsDocument, pageAnchors } from '../../../content/views/page-anchors.ts';
import { languageCodes } from '../../../language/languages.ts';
import { closest } from '../../../text/closest.ts';
import { defineRule } from '../../rule.ts';

export const anchorDead = defineRule<{ anchor: string; page: string; document?: string; suggestion?: string }>({
  code: 'anchor-dead',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'A link to a part of a page leads to a part that exists.',
    uk: 'Посилання на частину сторінки веде до частини, яка існує.',
  },
  why: {
    en: 'Otherwise the page opens at its top, and visitors have to look for the place themselves. The anchor of a heading is its romanized text: «Перша лабораторія» becomes `persha-laboratoriia`, and the anchors of the English page are those of its English headings. A heading with the anchor of a part that pages have of their own, such as `staff`, gets a number: `staff-2`. Where a page lists documents, `#document=ID` opens one of them.',
    uk: 'Інакше сторінка відкриється згори, і потрібне місце доведеться шукати самому. Якір заголовка — це його текст латиницею: «Перша лабораторія» стає `persha-laboratoriia`, а якорі англійської сторінки — це якорі її англійських заголовків. Якщо якір заголовка збігається з якорем частини, яку сторінка має сама, як-от `staff`, він дістає номер: `staff-2`. На сторінці з документами `#document=ID` відкриває один із них.',
  },
  words: {
    en: ({ anchor, page, document, suggestion }) => {
      if (document !== undefined)
        return {
          message: `The page ${page} does not list the document "${document}".`,
          hint: 'Link to a page that lists it, or to the document itself: /files/….',
        };
      return {
        message: `The page ${page} has no part with the anchor #${anchor}.`,
        hint:
          suggestion === undefined
            ? 'Link to the page itself, or to one of its headings or other parts.'
            : `Did you mean "#${suggestion}"?`,
      };
    },
    uk: ({ anchor, page, document, suggestion }) => {
      if (document !== undefined)
        return {
          message: `На сторінці ${page} документа "${document}" немає.`,
          hint: 'Посилайтеся на сторінку, де він є, або на сам документ: /files/….',
        };
      return {
        message: `На сторінці ${page} немає частини з якорем #${anchor}.`,
        hint:
          suggestion === undefined
            ? 'Посилайтеся на саму сторінку, на її заголовок чи іншу її частину.'
            : `Можливо, "#${suggestion}"?`,
      };
    },
  },
  check(tree, report) {
    for (const { link, target } of linkTargets(tree)) {
      if (target.to !== 'page' || !target.anchor) continue;
      const page = target.path === '' ? ownPage(tree, link) : pagesByPath(tree).get(target.path);
      if (!page) continue;
      const document = new URLSearchParams(target.anchor).get('document');
      if (document !== null && listsDocument(tree, page, document)) continue;
      const languages = link.file.language ? [link.file.language] : languageCodes;
      const anchors = languages.map((language) => pageAnchors(tree, page)(language));
      if (anchors.every((ids) => ids.has(target.anchor as string))) continue;
      if (!languages.every((language) => areAnchorsSure(tree, page, language))) continue;
      if (document !== null) {
        report(link, { anchor: target.anchor, page: page.path, document });
        continue;
      }
      // A heading may have been written as it is read.
      const meant = headingSlug(target.anchor);
      const [ids = new Set<string>()] = anchors;
      const suggestion = ids.has(meant) ? meant : closest(meant, ids);
      report(link, { anchor: target.anchor, page: page.path, ...(suggestion && { suggestion }) });
    }
  },
});

/** The page that shows a text, for links within the same page. */
function ownPage(tree: ContentTree, { file, pointer }: ValuePlace): SitePage | undefined {
  const owner = kindOfFile(file.kind);
  const kind = itemKinds.find((each) => each === owner);
  const items = kind && itemFiles(tree, kind).find((each) => each.file === file)?.items;
  const item = items?.find((each) => isPointerWithin(pointer, itemPointer(each)));
  const page = kind && item && pageOfItem(tree, kind, item.id);
  const name = namespaceOf(file) ?? (kind?.items.namespace === null ? item?.id : undefined);
  return page ?? sitePages(tree).find(({ namespaces }) => name !== undefined && namespaces.includes(name));
}
