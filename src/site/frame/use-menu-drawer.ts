import { useEffect, useRef, useState } from 'react';
import { isWide } from './is-wide.ts';

/**
 * The menu as a drawer on phones: opens from the header's button, closes by its own button, Escape, a link, or a press
 * beside it; while it is open, the page behind is inert and does not scroll. Without a script `:target` opens it.
 */
export function useMenuDrawer(closeGroups: () => void) {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest('[data-menu-open]')) {
        event.preventDefault();
        setOpen(true);
      } else if (event.target.closest('[data-menu-close]')) {
        event.preventDefault();
        setOpen(false);
      } else if (event.target === ref.current || event.target.closest('#menu a')) {
        setOpen(false);
      }
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  useEffect(() => {
    const drawer = ref.current;
    if (!open || !drawer) return;
    const opener = document.querySelector<HTMLElement>('[data-menu-open]');
    const behind = siblingsUpTo(drawer, document.body);
    for (const element of behind) element.inert = true;
    document.body.style.overflow = 'hidden';
    drawer.querySelector<HTMLElement>('[data-menu-close]')?.focus();
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    const onResize = () => isWide() && setOpen(false);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('resize', onResize);
      for (const element of behind) element.inert = false;
      document.body.style.overflow = '';
      closeGroups();
      opener?.focus();
    };
  }, [open, closeGroups]);

  return { ref, open };
}

/** Everything beside an element and beside those around it: what lies behind it when it is in front. */
function siblingsUpTo(element: Element, end: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === end) return [];
  const siblings = [...parent.children].filter(
    (child): child is HTMLElement => child !== element && child instanceof HTMLElement && !child.inert,
  );
  return [...siblings, ...siblingsUpTo(parent, end)];
}
