import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firstOfYears, YearIndex } from '../../src/site/parts/page-index.tsx';

/** Entries of three years, the newest first. */
const entries = Array.from({ length: 30 }, (_, index) => ({ date: `${2026 - Math.floor(index / 10)}-05-01` }));
const firstOf = (list: typeof entries) => firstOfYears(list, ({ date }) => date.slice(0, 4));
const htmlOf = (list: typeof entries) =>
  renderToStaticMarkup(createElement(YearIndex, { list: 'held', label: 'Held', first: firstOf(list) }));

test('a long list has its years to jump to', () => {
  expect([...firstOf(entries)]).toEqual([
    [entries[0], '2026'],
    [entries[10], '2025'],
    [entries[20], '2024'],
  ]);
  expect(htmlOf(entries)).toContain('<a href="#held-2025">2025</a>');
});

test('a short list, and one of a single year, have none', () => {
  expect(htmlOf(entries.slice(5, 20))).toBe('');
  expect(htmlOf(entries.map(() => ({ date: '2026-05-01' })))).toBe('');
});
