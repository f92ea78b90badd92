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

const openFlyout = '[aria-expanded="true"] + div';

/**
 * Which groups of the menu are open. On wide screens one at each level, opened by pointing or pressing; in the drawer
 * any number, opened and closed by pressing.
 */
export function useMenuGroups() {
  const { open, setOpen, closeAll, show, toggle, runLater, aim } = useOpenGroups();
  /** The group that pointing, or the style sheet, has opened and no press has met yet. */
  const pointedAt = useRef<HTMLElement>(null);
  const point = (group: HTMLElement) => {
    if (group.querySelector(':scope > [aria-expanded="false"]')) pointedAt.current = group;
    show(group);
  };

  const takeOver = useCallback(
    (shown: readonly HTMLElement[], inUse: HTMLElement | undefined) => {
      pointedAt.current = inUse ?? null;
      setOpen(new Set(shown.map(({ dataset }) => dataset.group ?? '')));
      if (shown.some((group) => !group.contains(inUse ?? null))) runLater(() => show(inUse));
    },
    [setOpen, show, runLater],
  );
  const isLive = useTakeover(takeOver);
  useDismissal(closeAll, show);

  return {
    /** From here on the style sheet opens what is said to be open, and nothing by itself. */
    isLive,
    closeAll,
    show,
    isOpen: (id: string) => open.has(id),
    /** Opens the group of a button, or closes it. A first press by a pointer does not close what pointing has just opened. */
    onClick({ currentTarget: button, detail, isTrusted }: MouseEvent<HTMLElement>) {
      const group = button.parentElement;
      const id = group?.dataset.group ?? '';
      // One by the keyboard closes it, unless it was held until the script came.
      const isFirstPress = pointedAt.current === group && (detail > 0 || !isTrusted);
      pointedAt.current = null;
      if (!isWide()) toggle(id);
      else if (!open.has(id)) show(group);
      else if (!isFirstPress) show(group?.parentElement);
    },
    pointerHandlers: {
      onPointerEnter(event: PointerEvent<HTMLElement>) {
        if (event.pointerType !== 'mouse' || !isWide()) return;
        aim.track(event);
        const group = event.currentTarget;
        const flyout = group.parentElement?.querySelector(`:scope > li > ${openFlyout}`);
        if (flyout && !group.contains(flyout) && aim.headsFor(flyout)) runLater(() => point(group));
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

/** The groups that are open, and what changes them, at once or after the delay. */
function useOpenGroups() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const timer = useRef<number>(undefined);
  /** The action when the pointer has been away from a flyout for long enough. */
  const plan = useRef<() => void>(undefined);
  const [aim] = useState(pointerAim);
  const closeAll = useCallback(() => setOpen((groups) => (groups.size ? new Set() : groups)), []);
  const runLater = useCallback((next: () => void) => {
    window.clearTimeout(timer.current);
    plan.current = next;
    timer.current = window.setTimeout(next, closeDelay);
  }, []);
  /** Opens exactly the groups around an element, itself among them, as far as wide screens allow. */
  const show = useCallback((element: Element | null | undefined) => {
    window.clearTimeout(timer.current);
    plan.current = undefined;
    setOpen(new Set(groupsAround(element)));
  }, []);
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  useEffect(() => {
    const onMove = (event: globalThis.PointerEvent) => {
      aim.track(event);
      // A pointer on its way to a flyout has not left it.
      if (plan.current && [...document.querySelectorAll(`#menu ${openFlyout}`)].some(aim.headsFor))
        runLater(plan.current);
    };
    document.addEventListener('pointermove', onMove, { passive: true });
    return () => {
      document.removeEventListener('pointermove', onMove);
      window.clearTimeout(timer.current);
    };
  }, [aim, runLater]);
  return { open, setOpen, closeAll, show, toggle, runLater, aim };
}

/** The distance that the pointer must have gone for its direction to mean something, in pixels. */
const step = 4;

/** Returns what knows where the pointer is going, from its last two places. */
function pointerAim() {
  let from = { x: 0, y: 0 };
  let at = from;
  return {
    track({ clientX: x, clientY: y }: { clientX: number; clientY: number }): void {
      if (Math.hypot(x - at.x, y - at.y) < step) return;
      from = at;
      at = { x, y };
    },
    /** Tells whether the pointer, going straight on, comes into an element that it is not in. */
    headsFor(element: Element): boolean {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [enterX, leaveX] = crossing(at.x, at.x - from.x, left, right);
      const [enterY, leaveY] = crossing(at.y, at.y - from.y, top, bottom);
      const enter = Math.max(enterX, enterY);
      return enter > 0 && enter <= Math.min(leaveX, leaveY);
    },
  };
}

/** When something at a place, moving at a speed, is between two bounds: from when to when, in steps from now. */
function crossing(place: number, speed: number, low: number, high: number): [number, number] {
  if (speed === 0) return place >= low && place <= high ? [-Infinity, Infinity] : [Infinity, -Infinity];
  const times = [(low - place) / speed, (high - place) / speed];
  return [Math.min(...times), Math.max(...times)];
}

/** Tells the groups that the style sheet has opened, and which of them is in use: they stay open when the script takes over. */
function useTakeover(takeOver: (shown: readonly HTMLElement[], inUse: HTMLElement | undefined) => void): boolean {
  const [isLive, setIsLive] = useState(false);
  useLayoutEffect(() => {
    setIsLive(true);
    const groups = [...document.querySelectorAll<HTMLElement>('#menu [data-group]')];
    const shown = groups.filter((group) => group.querySelector('div')?.getClientRects().length);
    if (!isWide() || !shown.length) return;
    const inUse =
      groups.findLast((group) => group.querySelector(':focus-visible')) ??
      groups.findLast((group) => group.matches(':hover'));
    takeOver(shown, inUse);
  }, [takeOver]);
  return isLive;
}

/** Closes the menu of wide screens by a press elsewhere or on a link, and one level after the other by Escape. */
function useDismissal(closeAll: () => void, show: (element: Element | null) => void): void {
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
    return () => listening.abort();
  }, [closeAll, show]);
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
