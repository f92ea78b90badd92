import { expect, test } from 'vitest';
import { newsArchivePages, newsPerPage } from '../../src/content/news-archive.ts';

const counts = [1, newsPerPage, 2 * newsPerPage - 1, 2 * newsPerPage, 2 * newsPerPage + 1, 5 * newsPerPage, 1234];

test.each(counts)('the pages of a year with %i items show each item once, newest first', (count) => {
  const pages = newsArchivePages('2026', count);
  let next = 0;
  for (const { from, to } of pages) {
    expect(from).toBe(next);
    next = to;
  }
  expect(next).toBe(count);
  const [newest, ...numbered] = pages;
  expect(newest).toMatchObject({ id: '2026', from: 0 });
  expect(newest?.to).toBeGreaterThanOrEqual(Math.min(count, newsPerPage));
  expect(newest?.to).toBeLessThan(2 * newsPerPage);
  expect(numbered.map(({ from, to }) => to - from)).toEqual(numbered.map(() => newsPerPage));
  expect(numbered.map(({ id }) => id)).toEqual(numbered.map((_, index) => `2026-${numbered.length - index}`));
});

test('a new item changes no page but the newest, and now and then makes one', () => {
  // From the oldest on, what a numbered page shows.
  const shown = (count: number) =>
    newsArchivePages('2026', count)
      .filter(({ number }) => number)
      .map(({ id, from, to }) => `${id}: ${count - to} to ${count - from}`)
      .reverse();
  for (let count = 1; count < 200; count += 1) {
    expect(shown(count + 1).slice(0, shown(count).length)).toEqual(shown(count));
  }
});

test('a year without news has no page', () => {
  expect(newsArchivePages('2026', 0)).toEqual([]);
});
