/** Letters that have room beside each other on a phone of 320 px, the narrowest that pages are made for (WCAG 2.2, 1.4.10). */
const room = 30;

/** How many letters a gap between two columns takes. */
const gap = 2;

/** How many times a row may fill the room: longer texts are read better below each other. */
const lines = 2;

/**
 * Whether a table has room on a phone, where the rows of others become cards: if the longest words of its columns stand
 * beside each other. @param rows the words of the cells, with the head; a no-break space is part of a word
 */
export function isNarrow(rows: readonly (readonly string[])[]): boolean {
  const longestWords: number[] = [];
  for (const row of rows) {
    if (row.join('').length > lines * room) return false;
    for (const [column, cell] of row.entries()) {
      const lengths = cell.split(/[ -]/).map((word) => word.length);
      longestWords[column] = Math.max(longestWords[column] ?? 0, ...lengths);
    }
  }
  const gaps = (longestWords.length - 1) * gap;
  return longestWords.reduce((sum, length) => sum + length, gaps) <= room;
}
