import { groupBy } from '../../src/lib/cache/once-per.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '../../src/lib/language/languages.ts';
import { compareText } from '../../src/lib/text/compare-text.ts';
import { compareFiles, type FileChanges } from './compare-files.ts';
import { amountOf, PageComparer, type PartChange, signatureOf } from './page-changes.ts';
import { type Part, readBlocks, readPageTitle, readParts } from './read-page.ts';
import { readPage, readSiteFolder, type SiteFolder, type SitePage } from './site-folder.ts';

/** Differences between two built sites. */
export interface SiteChanges {
  /** The pages of each site, and those on which nothing but what they share with others changed. */
  counts: { before: number; after: number; onlyShared: number };
  shared: readonly SharedChanges[];
  /** Those that changed most first. */
  changed: readonly Versions<ChangedPage>[];
  added: readonly Versions<PageVersion>[];
  /** With or without a redirect from the old address to the new one. */
  moved: readonly Versions<MovedPage>[];
  /** With where the old address leads; without that, visitors find nothing there. */
  gone: readonly Versions<GonePage>[];
  files: FileChanges;
  /** When the look of all pages may have changed, the pages at the top of the site, the home page first. */
  samples: readonly ComparedPage[];
}

/** A page in one language, with the path of its address, `/en/about/history`, and that without the language. */
export interface PageVersion {
  language: LanguageCode;
  path: string;
  address: string;
  title: string;
}

/** A page in those of its languages that this is about, in the order of the site's languages. */
export type Versions<Version extends PageVersion> = readonly Version[];

/** A page that both sites have, with the address that it had before. */
export type ComparedPage = PageVersion & { before: string };
export type ChangedPage = ComparedPage & { changes: readonly PartChange[] };
export type MovedPage = ComparedPage & { redirected: boolean };
export type GonePage = PageVersion & { leadsTo?: string };

/** Changes that are the same in a part of many pages. */
export interface SharedChanges {
  part: Part;
  /** Numbers of pages, by language. */
  pages: ReadonlyMap<LanguageCode, number>;
  /** The number of pages of these languages that were compared in this part. */
  compared: number;
  /** True if no other page of these languages has this part. */
  everywhere: boolean;
  /** A few of them, with the shortest addresses: those at the top of the site. */
  examples: readonly ComparedPage[];
  changes: ReadonlyMap<LanguageCode, readonly PartChange[]>;
}

/** So many pages stand for those that share a change. */
const examples = 3;
/** A change of so many pages of a language, or of all, is told once. */
const fewestPages = 5;

/**
 * Compares two built sites.
 * @param beforeDir the folder of the site as it was
 * @param afterDir the folder of the site as it will be
 */
export function compareSites(beforeDir: string, afterDir: string): SiteChanges {
  const [before, after] = [readSiteFolder(beforeDir), readSiteFolder(afterDir)];
  const [gone, added] = [pagesOnlyIn(before, after), pagesOnlyIn(after, before)];
  const moves = findMoved(before, after, gone, added);
  const [from, to] = [new Set(moves.map((move) => move.from)), new Set(moves.map((move) => move.to))];
  const inBoth = [...after.pages.values()].filter(({ address }) => before.pages.has(address));
  // Of a page that moved only what it says itself is compared: its frame links to itself.
  const comparedIn = (part: Part) => (part === 'main' ? [...inBoth, ...to] : inBoth);
  const differences = comparePages(before, after, inBoth, moves);
  const groups = sharedGroups(differences, comparedIn);
  const isShared = new Set(groups.map(({ key }) => key));
  const own = differences
    .map((page) => ({ ...page, changes: page.changes.filter((change) => !isShared.has(keyOf(page, change))) }))
    .filter(({ changes }) => changes.length > 0);
  const files = compareFiles(before, after);
  const topPages = files.styles || files.fonts ? shortestOfSections(inBoth) : [];
  return {
    counts: { before: before.pages.size, after: after.pages.size, onlyShared: differences.length - own.length },
    shared: joinGroups(groups, comparedIn, after),
    changed: together(own).sort((a, b) => amountIn(b) - amountIn(a)),
    added: together(added.filter((page) => !to.has(page)).map((page) => versionOf(after, page))),
    moved: together(
      moves.map((move) => ({
        ...versionOf(after, move.to),
        before: move.from.address,
        redirected: move.redirected,
      })),
    ),
    gone: together(
      gone
        .filter((page) => !from.has(page))
        .map((page): GonePage => {
          const leadsTo = after.redirects.get(page.address);
          return { ...versionOf(before, page), ...(leadsTo !== undefined && { leadsTo }) };
        }),
    ),
    files,
    samples: topPages.map((page) => ({ ...versionOf(after, page), before: page.address })),
  };
}

function pagesOnlyIn(site: SiteFolder, other: SiteFolder): SitePage[] {
  return [...site.pages.values()].filter(({ address }) => !other.pages.has(address));
}

/** A page and what became of it at another address. */
interface Move {
  from: SitePage;
  to: SitePage;
  redirected: boolean;
}

/** A page that shares this much of its text with a new one has moved there. */
const sameText = 0.7;
/** Texts shorter than this stand on many pages. */
const leastText = 40;

/** Finds out which pages that are gone are new at another address: where a redirect says so, or by their text. */
function findMoved(
  before: SiteFolder,
  after: SiteFolder,
  gone: readonly SitePage[],
  added: readonly SitePage[],
): Move[] {
  const free = new Map(added.map((page) => [page.address, page]));
  const moves: Move[] = [];
  const take = (from: SitePage, to: SitePage | undefined, redirected: boolean) => {
    if (!to || to.language !== from.language || !free.delete(to.address)) return;
    moves.push({ from, to, redirected });
  };
  for (const page of gone) take(page, free.get(after.redirects.get(page.address) ?? ''), true);
  // Where an old address leads, there its page is to be looked for.
  const left = gone.filter(({ address }) => !after.redirects.has(address));
  if (left.length === 0) return moves;
  const texts = [...free.values()].map((page) => ({ page, own: new Set(longTexts(after, page)) }));
  for (const page of left) {
    const was = longTexts(before, page);
    const alike = texts
      .filter((each) => free.has(each.page.address) && each.page.language === page.language)
      .map((each) => ({ to: each.page, common: was.filter((text) => each.own.has(text)).length }));
    const [best] = alike.sort((a, b) => b.common - a.common);
    if (best && best.common > 0 && best.common >= sameText * was.length) take(page, best.to, false);
  }
  return moves;
}

function longTexts(site: SiteFolder, page: SitePage): string[] {
  const texts = readBlocks(readParts(readPage(site, page)).main).map(({ text }) => text);
  return [...new Set(texts.filter(({ length }) => length >= leastText))];
}

/** Compares the pages that both sites have, and those that moved. */
function comparePages(
  before: SiteFolder,
  after: SiteFolder,
  inBoth: readonly SitePage[],
  moves: readonly Move[],
): ChangedPage[] {
  const comparer = new PageComparer();
  const compare = (old: SitePage, page: SitePage): ChangedPage[] => {
    const changes = comparer
      .compare(readPage(before, old), readPage(after, page))
      .filter(({ part }) => old.address === page.address || part === 'main');
    return changes.length > 0 ? [{ ...versionOf(after, page), before: old.address, changes }] : [];
  };
  return [
    ...inBoth.flatMap((page) => compare(before.pages.get(page.address) ?? page, page)),
    ...moves.flatMap((move) => compare(move.from, move.to)),
  ];
}

/** A change that many pages of a language have. */
interface Group {
  key: string;
  change: PartChange;
  language: LanguageCode;
  pages: readonly ChangedPage[];
}

/** The pages of the new site that were compared in a part. */
type ComparedIn = (part: Part) => readonly SitePage[];

function keyOf({ language }: PageVersion, change: PartChange): string {
  return `${language} ${signatureOf(change)}`;
}

/** Finds what changed in the same way on many pages. */
function sharedGroups(differences: readonly ChangedPage[], comparedIn: ComparedIn): Group[] {
  const found = differences.flatMap((page) =>
    page.changes.map((change) => ({ page, change, key: keyOf(page, change) })),
  );
  const groups = [...groupBy(found, ({ key }) => key)].map(([key, same]): Group => {
    const [{ change, page }] = same;
    return { key, change, language: page.language, pages: [...new Set(same.map((each) => each.page))] };
  });
  return groups.filter(({ change, language, pages }) => {
    const isAll = () => comparedIn(change.part).filter((page) => page.language === language).length === pages.length;
    return pages.length >= fewestPages || (pages.length > 1 && isAll());
  });
}

/** Joins the groups that are about the same part of the same pages, in one language or in all. */
function joinGroups(groups: readonly Group[], comparedIn: ComparedIn, site: SiteFolder): SharedChanges[] {
  const pathsOf = ({ pages }: Group) => pages.map(({ path }) => path).sort();
  const alike = groupBy(groups, (group) => `${group.change.part} ${pathsOf(group).join(' ')}`);
  const joined = [...alike.values()].map((same): SharedChanges => {
    const { part } = same[0].change;
    const byLanguage = [...groupBy(same, ({ language }) => language)];
    const pages = byLanguage.flatMap(([, [group]]) => group.pages);
    const addresses = new Set(pages.map(({ address }) => address));
    const compared = comparedIn(part).filter(({ language }) => byLanguage.some(([code]) => code === language));
    const others = compared.filter(({ address }) => !addresses.has(address));
    return {
      part,
      pages: new Map(byLanguage.map(([language, [group]]) => [language, group.pages.length])),
      compared: compared.length,
      everywhere: !others.some((page) => readParts(readPage(site, page))[part]),
      examples: byAddress(pages).slice(0, examples),
      changes: new Map(byLanguage.map(([language, own]) => [language, own.map(({ change }) => change)])),
    };
  });
  const count = ({ pages }: SharedChanges) => [...pages.values()].reduce((sum, each) => sum + each, 0);
  return joined.sort((a, b) => count(b) - count(a));
}

function versionOf(site: SiteFolder, page: SitePage): PageVersion {
  const { language, path, address } = page;
  return { language, path, address, title: readPageTitle(readPage(site, page)) || address };
}

/** Puts the languages of a page together, pages in the order of their paths. */
function together<Version extends PageVersion>(versions: readonly Version[]): Versions<Version>[] {
  const rank = ({ language }: Version) => languageCodes.indexOf(language);
  return [...groupBy(versions, ({ path }) => path)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([, ofPath]) => ofPath.sort((a, b) => rank(a) - rank(b)));
}

function amountIn(versions: Versions<ChangedPage>): number {
  return amountOf(versions.flatMap(({ changes }) => changes));
}

/** The pages of the first language with the shortest address of each section. */
function shortestOfSections(pages: readonly SitePage[]): SitePage[] {
  const ofFirst = byAddress(pages.filter(({ language }) => language === defaultLanguage));
  return [...groupBy(ofFirst, ({ path }) => path.split('/')[1]).values()].map(([first]) => first);
}

/** The shortest addresses, those at the top of the site, first. */
function byAddress<Page extends { address: string }>(pages: readonly Page[]): Page[] {
  return [...pages].sort((a, b) => a.address.length - b.address.length || compareText(a.address, b.address));
}
