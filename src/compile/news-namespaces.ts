import type { NewsTopic } from '../../content/model/news.ts';
import { type NewsArchivePage, newsArchivePages, newsPerPage } from '../content/news-archive.ts';
import { pageInCollection } from '../content/page-list.ts';
import { captionedPicture } from './captioned-picture.ts';
import type { CompileContext } from './compile-context.ts';
import type { DatedNewsItem } from './content-sources.ts';

/** The largest number of earlier items of its department on the page of a news item. */
const earlierCount = 3;

/** A news item's page, with whom and what it names, and the items before and after it. */
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
    ...(item.topic && { topic: { id: item.topic, href: topicHrefs(context)[item.topic] } }),
    people: linkedIn(body, '/person/').map((person) => context.personLink(person)),
    documents: documentsIn(context, body),
    earlier: content
      .askNews('earlier', id, earlierCount)
      .filter((each) => each.id !== older?.id)
      .map((each) => context.newsLink(each)),
    ...(newer && { newer: context.newsLink(newer) }),
    ...(older && { older: context.newsLink(older) }),
  };
}

/** The last parts of the addresses to which a text links that begin in the same way. */
function linkedIn(markdown = '', start: string): string[] {
  const addresses = Array.from(markdown.matchAll(/\]\(([^)#?\s]+)/g), ([, address = '']) => address);
  return [...new Set(addresses.flatMap((each) => (each.startsWith(start) ? [each.slice(start.length)] : [])))];
}

function documentsIn(context: CompileContext, markdown: string | undefined) {
  const files = linkedIn(markdown, '/files/');
  if (files.length === 0) return [];
  const { titles } = context.content.documentTexts(context.language);
  return files.flatMap((file) => {
    const document = context.content.documents.find((each) => each.file === file);
    const title = document && titles.get(document.id);
    return title ? [{ href: context.href(context.path('document', document.id)), label: title }] : [];
  });
}

/** A page of the archive: its items, and the pages before and after it of the same year or topic. */
export function newsArchiveNamespace(context: CompileContext, id: string) {
  const group = id.split('-')[0] ?? id;
  const items = context.content.askNews('group', group);
  const ofGroup = newsArchivePages(group, items.length);
  const index = ofGroup.findIndex((each) => each.id === id);
  const page = ofGroup[index];
  if (!page) throw new Error(`The archive has no page ${id}.`);
  const [newer, older] = [ofGroup[index - 1], ofGroup[index + 1]];
  return {
    ...ways(context, group),
    units: [] as ReturnType<typeof unitsWithNews>,
    items: items.slice(page.from, page.to).map((item) => lineOf(context, item)),
    ...(newer && { newer: archiveHref(context, newer.id) }),
    ...(older ? { older: archiveHref(context, older.id) } : olderYear(context, group)),
    // The newest page alone leads to all of its year or topic: the others then need not change when one is added.
    pages: index === 0 ? ofGroup.flatMap((each) => (each.number ? [link(context, each)] : [])) : [],
  };
}

/** The page of all news: the newest, and the way to each year. */
export function newestNewsNamespace(context: CompileContext): ReturnType<typeof newsArchiveNamespace> {
  const items = context.content.askNews('newest', newsPerPage);
  const last = items.at(-1)?.isoDate.slice(0, 4);
  const hasOlder = items.length === newsPerPage;
  return {
    ...ways(context),
    units: unitsWithNews(context),
    items: items.map((item) => lineOf(context, item)),
    // The year of the last item has those that follow it.
    ...(hasOlder && last && { older: archiveHref(context, last) }),
    pages: [],
  };
}

function lineOf(context: CompileContext, item: DatedNewsItem) {
  const unit = context.unitById(item.unit);
  return { ...context.newsCard(item), ...(unit && { unit: context.unitLink(unit).label }) };
}

/** The departments and laboratories that have news, each leading to these on its page. */
function unitsWithNews(context: CompileContext) {
  return context.content.units.flatMap((unit) => {
    const count = context.content.askNews('countOfUnit', unit.id);
    const { href, ...link } = context.unitLink(unit);
    return count ? [{ ...link, href: `${href}#news`, count }] : [];
  });
}

/** The way to the year before, below the oldest item of a year; none below that of a topic. */
function olderYear(context: CompileContext, year: string) {
  const all = context.content.askNews('years');
  const before = all[all.indexOf(year) + 1];
  return before === undefined || !all.includes(year) ? {} : { older: archiveHref(context, before) };
}

/**
 * The ways to the newest news, to every year that has pages, newest first, and to every topic.
 * @param shown the year or topic of the page, if it is of one
 */
function ways(context: CompileContext, shown?: string) {
  const newest = context.content.routeOf('NewsArchivePage')?.path;
  return {
    ...(newest && { newestHref: context.href(newest) }),
    years: context.content.askNews('years').flatMap((year) => {
      const page = pageInCollection(context.content.tree, 'news-archive', year);
      return page ? [{ href: context.href(page.path), label: year }] : [];
    }),
    topics: topicHrefs(context),
    ...(shown && { shown }),
  };
}

/** Where the news of each topic are that has any. */
function topicHrefs(context: CompileContext): Partial<Record<NewsTopic, string>> {
  return Object.fromEntries(
    context.content.askNews('topics').flatMap((topic) => {
      const page = pageInCollection(context.content.tree, 'news-archive', topic);
      return page ? [[topic, context.href(page.path)]] : [];
    }),
  );
}

function link(context: CompileContext, { id, number }: NewsArchivePage) {
  return { href: archiveHref(context, id), label: String(number) };
}

function archiveHref({ href, content }: CompileContext, id: string): string {
  const page = pageInCollection(content.tree, 'news-archive', id);
  if (!page) throw new Error(`No route gives the archive a page ${id}.`);
  return href(page.path);
}
