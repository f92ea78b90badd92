import type { ContentFile } from '../../content/content-tree.ts';
import { languageCodes } from '../../content/item-collections.ts';
import type { PagePath } from '../../content/page-paths.ts';
import { closest } from '../../text/closest.ts';
import type { Rule } from '../rule.ts';

/** The ids that the components of pages give to their own headings. */
const pageParts = new Set([
  'content',
  'gallery',
  'home-departments',
  'home-news',
  'laboratories',
  'latest-news',
  'methods',
  'offices',
  'projects',
  'site-map',
  'staff',
]);

/** A link to a place of a page leads to a heading that is there. */
export const rule: Rule<'anchor-dead'> = {
  code: 'anchor-dead',
  severity: 'error',
  check({ index }, report) {
    for (const { link, target } of index.targets()) {
      if (target.to !== 'page' || !target.anchor || pageParts.has(target.anchor)) continue;
      const page =
        target.path === '' ? ownPage(link.file, [...index.pages().values()]) : index.pages().get(target.path);
      if (!page) continue;
      const languages = link.file.language ? [link.file.language] : languageCodes;
      const headings = languages.map((language) => index.headingsOf(page, language));
      if (headings.every((slugs) => slugs.has(target.anchor as string))) continue;
      const suggestion = closest(target.anchor, headings[0] ?? []);
      report(link, { anchor: target.anchor, page: page.path, ...(suggestion && { suggestion }) });
    }
  },
};

/** The page that shows a file's texts, for links within the same page. */
function ownPage(file: ContentFile, pages: PagePath[]): PagePath | undefined {
  const name = file.kind.path.replace('.json', '');
  return pages.find(
    ({ itemId, namespaces }) =>
      namespaces.includes(file.kind.names ? (file.id ?? '') : name) || (file.id && itemId === file.id),
  );
}
