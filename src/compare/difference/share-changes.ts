import { groupBy } from '../../cache/group-by.ts';
import type { LanguageCode } from '../../language/languages.ts';
import type { Part } from '../read/page-parts.ts';
import type { SitePage } from '../read/site-folder.ts';
import { type PartChange, signatureOf } from './change.ts';

/** A page that both sites have, and how it changed. */
export interface PageDifference {
  before: SitePage;
  after: SitePage;
  changes: readonly PartChange[];
}

/** Changes that the same pages have in the same part, by language. */
export interface Shared {
  pages: ReadonlyMap<LanguageCode, readonly PageDifference[]>;
  changes: ReadonlyMap<LanguageCode, readonly PartChange[]>;
}

/** A change, and the pages of a language that have it. */
interface Group {
  change: PartChange;
  language: LanguageCode;
  pages: Set<PageDifference>;
}

/** A change of so many pages of a language, or of all, is told once. */
const fewestPages = 5;

/**
 * Takes out what changed in the same way on many pages. Returns it, and what is left of each page.
 * @param comparedIn how many pages of a language were compared in a part
 */
export function shareChanges(
  differences: readonly PageDifference[],
  comparedIn: (part: Part, language: LanguageCode) => number,
): { shared: Shared[]; own: PageDifference[] } {
  const groups = new Map<string, Group>();
  const keyOf = ({ language }: SitePage, change: PartChange) => `${language} ${signatureOf(change)}`;
  for (const difference of differences) {
    for (const change of difference.changes) {
      const key = keyOf(difference.after, change);
      const group = groups.get(key) ?? { change, language: difference.after.language, pages: new Set() };
      groups.set(key, group);
      group.pages.add(difference);
    }
  }
  for (const [key, { change, language, pages }] of groups) {
    const isAll = pages.size > 1 && pages.size === comparedIn(change.part, language);
    if (pages.size < fewestPages && !isAll) groups.delete(key);
  }
  const own = differences.map((difference) => ({
    ...difference,
    changes: difference.changes.filter((change) => !groups.has(keyOf(difference.after, change))),
  }));
  return { shared: joinGroups([...groups.values()]), own: own.filter(({ changes }) => changes.length) };
}

/** Joins the groups that are about the same part of the same pages, in one language or in all. */
function joinGroups(groups: readonly Group[]): Shared[] {
  const pathsOf = (pages: Group['pages']) => [...pages].map(({ after }) => after.path).sort();
  const alike = groupBy(groups, ({ change, pages }) => `${change.part} ${pathsOf(pages).join(' ')}`);
  const joined = [...alike.values()].map((same): Shared => {
    const byLanguage = [...groupBy(same, ({ language }) => language)];
    return {
      pages: new Map(same.map(({ language, pages }) => [language, [...pages]])),
      changes: new Map(byLanguage.map(([language, own]) => [language, own.map(({ change }) => change)])),
    };
  });
  const count = ({ pages }: Shared) => [...pages.values()].reduce((sum, { length }) => sum + length, 0);
  return joined.sort((a, b) => count(b) - count(a));
}
