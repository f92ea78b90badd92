import { type NewsArchivePage, newsArchivePages, newsPerPage } from '../content/news-archive.ts';
import { pageInCollection } from '../content/page-list.ts';
import type { CompileContext } from './compile-context.ts';

/** A page of the archive: its items, and the pages before and after it in the same year. */
export function newsArchiveNamespace(context: CompileContext, id: string) {
  const year = id.split('-')[0] ?? id;
  const items = context.content.newsOfYear(year);
  const ofYear = newsArchivePages(year, items.length);
  const index = ofYear.findIndex((each) => each.id === id);
  const page = ofYear[index];
  if (!page) throw new Error(`The archive has no page ${id}.`);
  const [newer, older] = [ofYear[index - 1], ofYear[index + 1]];
  return {
    ...years(context, page.year),
    items: items.slice(page.from, page.to).map((item) => context.newsCard(item)),
    ...(newer && { newer: archiveHref(context, newer.id) }),
    ...(older && { older: archiveHref(context, older.id) }),
    // The newest page alone leads to all of its year: the others then need not change when one is added.
    pages: index === 0 ? ofYear.flatMap((each) => (each.number ? [link(context, each)] : [])) : [],
  };
}

/** The page of all news: the newest, and the way to each year. */
export function newestNewsNamespace(context: CompileContext): ReturnType<typeof newsArchiveNamespace> {
  const items = context.content.newestNews(newsPerPage).map((item) => context.newsCard(item));
  return { ...years(context), items, pages: [] };
}

/** The ways to the newest news and to every year that has pages, newest first. @param current the year of the page, if it is of one */
function years(context: CompileContext, current?: string) {
  const newest = context.content.pathOf('NewsArchivePage');
  return {
    ...(newest && { newestHref: context.href(newest) }),
    years: context.content.newsYears().flatMap((year) => {
      const page = pageInCollection(context.content.tree, 'news-archive', year);
      return page ? [{ href: context.href(page.path), label: year }] : [];
    }),
    ...(current && { year: current }),
  };
}

function link(context: CompileContext, { id, number }: NewsArchivePage) {
  return { href: archiveHref(context, id), label: String(number) };
}

function archiveHref({ href, content }: CompileContext, id: string): string {
  const page = pageInCollection(content.tree, 'news-archive', id);
  if (!page) throw new Error(`No route gives the archive a page ${id}.`);
  return href(page.path);
}
