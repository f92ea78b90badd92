import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../src/lib/cache/file-hashes.ts';

const src = join(import.meta.dirname, '../../src');
/** The widths at which a layout begins, in px (specification, section 9); below 321, where letters are enlarged, words break. */
const breakpoints = [321, 481, 769, 1025, 1281, 1441, 1921, 2561];
/** A width that a query asks for: in style sheets, in `sizes` and `media` of pictures, in scripts. */
const widthQuery = /(@container[^{]*)?\((?:(min|max)-width:|width\s*([<>]=?))\s*([\d.]+\w+)\)/g;

test('layouts change at the breakpoints of the specification only', () => {
  const files = filesBelow(src).filter((file) => /\.(css|tsx?)$/.test(file));
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(widthQuery)]
      // A part that asks for its own room knows best.
      .filter(([, container]) => !container)
      .map(([query, , bound, comparison, width]) => {
        const isLower = bound === 'min' || comparison === '>=' || comparison === '<';
        return { query: `${relative(src, file)}: ${query}`, width, isLower };
      }),
  );
  expect(found.length).toBeGreaterThan(0);
  // In em, as letters enlarged in the browser's settings need it; a document is not enlarged with them.
  const isBreakpoint = ({ query, width, isLower }: (typeof found)[number]) =>
    breakpoints
      .map((each) => (isLower ? each : each - 1))
      .some((each) => width === (query.startsWith('site/viewer/') ? `${each}px` : `${each / 16}em`));
  expect(found.filter((each) => !isBreakpoint(each)).map(({ query }) => query)).toEqual([]);
});

test('style sheets bound layouts from above only: between two bounds there would be widths that have neither layout', () => {
  const sheets = filesBelow(src).filter((file) => file.endsWith('.css'));
  const bounded = sheets.filter((file) => /@media[^{]*min-width/.test(readFileSync(file, 'utf8')));
  expect(bounded.map((file) => relative(src, file))).toEqual([]);
});
