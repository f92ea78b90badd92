/** How many cells a row of a table has, as Markdown divides it: also by a line within code. */
export function cellCount(row: string): number {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;
}
