import type { PageManifest } from '../../compile/page-manifests.ts';
import type { SiteContent } from '../../compile/site-content.ts';
import { collectionNamed } from '../../content/kind-table.ts';
import { sitePages } from '../../content/page-list.ts';
import { namespaceOfSection } from '../../content/pages.ts';
import { alternatePaths, joinLanguagePath } from '../../lib/language/language-path.ts';
import { type LanguageCode, languages } from '../../lib/language/languages.ts';
import { isoDate } from '../../lib/text/days.ts';
import { escapeXml } from '../../lib/text/escape-text.ts';
import { type PublishedFile, publishedFile } from './published-file.ts';

/** The number of addresses one file has; beyond that, an index names several files. */
const addressesPerFile = 10_000;

interface SitemapInput {
  origin: string;
  /** Paths without their language, each with the day its content changed, and the language in which alone it is listed. */
  pages: [path: string, changed: string | undefined, only: LanguageCode | undefined][];
}

/**
 * The sitemap for search engines (sitemaps.org, protocol 0.9), with every language of each page, and robots.txt, which
 * names it.
 */
export function sitemapFiles(
  origin: string,
  listed: readonly ListedPage[],
  changed: (page: ListedPage) => string | undefined,
): PublishedFile[] {
  const pages = listed
    .filter(({ indexed }) => indexed)
    .map((page): SitemapInput['pages'][number] => [page.path, changed(page), page.only]);
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
  const robotsFile = publishedFile('robots.txt', robots, (text) => text);
  const perFile = Math.floor(addressesPerFile / languages.length);
  if (pages.length <= perFile) return [robotsFile, publishedFile('sitemap.xml', { origin, pages }, writeSitemap)];
  const parts = Array.from({ length: Math.ceil(pages.length / perFile) }, (_, at) => ({
    name: `sitemap-${at + 1}.xml`,
    pages: pages.slice(at * perFile, (at + 1) * perFile),
  }));
  const index = parts.map(
    (part): IndexEntry => [`${origin}/${part.name}`, newest(part.pages.map(([, date]) => date ?? ''))],
  );
  return [
    robotsFile,
    publishedFile('sitemap.xml', index, writeIndex),
    ...parts.map((part) => publishedFile(part.name, { origin, pages: part.pages }, writeSitemap)),
  ];
}

function writeSitemap({ origin, pages }: SitemapInput): string {
  const urls = pages.flatMap(([path, changed, only]) => {
    const address = (code: LanguageCode) => escapeXml(origin + joinLanguagePath(code, path));
    const alternates = (only ? [] : alternatePaths(path)).map(
      ([tag, own]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(origin + own)}"/>`,
    );
    return languages
      .filter(({ code }) => (only ?? code) === code)
      .map(({ code }) => `<url><loc>${address(code)}</loc>${lastModified(changed)}${alternates.join('')}</url>`);
  });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

type IndexEntry = [address: string, changed: string | undefined];

function writeIndex(sitemaps: IndexEntry[]): string {
  const entries = sitemaps.map(
    ([address, changed]) => `<sitemap><loc>${escapeXml(address)}</loc>${lastModified(changed)}</sitemap>`,
  );
  const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${namespace}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

function lastModified(date: string | undefined): string {
  return date ? `<lastmod>${date}</lastmod>` : '';
}

/** The parts of a page that follow from the facts alone. */
export type ListedPage = Pick<PageManifest, 'path' | 'route' | 'indexed' | 'namespace' | 'item' | 'only'>;

/** Every page, in the order of the route table. */
export function listedPages(content: SiteContent): ListedPage[] {
  const { tree, routes } = content;
  const indexed = new Map(routes.map((route) => [route.id, route.indexed ?? true]));
  return sitePages(tree).map((page) => {
    const { path, routeId, namespaces, item } = page;
    const only = content.onlyLanguage(page);
    return {
      path,
      route: routeId,
      indexed: indexed.get(routeId) ?? true,
      namespace: namespaces[0] ?? '',
      ...(item && { item }),
      ...(only && { only }),
    };
  });
}

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

function newest(dates: readonly string[]): string | undefined {
  return [...dates].sort().at(-1) || undefined;
}
