import { groupBy } from '../../cache/group-by.ts';
import { defaultLanguage, type LanguageCode, languages } from '../../language/languages.ts';
import { compareText } from '../../text/compare-text.ts';
import { memoize } from '../../text/memoize.ts';
import { type Part, readParts } from '../read/page-parts.ts';
import { readPageTitle } from '../read/page-title.ts';
import { readPage, readSiteFolder, type SiteFolder, type SitePage } from '../read/site-folder.ts';
import { amountOf } from './change.ts';
import { compareFiles } from './compare-files.ts';
import { languagesOnlyIn, withSharedLanguages } from './compare-languages.ts';
import { PageComparer } from './compare-pages.ts';
import { findMoved, type Move } from './find-moved.ts';
import { type PageDifference, type Shared, shareChanges } from './share-changes.ts';
import type { ChangedPage, FileChanges, PageVersion, SharedChanges, SiteChanges, Versions } from './site-changes.ts';

/** So many pages stand for those that share a change. */
const examples = 3;

/**
 * Compares two built sites.
 * @param beforeDir the folder of the site as it was
 * @param afterDir the folder of the site as it will be
 */
export function compareSites(beforeDir: string, afterDir: string): SiteChanges {
  const [allBefore, allAfter] = [readSiteFolder(beforeDir), readSiteFolder(afterDir)];
  const [before, after] = [withSharedLanguages(allBefore, allAfter), withSharedLanguages(allAfter, allBefore)];
  const languageChanges = compareLanguages(allBefore, allAfter);
  const gone = pagesOnlyIn(before, after);
  const added = pagesOnlyIn(after, before);
  const moves = findMoved(before, after, gone, added);
  const [from, to] = [new Set(moves.map((move) => move.from)), new Set(moves.map((move) => move.to))];
  const inBoth = pagesInBoth(after, before);
  // Of a page that moved only what it says itself is compared: its frame links to itself.
  const comparedIn = (part: Part) => (part === 'main' ? [...inBoth, ...to] : inBoth);
  const differences = comparePages(before, after, moves);
  const { shared, own } = shareChanges(differences, countPages(comparedIn));
  const asItWas = versionIn(before);
  const asItIs = versionIn(after);
  const newPages = languageChanges.added.reduce((sum, { pages }) => sum + pages, added.length);
  const files = withoutExpectedCards(compareFiles(before, after), own.length + newPages);
  return {
    counts: {
      before: allBefore.pages.size,
      after: allAfter.pages.size,
      onlyShared: differences.length - own.length,
    },
    languages: languageChanges,
    shared: shared.map((one) => withExamples(one, comparedIn, after, asItIs)),
    changed: changedPages(own, asItIs),
    added: together(
      added.filter((page) => !to.has(page)),
      asItIs,
    ),
    moved: together(
      moves.map((move) => ({ ...move, path: move.to.path })),
      (move) => ({ ...asItIs(move.to), before: move.from.address, redirected: move.redirected }),
    ),
    gone: together(
      gone.filter((page) => !from.has(page)),
      (page) => {
        const leadsTo = after.redirects.get(page.address);
        return { ...asItWas(page), ...(leadsTo !== undefined && { leadsTo }) };
      },
    ),
    files,
    samples: files.styles.length || files.fonts ? topPages(before, after).map(asItIs) : [],
  };
}

function compareLanguages(before: SiteFolder, after: SiteFolder): SiteChanges['languages'] {
  const isLost = ({ address }: SitePage) => !after.pages.has(address) && !after.redirects.has(address);
  return {
    added: languagesOnlyIn(after, before).map(({ tag, pages, home }) => ({
      tag,
      pages: pages.length,
      ...(home && { home: versionIn(after)(home) }),
    })),
    gone: languagesOnlyIn(before, after).map(({ tag, pages }) => ({
      tag,
      pages: pages.length,
      leadingNowhere: pages.filter(isLost).length,
    })),
  };
}

/** A page that changes, or is new, may have a new card. Only more of them say that the cards look different. */
function withoutExpectedCards(files: FileChanges, expected: number): FileChanges {
  return { ...files, cards: files.cards > expected ? files.cards : 0 };
}

/** The pages of the first language that both sites have, with the shortest address of each section. */
function topPages(before: SiteFolder, after: SiteFolder): SitePage[] {
  const bySection = new Map<string, SitePage>();
  for (const page of byAddress([...after.pages.values()])) {
    const section = page.path.split('/')[1] ?? '';
    if (page.language !== defaultLanguage || !before.pages.has(page.address) || bySection.has(section)) continue;
    bySection.set(section, page);
  }
  return [...bySection.values()];
}

/** The shortest addresses, those at the top of the site, first. */
function byAddress(pages: readonly SitePage[]): SitePage[] {
  return [...pages].sort((a, b) => a.address.length - b.address.length || compareText(a.address, b.address));
}

function pagesOnlyIn(site: SiteFolder, other: SiteFolder): SitePage[] {
  return [...site.pages.values()].filter(({ address }) => !other.pages.has(address));
}

function pagesInBoth(site: SiteFolder, other: SiteFolder): SitePage[] {
  return [...site.pages.values()].filter(({ address }) => other.pages.has(address));
}

/** The pages of the new site that were compared in a part. */
type ComparedIn = (part: Part) => readonly SitePage[];

/** Counts them by language, those of a part once. */
function countPages(comparedIn: ComparedIn): (part: Part, language: LanguageCode) => number {
  const byPart = memoize((part: Part) => groupBy(comparedIn(part), ({ language }) => language));
  return (part, language) => byPart(part).get(language)?.length ?? 0;
}

/** Compares the pages that both sites have, and those that moved. */
function comparePages(before: SiteFolder, after: SiteFolder, moves: readonly Move[]): PageDifference[] {
  const comparer = new PageComparer();
  const found: PageDifference[] = [];
  for (const page of after.pages.values()) {
    const old = before.pages.get(page.address);
    if (!old) continue;
    found.push({ before: old, after: page, changes: comparer.compare(readPage(before, old), readPage(after, page)) });
  }
  for (const { from, to } of moves) {
    const changes = comparer.compare(readPage(before, from), readPage(after, to));
    found.push({ before: from, after: to, changes: changes.filter(({ part }) => part === 'main') });
  }
  return found.filter(({ changes }) => changes.length);
}

function versionIn(site: SiteFolder): (page: SitePage) => PageVersion {
  return (page) => ({
    language: page.language,
    address: page.address,
    title: readPageTitle(readPage(site, page)) || page.address,
  });
}

function withExamples(
  { pages, changes }: Shared,
  comparedIn: ComparedIn,
  site: SiteFolder,
  versionOf: (page: SitePage) => PageVersion,
): SharedChanges {
  const before = new Map([...pages.values()].flat().map((page) => [page.after, page.before]));
  const part = [...changes.values()][0]?.[0]?.part ?? 'main';
  const compared = comparedIn(part).filter(({ language }) => pages.has(language));
  const others = compared.filter((page) => !before.has(page));
  return {
    part,
    pages: new Map([...pages].map(([code, { length }]) => [code, length])),
    compared: compared.length,
    everywhere: !others.some((page) => readParts(readPage(site, page))[part]),
    examples: byAddress([...before.keys()])
      .slice(0, examples)
      .map((page) => ({ ...versionOf(page), before: before.get(page)?.address ?? page.address })),
    changes,
  };
}

function changedPages(own: readonly PageDifference[], versionOf: (page: SitePage) => PageVersion): ChangedPage[] {
  const versions = together(
    own.map((difference) => ({ ...difference, path: difference.after.path })),
    ({ before, after, changes }) => ({ ...versionOf(after), before: before.address, changes }),
  );
  return versions
    .map((each) => {
      const changes = each.flatMap((version) => version.changes);
      return { versions: each, amount: changes.reduce((sum, change) => sum + amountOf(change), 0) };
    })
    .sort((a, b) => b.amount - a.amount);
}

/** Puts the languages of a page together, pages in the order of their paths. */
function together<Item extends { path: string }, Version extends PageVersion>(
  items: readonly Item[],
  versionOf: (item: Item) => Version,
): Versions<Version>[] {
  const rank = ({ language }: Version) => languages.findIndex(({ code }) => code === language);
  return [...groupBy(items, ({ path }) => path)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([, ofPath]) => ofPath.map(versionOf).sort((a, b) => rank(a) - rank(b)));
}
