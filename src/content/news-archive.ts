/** The number of news items a numbered page of the archive has. The newest page of a year or topic has as many, and up to twice as many. */
export const newsPerPage = 20;

/** A page of the news archive. */
export interface NewsArchivePage {
  /** The last part of its address: `2026` is the newest page of the year, `2026-1` its oldest. */
  id: string;
  /** The number of the page, counted from the oldest; none for the newest. */
  number?: number;
  /** Which items of the year or topic it shows, the newest first: from this one … */
  from: number;
  /** … up to, and without, this one. */
  to: number;
}

/**
 * The archive's pages of a year or topic, newest first. Full pages are counted from the oldest: a new item changes the newest page,
 * and now and then makes a full one; all others stay as they are.
 * @param group the year, or the id of the topic
 * @param count how many items it has
 */
export function newsArchivePages(group: string, count: number): NewsArchivePage[] {
  const full = Math.max(0, Math.floor((count - newsPerPage) / newsPerPage));
  const newest = count - full * newsPerPage;
  const numbered = Array.from({ length: full }, (_, index) => ({
    id: `${group}-${full - index}`,
    number: full - index,
    from: newest + index * newsPerPage,
    to: newest + (index + 1) * newsPerPage,
  }));
  return count ? [{ id: group, from: 0, to: newest }, ...numbered] : [];
}
