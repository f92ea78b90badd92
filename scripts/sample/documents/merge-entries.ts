/** An entry of a list, with the values that the sample sets. */
export type Entry = { id: string } & Record<string, string>;

/** Where the list `items` of a JSON text is: its entries, and its end (the place of `]`). */
interface ListPlaces {
  entries: { start: number; end: number }[];
  end: number;
}

/**
 * Sets values of entries in the `items` of a JSON text. An entry that has these values, or another id, keeps its bytes; a
 * changed one keeps its place and its other values; a new one goes to the end.
 */
export function mergeEntries(text: string, entries: readonly Entry[]): string {
  return entries.reduce(mergeEntry, text);
}

function mergeEntry(text: string, entry: Entry): string {
  const places = findList(text);
  for (const { start, end } of places.entries) {
    const before = JSON.parse(text.slice(start, end)) as Record<string, unknown>;
    if (before.id !== entry.id) continue;
    const isRight = Object.entries(entry).every(([key, value]) => before[key] === value);
    return isRight ? text : text.slice(0, start) + format({ ...before, ...entry }, text) + text.slice(end);
  }
  const last = places.entries.at(-1);
  const at = last?.end ?? text.lastIndexOf('[', places.end) + 1;
  const lineBreak = lineBreakOf(text);
  const added = `${last ? ',' : ''}${lineBreak}    ${format(entry, text)}`;
  // The bracket of an empty list is on the same line.
  return text.slice(0, at) + added + (last ? text.slice(at) : `${lineBreak}  ${text.slice(places.end)}`);
}

/** Formats an entry as the other commands do, two levels deep. */
function format(entry: object, text: string): string {
  return JSON.stringify(entry, null, 2).replaceAll('\n', `${lineBreakOf(text)}    `);
}

function lineBreakOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

function findList(text: string): ListPlaces {
  const { items } = JSON.parse(text) as { items?: unknown };
  if (!Array.isArray(items)) throw new Error('there is no list "items".');
  const entries: ListPlaces['entries'] = [];
  let depth = 0;
  let key = '';
  let start = 0;
  let isInList = false;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '{' || token === '[') {
      if (depth === 1) isInList = key === '"items"';
      if (depth === 2) start = index;
      depth += 1;
    } else if (token === '}' || token === ']') {
      depth -= 1;
      if (depth === 2 && isInList) entries.push({ start, end: index + 1 });
      if (depth === 1 && isInList) return { entries, end: index };
    } else if (depth === 1) key = token;
  }
  throw new Error('the list "items" has no end.');
}
