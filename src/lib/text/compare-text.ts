/** Compares by code units, so that the order is the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The letters and digits of a title, in small letters and with a space between words: the same for two that differ in nothing else. */
export function plainWords(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The candidate that differs so little from a word that it was probably meant, or else the one with the same words in another order.
 * @param most how many letters may differ
 */
export function closest(
  word: string,
  candidates: Iterable<string>,
  most = Math.max(2, Math.ceil(word.length * 0.25)),
): string | undefined {
  let best: string | undefined;
  let bestDistance = most + 1;
  let reordered: string | undefined;
  const words = sortedWords(word);
  for (const candidate of candidates) {
    if (candidate !== word && candidate.length === word.length && sortedWords(candidate) === words) {
      reordered ??= candidate;
    }
    if (Math.abs(candidate.length - word.length) >= bestDistance || candidate === word) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance && distance < Math.max(word.length, 2)) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best ?? reordered;
}

/** The words of an id in one order: `olena-koval` was meant to be `koval-olena`. */
function sortedWords(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .sort()
    .join(' ');
}

/** The number of letters that must be added, deleted, replaced or swapped with their neighbour. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, at(beforeLast, j - 2) + 1);
      }
      row.push(value);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
