import { type NewsArchivePage, newsArchivePages, newsPerPage } from '../content/news-archive.ts';
import { pageInCollection } from '../content/page-list.ts';
import { captionedPicture } from './captioned-picture.ts';
import type { CompileContext } from './compile-context.ts';
import type { DatedNewsItem } from './content-sources.ts';

/** A news item's page, with the items before and after it. */
export function newsItemNamespace(context: CompileContext, id: string) {
  const { content, language } = context;
  const { item, newer, older } = content.newsBeside(id);
  const { title, text, content: body } = content.newsItem(language, item);
  const unit = context.unitById(item.unit);
  return {
    title,
    text,
    ...(body && { content: context.html(body) }),
    date: item.isoDate,
    pictures: context.newsImagesAlone(item).map(({ path, alt }) => captionedPicture(context, path, alt)),
    ...(unit && { unit: context.unitLink(unit) }),
    people: peopleIn(body).map((person) => context.personLink(person)),
    ...(newer && { newer: context.newsLink(newer) }),
    ...(older && { older: context.newsLink(older) }),
  };
}

/** The ids of the people to whose pages a text links. */
function peopleIn(markdown = ''): string[] {
  return [...new Set(Array.from(markdown.matchAll(/\]\(\/person\/([^)#?]+)\)/g), ([, id = '']) => id))];
}

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
    units: [] as ReturnType<typeof unitsWithNews>,
    items: items.slice(page.from, page.to).map((item) => lineOf(context, item)),
    ...(newer && { newer: archiveHref(context, newer.id) }),
    ...(older ? { older: archiveHref(context, older.id) } : olderYear(context, page.year)),
    // The newest page alone leads to all of its year: the others then need not change when one is added.
    pages: index === 0 ? ofYear.flatMap((each) => (each.number ? [link(context, each)] : [])) : [],
  };
}

/** The page of all news: the newest, and the way to each year. */
export function newestNewsNamespace(context: CompileContext): ReturnType<typeof newsArchiveNamespace> {
  const items = context.content.newestNews(newsPerPage);
  const last = items.at(-1)?.isoDate.slice(0, 4);
  const hasOlder = items.length === newsPerPage;
  return {
    ...years(context),
    units: unitsWithNews(context),
    items: items.map((item) => lineOf(context, item)),
    // The year of the last item has those that follow it.
    ...(hasOlder && last && { older: archiveHref(context, last) }),
    pages: [],
  };
}

/** An item with the name of its department. */
function lineOf(context: CompileContext, item: DatedNewsItem) {
  const unit = context.unitById(item.unit);
  return { ...context.newsCard(item), ...(unit && { unit: context.unitLink(unit).label }) };
}

/** The departments and laboratories that have news, each leading to these on its page. */
function unitsWithNews(context: CompileContext) {
  return context.content.units.flatMap((unit) => {
    const count = context.content.newsCountOfUnit(unit.id);
    const { href, ...link } = context.unitLink(unit);
    return count ? [{ ...link, href: `${href}#news`, count }] : [];
  });
}

/** The way to the year before, below the oldest item of a year. */
function olderYear(context: CompileContext, year: string) {
  const all = context.content.newsYears();
  const before = all[all.indexOf(year) + 1];
  return before === undefined ? {} : { older: archiveHref(context, before) };
}

/** The ways to the newest news and to every year that has pages, newest first. @param current the year of the page, if it is of one */
function years(context: CompileContext, current?: string) {
  const newest = context.content.routeOf('NewsArchivePage')?.path;
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
