import { type RefObject, useEffect, useState } from 'react';
import { isWide } from './is-wide.ts';

/**
 * Tells whether the script answers for the menu of wide screens. Until then the style sheet opens a panel, and one that is in
 * use when the script comes stays until pointer and focus have left the menu: it would jump under the visitor's hand. Where
 * none is seen yet, the group that the pointer is at opens.
 */
export function useMenuStart(menu: RefObject<HTMLElement | null>, point: (group: string) => void): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const nav = menu.current;
    if (!nav || isLive) return;
    const panel = isWide() && nav.querySelector('[data-group]:is(:hover, :focus-within) > div');
    // For its first moments it cannot be seen.
    if (!panel || getComputedStyle(panel).opacity === '0') {
      const pointedAt = nav.querySelector<HTMLElement>('[data-group]:hover')?.dataset.group;
      if (panel && pointedAt) point(pointedAt);
      setLive(true);
      return;
    }
    const leave = () => setLive(!nav.matches(':hover, :focus-within'));
    const listening = new AbortController();
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, leave, { signal: listening.signal });
    return () => listening.abort();
  }, [menu, point, isLive]);
  return isLive;
}
