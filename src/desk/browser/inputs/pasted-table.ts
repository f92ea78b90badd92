import type { HTMLElement } from 'node-html-parser';
import { isElement, nameOf } from './pasted-lists.ts';

/** More columns and rows no cell spans: so it is in browsers. */
const mostColumns = 1000;
const mostRows = 65_534;

/**
 * The cells of a table, row by row, each in its column: where a cell spans several columns or rows, the further ones have none. Columns
 * and rows in which no cell begins are left out.
 */
export function cellGrid(table: HTMLElement): (HTMLElement | undefined)[][] {
  const isOwn = (element: HTMLElement) => element.parentNode?.closest('table') === table;
  const rows = table.querySelectorAll('tr').filter(isOwn);
  const grid: (HTMLElement | undefined)[][] = rows.map(() => []);
  const taken: Set<number>[] = rows.map(() => new Set());
  for (const [y, row] of rows.entries()) {
    // A cell reaches no further than the part of the table that it is in.
    const part = rows.findLastIndex(({ parentNode }) => parentNode === row.parentNode) + 1;
    let x = 0;
    for (const cell of row.childNodes.filter(isElement).filter((each) => /^t[dh]$/.test(nameOf(each)))) {
      while (taken[y]?.has(x)) x++;
      const own = grid[y];
      if (own) own[x] = cell;
      const width = Math.min(span(cell, 'colspan') || 1, mostColumns);
      const height = Math.min(span(cell, 'rowspan') ?? 1, mostRows);
      const end = height === 0 ? part : Math.min(part, y + height);
      for (const reached of taken.slice(y, end)) for (let each = x; each < x + width; each++) reached.add(each);
      x += width;
    }
  }
  const begun = new Set(grid.flatMap((row) => row.flatMap((cell, x) => (cell ? [x] : []))));
  const columns = [...begun].sort((a, b) => a - b);
  return grid.filter((row) => row.length > 0).map((row) => columns.map((x) => row[x]));
}

/** The number that a cell has in an attribute; undefined for one that is no number. */
function span(cell: HTMLElement, name: 'colspan' | 'rowspan'): number | undefined {
  const digits = /^\s*\d+/.exec(cell.getAttribute(name) ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits);
}
