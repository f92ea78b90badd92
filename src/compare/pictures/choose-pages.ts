import { amountOf } from '../difference/change.ts';
import type { ComparedPage, PageVersion, SiteChanges } from '../difference/site-changes.ts';

/** A page to be shown as it was and as it will be; a new one only as it will be. */
export interface ShownPage {
  title: string;
  language: PageVersion['language'];
  before?: string;
  after: string;
}

/** So many pages are shown, */
export const mostShown = 10;
/** and so many of them for what pages share. */
const mostForShared = 4;

/**
 * Chooses the pages to show: those that changed most, one for each shared change, the home page of a new language, new ones. When the look changed for all, the
 * pages at the top of the site fill the rest.
 */
export function choosePages({ changed, shared, added, languages, samples }: SiteChanges): ShownPage[] {
  const both = ({ title, language, before, address }: ComparedPage): ShownPage => ({
    title,
    language,
    before,
    after: address,
  });
  const own = changed
    .flatMap(({ versions }) => versions)
    .map((version) => ({ version, amount: version.changes.reduce((sum, change) => sum + amountOf(change), 0) }))
    .sort((a, b) => b.amount - a.amount)
    .map(({ version }) => both(version));
  // One in each language.
  const forShared = shared.flatMap(({ examples }) => [
    ...new Map([...examples].reverse().map((page) => [page.language, both(page)])).values(),
  ]);
  const homes = languages.added.flatMap(({ home }) => home ?? []);
  const forNew = [...homes, ...added.flat()].map(
    ({ title, language, address }): ShownPage => ({ title, language, after: address }),
  );
  const all = [
    ...own.slice(0, mostShown - mostForShared),
    ...forShared.slice(0, mostForShared),
    ...own.slice(mostShown - mostForShared),
    ...forNew,
    ...samples.map((page) => both({ ...page, before: page.address })),
  ];
  return [...new Map(all.map((page) => [page.after, page])).values()].slice(0, mostShown);
}
