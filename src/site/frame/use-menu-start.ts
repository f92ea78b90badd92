import { type RefObject, useEffect } from 'react';
import { isWide } from './is-wide.ts';

/**
 * Tells the style sheet, by `html[data-live]`, that the script answers for the menu of wide screens. Until then the style sheet
 * opens a panel, and one that is in use when the script comes stays until pointer and focus have left the menu: it would jump
 * under the visitor's hand. Where none is seen yet, the group that the pointer is at opens.
 */
export function useMenuStart(menu: RefObject<HTMLElement | null>, point: (group: HTMLElement) => void): void {
  useEffect(() => {
    const nav = menu.current;
    const { dataset } = document.documentElement;
    if (!nav || 'live' in dataset) return;
    const panel = isWide() && nav.querySelector('[data-group]:is(:hover, :focus-within) > div');
    // For its first moments it cannot be seen; the focus may be in it by then, and would be lost.
    if (
      !panel ||
      (getComputedStyle(panel).opacity === '0' && !nav.querySelector('[data-group] > div:focus-within'))
    ) {
      const pointedAt = nav.querySelector<HTMLElement>('[data-group]:hover');
      if (panel && pointedAt) point(pointedAt);
      dataset.live = '';
      return;
    }
    const listening = new AbortController();
    const leave = () => {
      if (nav.matches(':hover, :focus-within')) return;
      dataset.live = '';
      listening.abort();
    };
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, leave, { signal: listening.signal });
    return () => listening.abort();
  }, [menu, point]);
}
