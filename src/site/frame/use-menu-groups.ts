import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isWide } from './use-menu-drawer.ts';

/** The time for which a flyout stays open after the pointer has left it, in ms (specification, section 9). */
const closeDelay = 250;

/**
 * Which groups of the menu are open. On wide screens one at each level, opened by pointing or pressing; in the drawer
 * any number, opened and closed by pressing.
 */
export function useMenuGroups() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [isLive, setIsLive] = useState(false);
  const timer = useRef<number>(undefined);
  /** The group that pointing, or the style sheet, has opened and no press has met yet. */
  const pointedAt = useRef<HTMLElement>(null);
  const closeAll = useCallback(() => setOpen((groups) => (groups.size ? new Set() : groups)), []);

  const runLater = (next: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(next, closeDelay);
  };
  /** Opens exactly the groups around an element, itself among them, as far as wide screens allow. */
  const show = useCallback((element: Element | null | undefined) => {
    window.clearTimeout(timer.current);
    setOpen(new Set(groupsAround(element)));
  }, []);
  const point = (group: HTMLElement) => {
    if (group.querySelector(':scope > [aria-expanded="false"]')) pointedAt.current = group;
    show(group);
  };

  // A menu that the style sheet has opened stays open when the script takes over, and what it was about to close still closes.
  useLayoutEffect(() => {
    setIsLive(true);
    const groups = [...document.querySelectorAll<HTMLElement>('#menu [data-group]')];
    const shown = groups.filter((group) => group.querySelector('div')?.getClientRects().length);
    if (!isWide() || !shown.length) return;
    const inUse =
      groups.findLast((group) => group.querySelector(':focus-visible')) ??
      groups.findLast((group) => group.matches(':hover'));
    pointedAt.current = inUse ?? null;
    setOpen(new Set(shown.map(({ dataset }) => dataset.group ?? '')));
    if (shown.some((group) => !group.contains(inUse ?? null))) runLater(() => show(inUse));
  }, [show]);

  useEffect(() => {
    const onPress = (event: Event) => {
      const inMenu = event.target instanceof Element && event.target.closest('#menu');
      if (isWide() && (!inMenu || (event.type === 'click' && (event.target as Element).closest('a')))) closeAll();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !isWide()) return;
      const opened = openGroupAround(document.activeElement);
      if (!opened) return closeAll();
      opened.querySelector('button')?.focus();
      show(opened.parentElement);
    };
    const listening = new AbortController();
    const options = { signal: listening.signal };
    document.addEventListener('pointerdown', onPress, options);
    document.addEventListener('click', onPress, options);
    document.addEventListener('keydown', onKeyDown, options);
    return () => {
      listening.abort();
      window.clearTimeout(timer.current);
    };
  }, [closeAll, show]);

  return {
    /** From here on the style sheet opens what is said to be open, and nothing by itself. */
    isLive,
    closeAll,
    isOpen: (id: string) => open.has(id),
    /** Opens the group of a button, or closes it. A first press by a pointer does not close what pointing has just opened. */
    onClick({ currentTarget: button, detail, isTrusted }: MouseEvent<HTMLElement>) {
      const group = button.parentElement;
      const id = group?.dataset.group ?? '';
      // One by the keyboard closes it, unless it was held until the script came.
      const isFirstPress = pointedAt.current === group && (detail > 0 || !isTrusted);
      pointedAt.current = null;
      if (isWide()) {
        if (!open.has(id)) show(group);
        else if (!isFirstPress) show(group?.parentElement);
        return;
      }
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      setOpen(next);
    },
    pointerHandlers: {
      onPointerEnter(event: PointerEvent<HTMLElement>) {
        if (event.pointerType !== 'mouse' || !isWide()) return;
        const group = event.currentTarget;
        const flyout = group.parentElement?.querySelector(':scope > li > [aria-expanded="true"] + div');
        // A pointer on its way to an open flyout passes over the entries beside it.
        if (flyout && !group.contains(flyout)) runLater(() => point(group));
        else point(group);
      },
      onPointerLeave(event: PointerEvent<HTMLElement>) {
        if (event.pointerType !== 'mouse' || !isWide()) return;
        const list = event.currentTarget.parentElement;
        runLater(() => show(list));
      },
    },
    /** The focus takes along what is open: on wide screens only the groups around it stay so. */
    onBlur({ relatedTarget }: FocusEvent) {
      if (!isWide() || !(relatedTarget instanceof Element)) return;
      const around = groupsAround(relatedTarget);
      setOpen((groups) => new Set([...groups].filter((id) => around.includes(id))));
    },
  };
}

function groupsAround(element: Element | null | undefined): string[] {
  const group = element?.closest<HTMLElement>('#menu [data-group]');
  return group ? [...groupsAround(group.parentElement), group.dataset.group ?? ''] : [];
}

/** The innermost open group around an element. */
function openGroupAround(element: Element | null): Element | null {
  const group = element?.closest('#menu [data-group]') ?? null;
  if (!group || group.querySelector(':scope > [aria-expanded="true"]')) return group;
  return openGroupAround(group.parentElement);
}
