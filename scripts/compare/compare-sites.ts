import { groupBy } from '../../src/lib/cache/once-per.ts';
import { type LanguageCode, languageCodes } from '../../src/lib/language/languages.ts';
import { compareText } from '../../src/lib/text/compare-text.ts';
import { amountOf, type Change, comparePages, signatureOf } from './page-changes.ts';
import { type Part, readPageTitle, readParts } from './read-page.ts';
import { compareFiles, readSiteFolder, type SiteFolder, type SitePage } from './site-folder.ts';

export const pageKinds = ['changed', 'added', 'moved', 'gone'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Differences between two built sites. */
export type SiteChanges = ReturnType<typeof compareSites>;

/** A page in one language, with the path of its address, `/en/about/history`, and that without the language. */
export interface PageVersion {
  language: LanguageCode;
  path: string;
  address: string;
  title: string;
  /** The address that it had before; a new page has none. */
  before?: string;
  /** Where the address of a page leads that is gone; without it, visitors find nothing there. */
  leadsTo?: string | undefined;
  changes?: readonly Change[];
}

/** A page in those of its languages that this is about, in the order of the site's languages. */
export type Versions = readonly PageVersion[];

/** Changes that are the same in a part of many pages. */
export type SharedChanges = ReturnType<typeof joinGroups>[number];

/** A change of so many pages of a language is told once. */
const fewestPages = 5;

/** A page that both sites have, at the same address or at another one. */
interface Pair {
  from: SitePage;
  to: SitePage;
  changes: readonly Change[];
}

/**
 * Compares two built sites.
 * @param beforeDir the folder of the site as it was
 * @param afterDir the folder of the site as it will be
 */
export function compareSites(beforeDir: string, afterDir: string) {
  const [before, after] = [readSiteFolder(beforeDir), readSiteFolder(afterDir)];
  const moved = movedPages(before, after);
  const pairs = [...after.pages.values()].flatMap((to): Pair[] => {
    const from = before.pages.get(to.address) ?? moved.get(to);
    if (!from) return [];
    const changes = comparePages(from.html(), to.html());
    return [{ from, to, changes: changes.filter(({ part }) => isCompared({ from, to }, part)) }];
  });
  const groups = sharedGroups(pairs);
  const shared = new Set(groups.map(({ key }) => key));
  const own = pairs
    .map((pair) => ({ ...pair, changes: pair.changes.filter((change) => !shared.has(keyOf(pair, change))) }))
    .filter(({ changes }) => changes.length > 0);
  const known = new Set(pairs.flatMap(({ from, to }) => [from, to]));
  const others = (site: SiteFolder) => [...site.pages.values()].filter((page) => !known.has(page));
  const amountIn = (versions: Versions) => amountOf(versions.flatMap(({ changes = [] }) => changes));
  return {
    counts: { before: before.pages.size, after: after.pages.size },
    shared: joinGroups(groups, pairs),
    pages: {
      // Those that changed most come first.
      changed: together(own.map(versionOf)).sort((a, b) => amountIn(b) - amountIn(a)),
      added: together(others(after).map((to) => versionOf({ to }))),
      moved: together([...moved].map(([to, from]) => versionOf({ from, to }))),
      gone: together(
        others(before).map((to) => ({ ...versionOf({ to }), leadsTo: after.redirects.get(to.address) })),
      ),
    } satisfies Record<PageKind, Versions[]>,
    files: compareFiles(before, after),
  };
}

/** New pages, each with the one whose address has none any more and leads there. */
function movedPages(before: SiteFolder, after: SiteFolder): ReadonlyMap<SitePage, SitePage> {
  const moved = new Map<SitePage, SitePage>();
  for (const from of before.pages.values()) {
    const to = after.pages.get(after.redirects.get(from.address) ?? '');
    const isNew = to && !before.pages.has(to.address) && !moved.has(to) && to.language === from.language;
    if (isNew && !after.pages.has(from.address)) moved.set(to, from);
  }
  return moved;
}

/** Tells if a part is compared: of a page that moved only what it says itself, since its frame links to itself. */
function isCompared({ from, to }: Pick<Pair, 'from' | 'to'>, part: Part): boolean {
  return from.address === to.address || part === 'main';
}

function keyOf({ to: { language } }: Pair, change: Change): string {
  return `${language} ${signatureOf(change)}`;
}

/** Finds what changed in the same way on many pages. */
function sharedGroups(pairs: readonly Pair[]) {
  const found = pairs.flatMap((pair) => pair.changes.map((change) => ({ pair, change })));
  const alike = groupBy(found, ({ pair, change }) => keyOf(pair, change));
  const groups = [...alike].map(([key, same]) => {
    const [{ pair, change }] = same;
    return { key, change, language: pair.to.language, pages: [...new Set(same.map((each) => each.pair))] };
  });
  return groups.filter(({ pages }) => pages.length >= fewestPages);
}

/** Joins the groups that are about the same part of the same pages, in one language or in all. */
function joinGroups(groups: ReturnType<typeof sharedGroups>, pairs: readonly Pair[]) {
  const pathsOf = (pages: readonly Pair[]) => pages.map(({ to }) => to.path).sort();
  const alike = groupBy(groups, ({ change, pages }) => `${change.part} ${pathsOf(pages).join(' ')}`);
  const joined = [...alike.values()].map((same) => {
    const { part } = same[0].change;
    const byLanguage = groupBy(same, ({ language }) => language);
    const pages = [...byLanguage.values()].flatMap(([group]) => group.pages);
    const hasPart = ({ from, to }: Pair) => [from, to].some(({ html }) => readParts(html())[part] !== '');
    const byAddress = ({ to: { address: a } }: Pair, { to: { address: b } }: Pair) =>
      a.length - b.length || compareText(a, b);
    return {
      part,
      pages: new Map([...byLanguage].map(([language, [group]]) => [language, group.pages.length])),
      // All pages of these languages that have the part, or had it.
      having: pairs.filter((pair) => byLanguage.has(pair.to.language) && isCompared(pair, part) && hasPart(pair))
        .length,
      // The shortest addresses are those at the top of the site.
      examples: pages.sort(byAddress).slice(0, 3).map(versionOf),
      changes: new Map([...byLanguage].map(([language, own]) => [language, own.map(({ change }) => change)])),
    };
  });
  const count = (pages: ReadonlyMap<LanguageCode, number>) =>
    [...pages.values()].reduce((sum, each) => sum + each, 0);
  return joined.sort((a, b) => count(b.pages) - count(a.pages));
}

function versionOf({ from, to, changes }: Partial<Pair> & Pick<Pair, 'to'>): PageVersion {
  const { language, path, address, html } = to;
  const title = readPageTitle(html()) || address;
  return { language, path, address, title, ...(from && { before: from.address }), ...(changes && { changes }) };
}

/** Puts the languages of a page together, pages in the order of their paths. */
function together(versions: readonly PageVersion[]): Versions[] {
  const rank = ({ language }: PageVersion) => languageCodes.indexOf(language);
  return [...groupBy(versions, ({ path }) => path)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([, ofPath]) => ofPath.sort((a, b) => rank(a) - rank(b)));
}
