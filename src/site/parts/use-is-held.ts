import type { DefenceCard } from '../../compile/defence-namespaces.ts';
import { useIsPast } from '../today.ts';

/**
 * Returns what tells whether a defence has taken place: its result is recorded, or its day is over. The site may not have been
 * built since then.
 */
export function useIsHeld(): (defence: Pick<DefenceCard, 'isHeld' | 'starts'>) => boolean {
  const isPast = useIsPast();
  return ({ isHeld, starts }) => isHeld || (isPast?.(endOfDay(starts)) ?? false);
}

/** When the day of a defence ends: where it takes place, wherever the visitor is. */
export function endOfDay(starts: string): string {
  return starts.replace(/T[\d:]{8}/, 'T23:59:59');
}
