/** What a missing entry costs, beside how unlike two entries are. */
const skipCost = 1;
/** Numbers, addresses, ids and years: what a translation keeps. */
const kept = /https?:\/\/[^\s"\\)]+|\/[a-z][\w/.-]+|[A-Z]{2,}[\w-]*|\d+(?:[.,]\d+)*/g;

/** An entry as it is compared: its length, and what of it every language has. */
interface Traits {
  length: number;
  kept: ReadonlySet<string>;
}

/**
 * Finds the entries of the longer of two lists that have no counterpart in the shorter one, when both have the same order: those
 * without which the others are most alike, by what translations keep and by their lengths (as Gale and Church align sentences).
 * @returns their indexes in the longer list, as many as the lists differ by
 */
export function unmatchedEntries(longer: readonly unknown[], shorter: readonly unknown[]): number[] {
  const [long, short] = [longer, shorter].map((list) => list.map(traitsOf)) as [Traits[], Traits[]];
  const spare = long.length - short.length;
  // costs[skipped][matched]: the least cost of so many entries of each kind from the beginning.
  const costs = Array.from({ length: spare + 1 }, () => new Array<number>(short.length + 1).fill(Infinity));
  const at = (skipped: number, matched: number) => costs[skipped]?.[matched] ?? Infinity;
  const matchCost = (skipped: number, matched: number) =>
    at(skipped, matched - 1) + difference(long[skipped + matched - 1], short[matched - 1]);
  for (let skipped = 0; skipped <= spare; skipped += 1) {
    for (let matched = 0; matched <= short.length; matched += 1) {
      const row = costs[skipped] as number[];
      row[matched] =
        skipped + matched === 0
          ? 0
          : Math.min(at(skipped - 1, matched) + skipCost, matched > 0 ? matchCost(skipped, matched) : Infinity);
    }
  }
  const unmatched: number[] = [];
  for (let [skipped, matched] = [spare, short.length]; skipped > 0; ) {
    // Of equal ways the one that leaves out what comes last: entries are mostly added at the end.
    if (at(skipped - 1, matched) + skipCost <= at(skipped, matched)) {
      skipped -= 1;
      unmatched.unshift(skipped + matched);
    } else matched -= 1;
  }
  return unmatched;
}

function traitsOf(entry: unknown): Traits {
  // Of an entry with a syntax error there may be no value.
  const text = JSON.stringify(entry ?? null);
  return { length: text.length, kept: new Set(text.match(kept)?.map((each) => each.replace(',', '.'))) };
}

/** How unlike two entries are: 0 for the same facts and length. */
function difference(a: Traits | undefined, b: Traits | undefined): number {
  if (!a || !b) return Infinity;
  const shared = [...a.kept].filter((each) => b.kept.has(each)).length;
  const all = a.kept.size + b.kept.size - shared;
  return Math.abs(Math.log((a.length + 5) / (b.length + 5))) + (all ? 1 - shared / all : 0);
}
