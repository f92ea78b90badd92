import type { RoutesTexts } from '../../../content/model/frame-texts.ts';
import { digest } from '../../cache/digest.ts';
import type { CompiledSite } from '../../compile/compile-site.ts';
import { collectionNamed } from '../../content/kind-table.ts';
import { joinLanguagePath } from '../../language/language-path.ts';
import { type LanguageCode, languages } from '../../language/languages.ts';
import type { PageManifest } from '../../namespaces/page-manifest.ts';
import type { SearchKind } from '../../namespaces/search-index.ts';
import { romanize } from '../../text/romanize.ts';
import { pageText } from './page-text.ts';
import type { SearchRecord } from './search-record.ts';

/** A part of the index of a language: it is rebuilt as a whole when anything in it changes. */
export interface SearchPart {
  language: LanguageCode;
  name: string;
  /** The hash of everything it is built from. */
  key: string;
  records: () => SearchRecord[] | Promise<SearchRecord[]>;
}

/** How many news items a part holds at least: an edit costs as much, however long the archive is. */
const newsPerPart = 200;
/** Namespaces of the frame, which are not what a page is found by. */
const frame = new Set(['header', 'footer', 'lang', 'latest-news', 'newest-news', 'news']);

/**
 * The parts of a language's index that hold its pages: the news by years, so that an item changes the part of its year
 * only, and all other pages.
 * @param htmlOf gives the prerendered page
 */
export function pageParts(
  { pages, content }: CompiledSite,
  language: LanguageCode,
  htmlOf: (page: PageManifest) => string,
): SearchPart[] {
  const { routes } = content.texts<RoutesTexts>(language, 'routes');
  const collections = new Map(content.facts.routes.map(({ id, collection }) => [id, collection]));
  // Pages of the archive say nothing but what the items say.
  const own = pages.filter(
    ({ language: code, indexed, route }) => code === language && indexed && collections.get(route) !== 'news-archive',
  );
  const newsPages = new Map(
    own.filter((page) => collections.get(page.route) === 'news').map((page) => [page.item, page]),
  );
  const others = own.filter((page) => !newsPages.has(page.item) || collections.get(page.route) !== 'news');
  const years = [...content.facts.newsByYear].reverse().map(([year, items]) => ({
    year,
    members: items.map(({ id }) => newsPages.get(id) as PageManifest).reverse(),
  }));
  return [part('pages', others), ...wholeYears(years).map(({ year, members }) => part(`news-${year}`, members))];

  function part(name: string, members: readonly PageManifest[]): SearchPart {
    const key = digest(...members.map((page) => `${pageKey(page)}${otherWords(page)}\n`));
    return { language, name, key, records: () => members.map(record) };
  }

  function record(page: PageManifest): SearchRecord {
    const words = otherWords(page);
    const date = page.item && kindOf(page) === 'news' ? content.facts.newsById(page.item).isoDate : undefined;
    return {
      url: joinLanguagePath(language, page.path),
      language,
      facts: { kind: kindOf(page), title: page.title, ...(date && { date }) },
      text: pageText(htmlOf(page)),
      ...(words && { otherWords: words }),
    };
  }

  /**
   * What a page does not say and is found by: a person by the name in each language and as the official rules write it
   * in Latin letters, a news item by its department, any other page by the words that editors give it.
   */
  function otherWords({ route, item }: PageManifest): string {
    const collection = collections.get(route);
    if (collection === 'people' && item) {
      const names = languages.map(({ code }) => content.person(code, item).name);
      return [...new Set([...names, ...names.map(romanize)])].join(' ');
    }
    if (collection === 'news' && item) {
      const { unit: unitId } = content.facts.newsById(item);
      const unit = content.facts.units.find(({ id }) => id === unitId);
      return unit ? content.unit(language, unit).name : '';
    }
    return (!item && routes[route]?.alsoFoundBy) || '';
  }

  function kindOf({ route }: PageManifest): SearchKind {
    return collectionNamed(collections.get(route))?.kind.items.search ?? 'pages';
  }
}

interface Years {
  /** The first of them. */
  year: string;
  members: PageManifest[];
}

/** Joins years, oldest first, until a part is large enough: small parts would cost a visitor's search more requests. */
function wholeYears(years: readonly Years[]): Years[] {
  const parts: Years[] = [];
  for (const { year, members } of years) {
    const last = parts.at(-1);
    if (last && last.members.length < newsPerPart) last.members.push(...members);
    else parts.push({ year, members: [...members] });
  }
  return parts;
}

function pageKey({ path, title, namespaces }: PageManifest): string {
  const own = Object.entries(namespaces).filter(([name]) => !frame.has(name));
  return JSON.stringify([path, title, own]);
}
