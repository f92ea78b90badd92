import { closest } from '../../text/closest.ts';
import { otherLayout } from '../../text/keyboard-layout.ts';
import { foldedWords } from '../../text/search-words.ts';

const lists = new Map<string, Promise<string[]>>();

/**
 * Queries that may have been meant: the same keys on the other keyboard layout; the closest known spelling of the words that
 * nothing is found for; and, when each word is found but not all together, the words one by one.
 * @param finds tells whether a query finds anything
 */
export async function suggestions(
  query: string,
  parts: readonly string[],
  finds: (query: string) => Promise<boolean>,
): Promise<string[]> {
  const typed = query.trim().split(/\s+/);
  const other = otherLayout(query.trim());
  if (await finds(other)) return [other];
  const found = await Promise.all(typed.map(finds));
  const known = (await Promise.all(parts.map(knownWords))).flat();
  const spellings = new Map(known.map((word) => [foldedWords(word).join(''), word]));
  const better = typed.map((word, index) => (found[index] ? word : spelling(word, spellings)));
  const telling = better.filter((word) => word !== undefined);
  const whole = telling.join(' ');
  if (whole && whole !== query.trim() && (await finds(whole))) return [whole];
  return telling.length > 1 ? [...new Set(telling)] : telling.filter((word) => word !== query.trim());
}

function spelling(word: string, spellings: ReadonlyMap<string, string>): string | undefined {
  const folded = foldedWords(word).join('');
  if (folded.length < 3) return undefined;
  return spellings.get(closest(folded, spellings.keys(), Math.max(1, Math.round(folded.length / 5))) ?? '');
}

/** A part whose words cannot be loaded suggests nothing, and is asked again the next time. */
async function knownWords(part: string): Promise<string[]> {
  const list = lists.get(part) ?? fetchWords(part);
  lists.set(part, list);
  try {
    return await list;
  } catch {
    lists.delete(part);
    return [];
  }
}

async function fetchWords(part: string): Promise<string[]> {
  const response = await fetch(`${part}words.json`);
  if (!response.ok) throw new Error(`The words of ${part} could not be loaded: ${response.status}`);
  return (await response.json()) as string[];
}
