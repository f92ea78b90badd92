import { useSyncExternalStore } from 'react';

/** The visitor's own day, ISO 8601. */
export function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Returns the visitor's own day, ISO 8601. Prerendered pages know no day: while rendering and hydrating them it is empty. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today, () => '');
}

/** Returns what tells whether a moment is past. While prerendered pages are rendered and hydrated none is: they know no time. */
export function useIsPast(): (moment: string) => boolean {
  const isLive = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (moment) => isLive && Date.parse(moment) < Date.now();
}

/** A day ends too rarely for a timer: the next render notices. */
const subscribe = () => () => {};
