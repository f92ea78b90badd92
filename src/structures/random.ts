/** Random numbers that are the same for the same seed. */
export interface Random {
  /** At least `from`, less than `to`. */
  between(from: number, to: number): number;
  /** One of several. */
  pick<Value>(values: readonly Value[]): Value;
  /** True in a share of all cases. */
  chance(share: number): boolean;
}

/** Returns the random numbers of a seed. */
export function seededRandom(seed: string): Random {
  let state = textHash(seed);
  // Mulberry32: short, fast, and even enough for pictures.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (from, to) => from + next() * (to - from),
    pick: (values) => values[Math.floor(next() * values.length)] as (typeof values)[number],
    chance: (share) => next() < share,
  };
}

/** The hash FNV-1a. */
function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
