/** A span of days in words, as its parts: `19`, `–`, `30 October`; a single day has the first alone. */
export interface DayRange {
  first: string;
  dash?: string;
  last?: string;
}

/**
 * Writes a span of days without the year, which stands above it.
 * @param months the names of the months as dates have them, January first
 */
export function dayRange(from: string, to: string, months: readonly string[]): DayRange {
  const [first, last] = [dayAndMonth(from, months), dayAndMonth(to, months)];
  if (from === to) return { first };
  if (from.slice(0, 7) !== to.slice(0, 7)) return { first, dash: '\u00a0– ', last };
  return { first: String(Number(from.slice(8))), dash: '–', last };
}

function dayAndMonth(iso: string, months: readonly string[]): string {
  const [, month = 1, day = 1] = iso.split('-').map(Number);
  return `${day}\u00a0${months[month - 1]}`;
}
