import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { belowSm } from '../../lib/namespaces/breakpoints.ts';
import { usePage } from '../page-context.ts';

/**
 * The menu as a drawer on phones: opens from the header's button, closes by its own button, Escape, a link of the site, a
 * search, a change of page, or a press beside it. While it is open, the page behind is inert and does not scroll, and the
 * drawer traps focus. Without a script `:target` opens it.
 *
 * No `<dialog>`: the same element is a bar on wide screens, and would be a dialog to screen readers there too. `inert` does
 * most of the work; Firefox before 112 lacks it, and the package focus-trap adds 6 KB brotli to every page for the rest.
 */
export function useMenuDrawer(closeGroups: () => void) {
  const { path, language } = usePage();
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const shown = useRef('');

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest('[data-menu-open]')) {
        event.preventDefault();
        setOpen(true);
      } else if (event.target.closest('[data-menu-close]')) {
        event.preventDefault();
        setOpen(false);
      } else if (event.target === ref.current || event.target.closest('#menu a:not([target])')) {
        setOpen(false);
      }
    };
    const onSubmit = (event: Event) => ref.current?.contains(event.target as Element) && setOpen(false);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', onClick, { signal, capture: true });
    document.addEventListener('submit', onSubmit, { signal });
    return () => listening.abort();
  }, []);

  // Another page, or the same in another language, closes it.
  useLayoutEffect(() => {
    shown.current = language + path;
    setOpen(false);
  }, [path, language]);

  useLayoutEffect(() => {
    const { hash, pathname, search } = window.location;
    if (isWide() || (hash !== '#menu' && hash !== '#top')) return;
    // Opened before the script came, it stays open; closed as well, the address no longer needs to say so.
    window.history.replaceState(window.history.state, '', pathname + search);
    setOpen(hash === '#menu');
  }, []);

  const close = useCallback(() => setOpen(false), []);
  useInFront(ref, open, shown, close, closeGroups);
  return { ref, open };
}

/** Keeps an open drawer in front: focus stays in it, what lies behind is inert. @param shown the page that is shown */
function useInFront(
  ref: RefObject<HTMLElement | null>,
  open: boolean,
  shown: RefObject<string>,
  close: () => void,
  onClosed: () => void,
): void {
  useEffect(() => {
    const drawer = ref.current;
    if (!open || !drawer) return;
    const openedOn = shown.current;
    const behind = siblingsUpTo(drawer, document.body);
    for (const element of behind) element.inert = true;
    document.body.style.overflow = 'hidden';
    drawer.querySelector<HTMLElement>('[data-menu-close]')?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      if (event.key === 'Tab') trapFocus(drawer, event);
    };
    const onFocus = ({ target }: FocusEvent) => {
      // Without `inert` a press beside the drawer can move the focus out.
      if (target instanceof Node && !drawer.contains(target)) focusableIn(drawer)[0]?.focus();
    };
    const onResize = () => isWide() && close();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    window.addEventListener('resize', onResize, { signal });
    // Before the page gone back to is there: its heading gets the focus then, which it cannot while it is inert.
    window.addEventListener('popstate', close, { signal });
    return () => {
      listening.abort();
      for (const element of behind) element.inert = false;
      document.body.style.overflow = '';
      onClosed();
      // Another page has come behind it: its heading could not get the focus while it was inert.
      const next = shown.current === openedOn ? '[data-menu-open]' : 'h1';
      document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    };
  }, [ref, open, shown, close, onClosed]);
}

/** Traps focus inside an element: Tab leads from its last link or field to the first, Shift+Tab back. */
function trapFocus(element: HTMLElement, event: KeyboardEvent): void {
  const inside = focusableIn(element);
  const [end, start] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]];
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}

function focusableIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (each) => each.getClientRects().length > 0,
  );
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

/** Tells whether the window has the layout of the breakpoint sm: the menu is a bar from there and a drawer below. */
export function isWide(): boolean {
  return !window.matchMedia(belowSm).matches;
}
