import { useSyncExternalStore } from 'react';
import type { DefenceCard } from '../compile/defence-namespaces.ts';
import { nowIn } from '../lib/text/days.ts';

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

/**
 * Returns the day and the time in a time zone, `2026-11-22 14:05`. Prerendered pages know none: while rendering and hydrating them it
 * is empty.
 */
export function useNow(timeZone: string): string {
  return useSyncExternalStore(
    subscribe,
    () => nowIn(timeZone),
    () => '',
  );
}

/** Returns what tells whether a moment is past; undefined while prerendered pages are rendered and hydrated: they know no time. */
export function useIsPast(): ((moment: string) => boolean) | undefined {
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / 60_000),
    () => 0,
  );
  return minute ? (moment) => Date.parse(moment) < Date.now() : undefined;
}

/** Asks again when the visitor comes back to the page. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
