import type { Choice } from './targets.ts';

/** Those whose title or id has all words that were typed, in any order. */
export function foundChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return choices;
  return choices.filter(({ id, title }) => {
    const named = `${title} ${id}`.toLowerCase();
    return wanted.every((word) => named.includes(word));
  });
}

/** The id of what is called as it was typed; otherwise what was typed itself, which the check then tells as unknown. */
export function settledId(choices: readonly Choice[], typed: string): string {
  const wanted = typed.trim().toLowerCase();
  const called = choices.find(({ id, title }) => [id, title.toLowerCase()].includes(wanted));
  return called?.id ?? typed.trim();
}
