import type { DefenceCard } from '../../namespaces/entries.ts';
import { useToday } from '../today.ts';

/**
 * Returns what tells whether a defence has taken place: its result is recorded, or its day is over. The site may not have been
 * built since then.
 */
export function useIsHeld(): (defence: Pick<DefenceCard, 'isHeld' | 'date'>) => boolean {
  const today = useToday();
  return ({ isHeld, date }) => isHeld || date < today;
}
