/** A number with what it counts, in English: `1 file differs`, `2 files differ`. */
export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
