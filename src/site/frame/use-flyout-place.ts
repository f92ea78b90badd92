import { useLayoutEffect, useRef } from 'react';

/** How far a flyout stays away from the lower edge of the viewport, in pixels. */
const margin = 8;
/** The borders of a flyout above and below, in pixels. */
const border = 2;

/**
 * Places a flyout of the menu that opens: to the other side when the viewport ends before it would, beside its entry as far
 * as the viewport reaches down, and no higher than that. What is longer scrolls within itself.
 */
export function useFlyoutPlace(open: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const flyout = ref.current;
    // A closed one has no size, and in the drawer none is placed.
    const around = open ? flyout?.offsetParent?.getBoundingClientRect() : undefined;
    const entry = flyout?.parentElement?.getBoundingClientRect();
    if (!flyout || !around || !entry) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const isDeep = flyout.parentElement !== flyout.offsetParent;
    // The deeper ones inherit the room of the first.
    if (!isDeep) flyout.style.setProperty('--flyout-room', `${clientHeight - margin - entry.bottom - border}px`);
    else {
      const lowest = clientHeight - margin - flyout.offsetHeight;
      flyout.style.setProperty('--flyout-start', `${Math.max(0, Math.min(entry.top, lowest) - around.top)}px`);
    }
    flyout.toggleAttribute('data-flipped', (isDeep ? around.right : around.left) + flyout.offsetWidth > clientWidth);
  }, [open]);
  return ref;
}
