import type { RoutesTexts } from '../../../../content/model/routes.ts';
import type { CompileContext } from '../../../compile/compile-context.ts';
import type { PageManifest } from '../../../compile/page-manifests.ts';
import type { SiteContent } from '../../../compile/site-content.ts';
import { collectionNamed } from '../../../content/kind-table.ts';
import type { SitePage } from '../../../content/page-list.ts';
import { readProfile } from '../../../content/researcher-profiles.ts';
import { digest } from '../../../lib/cache/file-hashes.ts';
import { joinLanguagePath } from '../../../lib/language/language-path.ts';
import { type LanguageCode, languages } from '../../../lib/language/languages.ts';
import { compareText } from '../../../lib/text/compare-text.ts';
import { romanize } from '../../../lib/text/romanize.ts';
import type { SearchPart, SearchRecord } from './search-record.ts';

/** A page that can be found. */
export interface FoundPage {
  page: SitePage;
  key: string;
  record: () => SearchRecord;
}

/** The number of pages a part of years holds at least: an edit costs as much, however long the archive is. */
const pagesPerPart = 200;
/** Namespaces of the frame, which are not what a page is found by. */
const frame = new Set(['header', 'footer', 'lang', 'latest-news', 'newest-news', 'news']);

/**
 * The parts of a language's index that hold its pages: the news by years, so that an item changes the part of its year
 * only, and all other pages.
 */
export function pageParts(
  content: SiteContent,
  language: LanguageCode,
  found: readonly FoundPage[],
): [SearchPart, ...SearchPart[]] {
  const part = (name: string, pages: readonly FoundPage[]): SearchPart => ({
    language,
    name,
    key: digest(...pages.map(({ page, key }) => `${page.path}\0${key}\n`)),
    records: (keep) => pages.map(({ page, key, record }) => keep(page.path, key, record)),
  });
  const years = new Map<string, FoundPage[]>();
  const others = new Map<string, FoundPage[]>([['pages', []]]);
  for (const each of found) {
    const year = yearOf(content, each.page);
    const [groups, name] = year === undefined ? [others, each.page.collection ?? 'pages'] : [years, year];
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  const oldestFirst = [...years].sort(([a], [b]) => compareText(a, b));
  return [
    part('pages', [...others.values()].flat()),
    ...wholeYears(oldestFirst).map((joined) =>
      part(
        joined[0]?.[0].replace('/', '-') ?? '',
        joined.flatMap(([, pages]) => pages),
      ),
    ),
  ];
}

/** The file with many items whose item a page shows: `news/2026`. */
function yearOf(content: SiteContent, { collection: name, item = '' }: SitePage): string | undefined {
  const { kind, collection } = collectionNamed(name) ?? {};
  if (!kind?.facts?.isYearly || collection?.pages) return undefined;
  return `${name}/${content.fileIdOf(kind.name, item)}`;
}

type Year = [name: string, pages: FoundPage[]];

/** Joins years, oldest first, until a part is large enough: small parts would cost a visitor's search more requests. */
function wholeYears(years: readonly Year[]): Year[][] {
  const parts: Year[][] = [];
  let room = 0;
  for (const year of years) {
    if (room > 0) parts.at(-1)?.push(year);
    else {
      parts.push([year]);
      room = pagesPerPart;
    }
    room -= year[1].length;
  }
  return parts;
}

/** The hash of what a page is found by; undefined for pages that are not found: those of the archive say nothing but what the items say. */
export function searchKey(context: CompileContext, page: PageManifest): string | undefined {
  const { path, title, namespaces, indexed, route } = page;
  const { kind, collection } = collectionNamed(collectionOf(context, route)) ?? {};
  // Documents are found page by page.
  if (!indexed || collection?.pages || kind?.items.search === 'documents') return undefined;
  const own = Object.entries(namespaces).filter(([name]) => !frame.has(name));
  return digest(JSON.stringify([path, title, own, otherWords(context, page)]));
}

/** The parts of a page in the index. */
export function pageRecord(context: CompileContext, page: PageManifest, html: string): SearchRecord {
  const { language, content } = context;
  const words = otherWords(context, page);
  const kind = collectionNamed(collectionOf(context, page.route))?.kind.items.search ?? 'pages';
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
 * Words that a page does not say and is found by: a person by the name in each language and as the official rules write it
 * in Latin letters, and by the ORCID iD with and without its hyphens, a news item by its department, any other page by the words that editors give it.
 */
function otherWords(context: CompileContext, { route, item }: PageManifest): string {
  const { content, language } = context;
  const collection = collectionOf(context, route);
  if (collection === 'people' && item) {
    const names = languages.map(({ code }) => content.personName(code, item));
    const orcid = readProfile('orcid', content.people.get(item)?.profiles.orcid ?? '');
    const orcidWords = orcid ? [`ORCID iD orcid.org/${orcid}`, orcid.replaceAll('-', '')] : [];
    return [...new Set([...names, ...names.map(romanize), ...orcidWords])].join(' ');
  }
  if (collection === 'news' && item) {
    const unit = context.unitById(content.newsFacts(item).unit);
    return unit ? content.unit(language, unit).name : '';
  }
  return (!item && content.texts<RoutesTexts>(language, 'routes').routes[route]?.alsoFoundBy) || '';
}

function collectionOf({ content }: CompileContext, route: string): string | undefined {
  return content.routes.find(({ id }) => id === route)?.collection;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };
/** Inline elements, which may be in the middle of a word or sentence: every other element ends the text before it. */
const inline = /^(?:a|abbr|b|code|em|i|mark|q|s|span|strong|sub|sup|time|u)$/;
const hidden = /^(?:script|style|svg|button|input|template|nav)$/;
/** Between blocks of which the first ends no sentence: a label and what it labels, the cells of a table. */
const divider = ' ·';

/**
 * The text of a prerendered page: the text of its `<main>`, without what is marked with `data-search-ignore`, links to
 * save a file, navigation, controls and drawings; captions come last. Where a block ends, a sentence ends, or a middle dot follows.
 * The pages are written by React, which escapes every character that could be taken for a tag.
 */
export function pageText(html: string): string {
  const start = html.indexOf('<main');
  const captions: string[] = [];
  // A drawing may come first, but the lead says what the page is about.
  const rest = html
    .slice(start, html.indexOf('</main>', start))
    .replace(/<figcaption.*?<\/figcaption>/gs, (caption) => {
      captions.push(caption);
      return '<figure/>';
    });
  const main = rest + captions.join('');
  let text = '';
  /** The separator before the next words: a space, the end of a block, or nothing. */
  let before: 'space' | 'block' | undefined;
  let afterInline = false;
  /** The name of the element that is left out, and how deep in elements of its name we are. */
  let skipped = '';
  let depth = 0;
  for (const [, closing, name, attributes = '', words] of main.matchAll(
    /<!--.*?-->|<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gis,
  )) {
    if (words !== undefined) {
      if (skipped) continue;
      // Spaces between two tags, of which React writes none, would say nothing.
      if (!words.trim()) before ??= 'space';
      else {
        if (text && before) text += `${before === 'block' && !endsSentence(text) ? divider : ''} `;
        text += words;
        before = undefined;
      }
      afterInline = false;
      continue;
    }
    if (name === undefined) continue;
    if (skipped) {
      if (name === skipped) depth += closing ? -1 : 1;
      if (depth === 0) skipped = '';
      continue;
    }
    const isVoid = ['input', 'img', 'br', 'hr'].includes(name) || attributes.endsWith('/');
    if (!closing && !isVoid && isLeftOut(name, attributes)) {
      skipped = name;
      depth = 1;
      before ??= 'space';
    } else if (name === 'br') before ??= 'space';
    else if (!inline.test(name)) before = 'block';
    // Elements in a row are set apart by style sheets: <time>…</time><a>…</a>.
    else if (!closing && afterInline) before ??= 'space';
    afterInline = Boolean(closing) && inline.test(name);
  }
  return decode(text)
    .replace(/[ \t\n\r]+/g, ' ')
    .trim();
}

function isLeftOut(name: string, attributes: string): boolean {
  return hidden.test(name) || / data-search-ignore|visually-hidden| download(?:=|$)/.test(attributes);
}

/** Looks at the end alone: a pattern would walk through the whole text at every block. */
function endsSentence(text: string): boolean {
  return '.!?…:;,·—–'.includes(text.trimEnd().at(-1) ?? ' ');
}

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (entities[name] ?? whole);
  });
}
