import { groupBy } from '../cache/group-by.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '../language/languages.ts';
import { compareText } from '../text/compare-text.ts';
import { compareFiles, type FileChanges } from './compare-files.ts';
import { amountOf, PageComparer, type PartChange, signatureOf } from './page-changes.ts';
import { type Part, readBlocks, readPageTitle, readParts } from './read-page.ts';
import { readPage, readSiteFolder, type SiteFolder, type SitePage } from './site-folder.ts';

/** What differs between two built sites. */
export interface SiteChanges {
  /** The pages of each site, and those on which nothing but what they share with others changed. */
  counts: { before: number; after: number; onlyShared: number };
  shared: readonly SharedChanges[];
  /** Those that changed most first. */
  changed: readonly Versions<ChangedPage>[];
  added: readonly Versions<PageVersion>[];
  moved: readonly Versions<MovedPage>[];
  gone: readonly Versions<GonePage>[];
  files: FileChanges;
  /** When the look of all pages may have changed, the pages at the top of the site, the home page first. */
  samples: readonly ComparedPage[];
}

/** A page in one language. */
export interface PageVersion {
  language: LanguageCode;
  /** The path of its address: `/en/about/history`. */
  address: string;
  title: string;
}

/** A page in those of its languages that this is about, in the order of the site's languages. */
export type Versions<Version extends PageVersion> = readonly Version[];

/** A page that both sites have, in one language. */
export interface ComparedPage extends PageVersion {
  /** The path of the address that it had before. */
  before: string;
}

/** What changed in the same way in a part of many pages. */
export interface SharedChanges {
  part: Part;
  /** How many pages, by language. */
  pages: ReadonlyMap<LanguageCode, number>;
  /** How many pages of these languages were compared in this part. */
  compared: number;
  /** Whether no other page of these languages has this part. */
  everywhere: boolean;
  /** A few of them, with the shortest addresses: those at the top of the site. */
  examples: readonly ComparedPage[];
  changes: ReadonlyMap<LanguageCode, readonly PartChange[]>;
}

export type ChangedPage = ComparedPage & { changes: readonly PartChange[] };

/** Whether the old address of a page leads to the new one. */
export type MovedPage = ComparedPage & { redirected: boolean };

/** Where the old address of a page leads; without that, visitors find nothing there. */
export type GonePage = PageVersion & { leadsTo?: string };

/** A page that both sites have, and how it changed. */
interface PageDifference {
  before: SitePage;
  after: SitePage;
  changes: readonly PartChange[];
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
  const { shared, own } = shareChanges(differences, comparedIn);
  const [asItWas, asItIs] = [versionIn(before), versionIn(after)];
  const files = compareFiles(before, after);
  const onlyNew = added.filter((page) => !to.has(page));
  const onlyGone = gone.filter((page) => !from.has(page));
  return {
    counts: { before: before.pages.size, after: after.pages.size, onlyShared: differences.length - own.length },
    shared: shared.map((one) => withExamples(one, comparedIn, after)),
    changed: changedPages(own, asItIs),
    added: together(onlyNew, ({ path }) => path, asItIs),
    moved: together(
      moves,
      (move) => move.to.path,
      (move) => ({
        ...asItIs(move.to),
        before: move.from.address,
        redirected: move.redirected,
      }),
    ),
    gone: together(
      onlyGone,
      ({ path }) => path,
      (page) => {
        const leadsTo = after.redirects.get(page.address);
        return { ...asItWas(page), ...(leadsTo !== undefined && { leadsTo }) };
      },
    ),
    files,
    samples:
      files.styles || files.fonts ? topPages(inBoth).map((page) => ({ ...asItIs(page), before: page.address })) : [],
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
): PageDifference[] {
  const comparer = new PageComparer();
  const compare = (old: SitePage, page: SitePage) => comparer.compare(readPage(before, old), readPage(after, page));
  const found = [
    ...inBoth.flatMap((page) => {
      const old = before.pages.get(page.address);
      return old ? [{ before: old, after: page, changes: compare(old, page) }] : [];
    }),
    ...moves.map(({ from, to }) => ({
      before: from,
      after: to,
      changes: compare(from, to).filter(({ part }) => part === 'main'),
    })),
  ];
  return found.filter(({ changes }) => changes.length > 0);
}

/** Changes that the same pages have in the same part, by language. */
interface Shared {
  part: Part;
  pages: ReadonlyMap<LanguageCode, readonly PageDifference[]>;
  changes: ReadonlyMap<LanguageCode, readonly PartChange[]>;
}

/** The pages of the new site that were compared in a part. */
type ComparedIn = (part: Part) => readonly SitePage[];

/** Takes out what changed in the same way on many pages. Returns it, and what is left of each page. */
function shareChanges(
  differences: readonly PageDifference[],
  comparedIn: ComparedIn,
): { shared: Shared[]; own: PageDifference[] } {
  const found = differences.flatMap((page) =>
    page.changes.map((change) => ({ page, change, key: `${page.after.language} ${signatureOf(change)}` })),
  );
  const groups = [...groupBy(found, ({ key }) => key)].map(([key, same]) => {
    const [{ change, page }] = same;
    return { key, change, language: page.after.language, pages: [...new Set(same.map((each) => each.page))] };
  });
  const isShared = ({ change, language, pages }: (typeof groups)[number]) =>
    pages.length >= fewestPages ||
    (pages.length > 1 &&
      pages.length === comparedIn(change.part).filter((page) => page.language === language).length);
  const many = groups.filter(isShared);
  const keys = new Set(many.map(({ key }) => key));
  const own = [
    ...groupBy(
      found.filter(({ key }) => !keys.has(key)),
      ({ page }) => page,
    ),
  ];
  // About the same part of the same pages, in one language or in all.
  const pathsOf = (pages: readonly PageDifference[]) => pages.map(({ after }) => after.path).sort();
  const alike = groupBy(many, ({ change, pages }) => `${change.part} ${pathsOf(pages).join(' ')}`);
  const shared = [...alike.values()].map((same): Shared => {
    const byLanguage = [...groupBy(same, ({ language }) => language)];
    return {
      part: same[0].change.part,
      pages: new Map(byLanguage.map(([language, [{ pages }]]) => [language, pages])),
      changes: new Map(byLanguage.map(([language, each]) => [language, each.map(({ change }) => change)])),
    };
  });
  const count = ({ pages }: Shared) => [...pages.values()].reduce((sum, { length }) => sum + length, 0);
  return {
    shared: shared.sort((a, b) => count(b) - count(a)),
    own: own.map(([page, left]) => ({ ...page, changes: left.map(({ change }) => change) })),
  };
}

function withExamples({ part, pages, changes }: Shared, comparedIn: ComparedIn, site: SiteFolder): SharedChanges {
  const before = new Map([...pages.values()].flat().map((page) => [page.after, page.before.address]));
  const compared = comparedIn(part).filter(({ language }) => pages.has(language));
  const others = compared.filter((page) => !before.has(page));
  return {
    part,
    pages: new Map([...pages].map(([code, { length }]) => [code, length])),
    compared: compared.length,
    everywhere: !others.some((page) => readParts(readPage(site, page))[part]),
    examples: byAddress([...before.keys()])
      .slice(0, examples)
      .map((page) => ({ ...versionIn(site)(page), before: before.get(page) ?? page.address })),
    changes,
  };
}

function versionIn(site: SiteFolder): (page: SitePage) => PageVersion {
  return (page) => ({
    language: page.language,
    address: page.address,
    title: readPageTitle(readPage(site, page)) || page.address,
  });
}

function changedPages(
  own: readonly PageDifference[],
  versionOf: (page: SitePage) => PageVersion,
): Versions<ChangedPage>[] {
  const pages = together(
    own,
    ({ after }) => after.path,
    ({ before, after, changes }) => ({ ...versionOf(after), before: before.address, changes }),
  );
  const amount = (versions: Versions<ChangedPage>) => amountOf(versions.flatMap(({ changes }) => changes));
  return pages.sort((a, b) => amount(b) - amount(a));
}

/** Puts the languages of a page together, pages in the order of their paths. */
function together<Item, Version extends PageVersion>(
  items: readonly Item[],
  pathOf: (item: Item) => string,
  versionOf: (item: Item) => Version,
): Versions<Version>[] {
  const rank = ({ language }: Version) => languageCodes.indexOf(language);
  return [...groupBy(items, pathOf)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([, ofPath]) => ofPath.map(versionOf).sort((a, b) => rank(a) - rank(b)));
}

/** The pages of the first language with the shortest address of each section. */
function topPages(pages: readonly SitePage[]): SitePage[] {
  const ofFirst = byAddress(pages.filter(({ language }) => language === defaultLanguage));
  return [...groupBy(ofFirst, ({ path }) => path.split('/')[1]).values()].map(([first]) => first);
}

/** The shortest addresses, those at the top of the site, first. */
function byAddress(pages: readonly SitePage[]): SitePage[] {
  return [...pages].sort((a, b) => a.address.length - b.address.length || compareText(a.address, b.address));
}
