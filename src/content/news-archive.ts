/** The number of news items a numbered page of the archive has. The newest page of a year has as many, and up to twice as many. */
export const newsPerPage = 20;

/** A page of the news archive. */
export interface NewsArchivePage {
  /** The last part of its address: `2026` is the newest page of the year, `2026-1` its oldest. */
  id: string;
  year: string;
  /** The number of the page, counted from the oldest; none for the newest. */
  number?: number;
  /** Which items of the year it shows, the newest first: from this one … */
  from: number;
  /** … up to, and without, this one. */
  to: number;
}

/**
 * The archive's pages of a year, newest first. Full pages are counted from the oldest: a new item changes the newest page,
 * and now and then makes a full one; all others stay as they are.
 * @param count how many items the year has
 */
export function newsArchivePages(year: string, count: number): NewsArchivePage[] {
  const full = Math.max(0, Math.floor((count - newsPerPage) / newsPerPage));
  const newest = count - full * newsPerPage;
  const numbered = Array.from({ length: full }, (_, index) => ({
    id: `${year}-${full - index}`,
    year,
    number: full - index,
    from: newest + index * newsPerPage,
    to: newest + (index + 1) * newsPerPage,
  }));
  return count ? [{ id: year, year, from: 0, to: newest }, ...numbered] : [];
}
