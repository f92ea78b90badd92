import type { ContentValues } from '../compile/content-values.ts';
import type { PageManifest } from '../namespaces/page-manifest.ts';
import { isoDate } from '../text/iso-date.ts';

/**
 * Finds when the content of a page last changed, as far as the content itself says so: the day of a news item, the day
 * of the newest document that a page offers. Pages without such a day have none: a date of the build would mean nothing.
 */
export function pageDates(content: ContentValues): (page: PageManifest) => string | undefined {
  const sections = new Map<string, string[]>();
  for (const { shownIn, date } of content.documents) {
    for (const section of shownIn ?? []) {
      const namespace = section.slice(0, section.indexOf('/'));
      sections.set(namespace, [...(sections.get(namespace) ?? []), isoDate(date) ?? '']);
    }
  }
  const documentDate = (id: string) => isoDate(content.document(id).date) ?? '';
  const collections = new Map(content.routes.map(({ id, collection }) => [id, collection]));
  return ({ route, path, namespace, item = '' }) => {
    if (path === '/') return content.news[0]?.isoDate;
    const collection = collections.get(route);
    if (collection === 'news') return content.newsById(item).isoDate;
    if (collection === 'defences') return newest(content.defence(item).documents.map(documentDate));
    if (collection === 'special-councils') {
      const { formed, order } = content.specialCouncil(item);
      return newest([isoDate(formed) ?? '', order ? documentDate(order) : '']);
    }
    return newest(sections.get(namespace) ?? []);
  };
}

function newest(dates: readonly string[]): string | undefined {
  return [...dates].sort().at(-1) || undefined;
}
