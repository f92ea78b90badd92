import { groupBy, oncePer } from '../../src/lib/cache/once-per.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '../../src/lib/language/languages.ts';
import { compareText } from '../../src/lib/text/compare-text.ts';
import { amountOf, type Change, PageComparer, signatureOf } from './page-changes.ts';
import { addressIn, type Part, parts, readLines, readPageTitle, readParts } from './read-page.ts';
import { compareFiles, readSiteFolder, type SiteFolder, type SitePage } from './site-folder.ts';

/** All that happened to pages: those that changed most come first. */
export const pageKinds = ['changed', 'added', 'moved', 'gone'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Differences between two built sites. */
export interface SiteChanges {
  /** The pages of each site, and those on which nothing but what they share with others changed. */
  counts: { before: number; after: number; onlyShared: number };
  shared: readonly SharedChanges[];
  pages: Record<PageKind, readonly Versions[]>;
  files: ReturnType<typeof compareFiles>;
  /** When the look of all pages may have changed, the pages at the top of the site, the home page first. */
  samples: readonly PageVersion[];
}

/** A page in one language, with the path of its address, `/en/about/history`, and that without the language. */
export interface PageVersion {
  language: LanguageCode;
  path: string;
  address: string;
  title: string;
  /** The address that it had before; a new page has none. */
  before?: string;
  /** Where the address leads that it has left; without it, visitors find nothing there. */
  leadsTo?: string;
  changes?: readonly Change[];
}

/** A page in those of its languages that this is about, in the order of the site's languages. */
export type Versions = readonly PageVersion[];

/** A page that both sites have, and differs. */
type ChangedPage = PageVersion & { changes: readonly Change[] };

/** Changes that are the same in a part of many pages. */
export interface SharedChanges {
  part: Part;
  pages: ReadonlyMap<LanguageCode, number>;
  /** The number of pages of these languages that have this part, or had it. */
  having: number;
  /** A few of them, with the shortest addresses: those at the top of the site. */
  examples: readonly PageVersion[];
  changes: ReadonlyMap<LanguageCode, readonly Change[]>;
}

/** So many pages stand for those that share a change. */
const examples = 3;
/** A change of so many pages of a language, or of all, is told once. */
const fewestPages = 5;

/** A page of both sites, at the same address or at another one. */
type Pair = Record<'from' | 'to', SitePage>;

type ComparedIn = (part: Part) => readonly SitePage[];

/**
 * Compares two built sites.
 * @param beforeDir the folder of the site as it was
 * @param afterDir the folder of the site as it will be
 */
export function compareSites(beforeDir: string, afterDir: string): SiteChanges {
  const [before, after] = [readSiteFolder(beforeDir), readSiteFolder(afterDir)];
  const onlyIn = (site: SiteFolder, other: SiteFolder) =>
    [...site.pages.values()].filter(({ address }) => !other.pages.has(address));
  const [gone, added] = [onlyIn(before, after), onlyIn(after, before)];
  const moves = findMoves(gone, added, after.redirects);
  const moved = new Set(moves.flatMap(({ from, to }) => [from, to]));
  const stayed = [...after.pages.values()].flatMap((to): Pair[] => {
    const from = before.pages.get(to.address);
    return from ? [{ from, to }] : [];
  });
  // Of a page that moved only what it says itself is compared: its frame links to itself.
  const comparedIn = (part: Part) => (part === 'main' ? [...stayed, ...moves] : stayed).map(({ to }) => to);
  const comparer = new PageComparer();
  const differences = [...stayed, ...moves].flatMap(({ from, to }): ChangedPage[] => {
    const found = comparer.compare(from.html(), to.html());
    const changes = found.filter(({ part }) => from.address === to.address || part === 'main');
    return changes.length > 0 ? [{ ...versionOf(to, from.address), changes }] : [];
  });
  const groups = sharedGroups(differences, comparedIn);
  const own = differences
    .map((page) => ({ ...page, changes: page.changes.filter((change) => !groups.has(keyOf(page, change))) }))
    .filter(({ changes }) => changes.length > 0);
  const files = compareFiles(before, after);
  const isOtherLook = [files.styles, files.fonts].some((list) => Object.values(list).flat().length > 0);
  const amountIn = (versions: Versions) => amountOf(versions.flatMap(({ changes = [] }) => changes));
  const withRedirect = (page: PageVersion, old: string): PageVersion => {
    const leadsTo = after.redirects.get(old);
    return leadsTo === undefined ? page : { ...page, leadsTo };
  };
  const stays = (page: SitePage) => !moved.has(page);
  return {
    counts: { before: before.pages.size, after: after.pages.size, onlyShared: differences.length - own.length },
    shared: joinGroups([...groups.values()], comparedIn),
    pages: {
      changed: together(own).sort((a, b) => amountIn(b) - amountIn(a)),
      added: together(added.filter(stays).map((page) => versionOf(page))),
      moved: together(moves.map(({ from, to }) => withRedirect(versionOf(to, from.address), from.address))),
      gone: together(gone.filter(stays).map((page) => withRedirect(versionOf(page), page.address))),
    },
    files,
    samples: isOtherLook ? shortestOfSections(comparedIn('head')) : [],
  };
}

/** A page that shares this much of its text with a new one has moved there. */
const sameText = 0.7;
/** Texts shorter than this stand on many pages. */
const leastText = 40;

/** Finds out which pages that are gone are new at another address: where a redirect says so, or by their text. */
function findMoves(
  gone: readonly SitePage[],
  added: readonly SitePage[],
  redirects: ReadonlyMap<string, string>,
): Pair[] {
  const free = new Map(added.map((page) => [page.address, page]));
  const textsOf = oncePer((page: SitePage) => {
    const texts = readLines(readParts(page.html()).main).map((line) => line.replace(addressIn, ''));
    return new Set(texts.filter(({ length }) => length >= leastText));
  });
  const mostAlike = (page: SitePage): SitePage | undefined => {
    const was = [...textsOf(page)];
    const commonWith = (other: SitePage) => was.filter((text) => textsOf(other).has(text)).length;
    const [best] = [...free.values()]
      .filter(({ language }) => language === page.language)
      .map((to) => ({ to, common: commonWith(to) }))
      .sort((a, b) => b.common - a.common);
    return best && best.common > 0 && best.common >= sameText * was.length ? best.to : undefined;
  };
  // Where an old address leads, there its page is to be looked for.
  const isRedirected = ({ address }: SitePage) => redirects.has(address);
  return [...gone.filter(isRedirected), ...gone.filter((page) => !isRedirected(page))].flatMap((from) => {
    const to = isRedirected(from) ? free.get(redirects.get(from.address) ?? '') : mostAlike(from);
    return to?.language === from.language && free.delete(to.address) ? [{ from, to }] : [];
  });
}

/** A change that many pages of a language have. */
interface Group {
  change: Change;
  language: LanguageCode;
  pages: readonly ChangedPage[];
}

function keyOf({ language }: PageVersion, change: Change): string {
  return `${language} ${signatureOf(change)}`;
}

/** Finds what changed in the same way on many pages. */
function sharedGroups(differences: readonly ChangedPage[], comparedIn: ComparedIn): Map<string, Group> {
  const found = differences.flatMap((page) => page.changes.map((change) => ({ page, change })));
  const groups = [...groupBy(found, ({ page, change }) => keyOf(page, change))].map(([key, same]) => {
    const [{ page, change }] = same;
    return [key, { change, language: page.language, pages: [...new Set(same.map((each) => each.page))] }] as const;
  });
  const isShared = ({ change, language, pages: { length } }: Group) =>
    length >= fewestPages ||
    (length > 1 && length === comparedIn(change.part).filter((page) => page.language === language).length);
  return new Map(groups.filter(([, group]) => isShared(group)));
}

const partsOf = oncePer((page: SitePage) => {
  const found = readParts(page.html());
  return new Set(parts.filter((part) => found[part]));
});

/** Joins the groups that are about the same part of the same pages, in one language or in all. */
function joinGroups(groups: readonly Group[], comparedIn: ComparedIn): SharedChanges[] {
  const pathsOf = ({ pages }: Group) => pages.map(({ path }) => path).sort();
  const alike = groupBy(groups, (group) => `${group.change.part} ${pathsOf(group).join(' ')}`);
  const joined = [...alike.values()].map((same): SharedChanges => {
    const { part } = same[0].change;
    const byLanguage = groupBy(same, ({ language }) => language);
    const pages = [...byLanguage.values()].flatMap(([group]) => group.pages);
    const addresses = new Set(pages.map(({ address }) => address));
    const having = comparedIn(part).filter(
      (page) => byLanguage.has(page.language) && (addresses.has(page.address) || partsOf(page).has(part)),
    );
    return {
      part,
      pages: new Map([...byLanguage].map(([language, [group]]) => [language, group.pages.length])),
      having: having.length,
      examples: byAddress(pages).slice(0, examples),
      changes: new Map([...byLanguage].map(([language, own]) => [language, own.map(({ change }) => change)])),
    };
  });
  const count = ({ pages }: SharedChanges) => [...pages.values()].reduce((sum, each) => sum + each, 0);
  return joined.sort((a, b) => count(b) - count(a));
}

function versionOf({ language, path, address, html }: SitePage, before?: string): PageVersion {
  const title = readPageTitle(html()) || address;
  return { language, path, address, title, ...(before !== undefined && { before }) };
}

/** Puts the languages of a page together, pages in the order of their paths. */
function together(versions: readonly PageVersion[]): Versions[] {
  const rank = ({ language }: PageVersion) => languageCodes.indexOf(language);
  return [...groupBy(versions, ({ path }) => path)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([, ofPath]) => ofPath.sort((a, b) => rank(a) - rank(b)));
}

function shortestOfSections(pages: readonly SitePage[]): PageVersion[] {
  const ofFirst = byAddress(pages.filter(({ language }) => language === defaultLanguage));
  const sections = groupBy(ofFirst, ({ path }) => path.split('/')[1]);
  return [...sections.values()].map(([page]) => versionOf(page, page.address));
}

/** The shortest addresses, those at the top of the site, first. */
function byAddress<Page extends { address: string }>(pages: readonly Page[]): Page[] {
  return [...pages].sort((a, b) => a.address.length - b.address.length || compareText(a.address, b.address));
}
