import type { RoutesTexts } from '../../../content/model/routes-texts.ts';
import { digest } from '../../cache/digest.ts';
import { groupBy } from '../../cache/group-by.ts';
import type { CompileContext } from '../../compile/compile-context.ts';
import type { PageManifest } from '../../compile/page-manifests.ts';
import { collectionNamed } from '../../content/kind-table.ts';
import { readProfile } from '../../content/researcher-profiles.ts';
import { joinLanguagePath } from '../../language/language-path.ts';
import { type LanguageCode, languages } from '../../language/languages.ts';
import type { SearchKind } from '../../namespaces/search-index.ts';
import { compareText } from '../../text/compare-text.ts';
import { romanize } from '../../text/romanize.ts';
import { pageText } from './page-text.ts';
import { indexedRecords, type SearchPart, type SearchRecord } from './search-record.ts';

/** What the search takes of a unit of pages. */
export interface SearchedUnit {
  /** `ua/news/2026/1`. */
  name: string;
  /** The file with many items whose items the pages show: `news/2026`. */
  file?: string;
  /** How many pages it has. */
  size: number;
  /** The hash of the pages' `searchKey`. */
  key: string;
  records: () => SearchRecord[];
}

/** How many pages a part of years holds at least: an edit costs as much, however long the archive is. */
const pagesPerPart = 200;
/** Namespaces of the frame, which are not what a page is found by. */
const frame = new Set(['header', 'footer', 'lang', 'latest-news', 'newest-news', 'news']);

/**
 * The parts of a language's index that hold its pages: the news by years, so that an item changes the part of its year
 * only, and all other pages.
 */
export function pageParts(language: LanguageCode, units: readonly SearchedUnit[]): [SearchPart, ...SearchPart[]] {
  const part = (name: string, members: readonly SearchedUnit[]): SearchPart => ({
    language,
    name,
    key: digest(...members.map(({ name: member, key }) => `${member}\0${key}\n`)),
    indexed: async (kept) =>
      members.map(({ name: member, key, records }) =>
        kept.get(member, key, { hashOf: String }, () => indexedRecords(records())),
      ),
  });
  const { '': pages = [], ...years } = Object.fromEntries(groupBy(units, ({ file = '' }) => file));
  const oldestFirst = Object.entries(years).sort(([a], [b]) => compareText(a, b));
  return [
    part('pages', pages),
    ...wholeYears(oldestFirst.map(([, members]) => members)).map((members) => part(nameOf(members), members)),
  ];
}

/** `news-2019`, after the first year in it. */
function nameOf([first]: readonly SearchedUnit[]): string {
  return first?.file?.replace('/', '-') ?? '';
}

/** Joins years, oldest first, until a part is large enough: small parts would cost a visitor's search more requests. */
function wholeYears(years: readonly SearchedUnit[][]): SearchedUnit[][] {
  const parts: SearchedUnit[][] = [];
  let room = 0;
  for (const units of years) {
    if (room > 0) parts.at(-1)?.push(...units);
    else {
      parts.push([...units]);
      room = pagesPerPart;
    }
    for (const { size } of units) room -= size;
  }
  return parts;
}

/** The hash of what a page is found by; undefined for pages that are not found: those of the archive say nothing but what the items say. */
export function searchKey(context: CompileContext, page: PageManifest): string | undefined {
  const { path, title, namespaces, indexed, route } = page;
  if (!indexed || collectionNamed(collectionOf(context, route))?.collection.pages) return undefined;
  const own = Object.entries(namespaces).filter(([name]) => !frame.has(name));
  return digest(JSON.stringify([path, title, own, otherWords(context, page)]));
}

/** What the index holds of a page. */
export function pageRecord(context: CompileContext, page: PageManifest, html: string): SearchRecord {
  const { language, content } = context;
  const words = otherWords(context, page);
  const kind = kindOf(context, page);
  const date = page.item && kind === 'news' ? content.newsFacts(page.item).isoDate : undefined;
  return {
    url: joinLanguagePath(language, page.path),
    kind,
    title: page.title,
    ...(date && { date }),
    text: pageText(html),
    ...(words && { otherWords: words }),
  };
}

/**
 * What a page does not say and is found by: a person by the name in each language and as the official rules write it
 * in Latin letters, and by the ORCID iD with and without its hyphens, a news item by its department, any other page by the words that editors give it.
 */
function otherWords(context: CompileContext, { route, item }: PageManifest): string {
  const { content, language } = context;
  const collection = collectionOf(context, route);
  if (collection === 'people' && item) {
    const names = languages.map(({ code }) => content.personName(code, item));
    const orcid = readProfile('orcid', content.facts.people.get(item)?.profiles.orcid ?? '');
    const orcidWords = orcid ? [`ORCID iD orcid.org/${orcid}`, orcid.replaceAll('-', '')] : [];
    return [...new Set([...names, ...names.map(romanize), ...orcidWords])].join(' ');
  }
  if (collection === 'news' && item) {
    const unit = context.unitById(content.newsFacts(item).unit);
    return unit ? content.unit(language, unit).name : '';
  }
  return (!item && content.texts<RoutesTexts>(language, 'routes').routes[route]?.alsoFoundBy) || '';
}

function kindOf(context: CompileContext, { route }: PageManifest): SearchKind {
  return collectionNamed(collectionOf(context, route))?.kind.items.search ?? 'pages';
}

function collectionOf({ facts }: CompileContext, route: string): string | undefined {
  return facts.routes.find(({ id }) => id === route)?.collection;
}
