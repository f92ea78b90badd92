import type { SiteContent } from '../../compile/site-content.ts';
import { collectionNamed } from '../../content/kind-table.ts';
import { namespaceOfSection } from '../../content/pages.ts';
import { isoDate } from '../../lib/text/iso-date.ts';
import type { ListedPage } from './listed-pages.ts';

/**
 * Finds when the content of a page last changed, as far as the content itself says so: the days that an item has, and those of the
 * documents that a page offers. Pages without such a day have none: a date of the build would mean nothing.
 */
export function pageDates(content: SiteContent): (page: ListedPage) => string | undefined {
  const sections = new Map<string, string[]>();
  for (const { shownIn, date } of content.documents) {
    for (const section of shownIn ?? []) {
      const namespace = namespaceOfSection(section);
      sections.set(namespace, [...(sections.get(namespace) ?? []), isoDate(date) ?? '']);
    }
  }
  const dateOf = (value: unknown) => isoDate(String(value)) ?? isoDate(content.document(String(value)).date) ?? '';
  const collections = new Map(content.routes.map(({ id, collection }) => [id, collection]));
  return ({ route, path, namespace, item = '' }) => {
    if (path === '/') return content.news[0]?.isoDate;
    const { kind, collection } = collectionNamed(collections.get(route)) ?? {};
    const keys = kind?.items.page?.changed;
    if (!kind || !keys || collection?.pages) return newest(sections.get(namespace) ?? []);
    const values = content.item<Record<string, unknown>>(kind.name, item);
    return newest(keys.flatMap((key) => [values[key] ?? []].flat().map(dateOf)));
  };
}

/** The last of some days; undefined where none is known. */
export function newest(dates: readonly string[]): string | undefined {
  return [...dates].sort().at(-1) || undefined;
}
