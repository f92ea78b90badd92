import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { isWide } from './is-wide.ts';
import { PointerAim } from './pointer-aim.ts';

/** How long a flyout stays open after the pointer has left it, in ms (specification, section 9). */
const closeDelay = 250;

const openFlyout = '[aria-expanded="true"] + div';

/**
 * Which groups of the menu are open. On wide screens one at each level, opened by pointing or pressing; in the drawer
 * any number, opened and closed by pressing.
 */
export function useMenuGroups() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const timer = useRef<number>(undefined);
  /** What is to be done when the pointer has been away from a flyout for long enough. */
  const plan = useRef<() => void>(undefined);
  const aim = useRef(new PointerAim());
  /** The group that pointing has opened and no press has met yet. */
  const pointedAt = useRef<string>(undefined);
  const closeAll = useCallback(() => setOpen((groups) => (groups.size ? new Set() : groups)), []);

  const runLater = (next: () => void) => {
    window.clearTimeout(timer.current);
    plan.current = next;
    timer.current = window.setTimeout(next, closeDelay);
  };
  /** Opens exactly the groups around an element, as far as wide screens allow; `id` adds the group itself. */
  const show = useCallback((element: Element | null, id?: string) => {
    window.clearTimeout(timer.current);
    plan.current = undefined;
    setOpen(new Set([...groupsAround(element), ...(id ? [id] : [])]));
  }, []);
  const point = useCallback(
    (list: Element | null, id: string) => {
      if (groupElement(id)?.querySelector(':scope > [aria-expanded="false"]')) pointedAt.current = id;
      show(list, id);
    },
    [show],
  );

  useEffect(() => {
    const onPress = (event: Event) => {
      const inMenu = event.target instanceof Element && event.target.closest('#menu');
      if (isWide() && (!inMenu || (event.type === 'click' && (event.target as Element).closest('a')))) closeAll();
    };
    const onMove = (event: globalThis.PointerEvent) => {
      aim.current.track(event);
      // A pointer on its way to a flyout has not left it.
      const headsFor = (flyout: Element) => aim.current.headsFor(flyout.getBoundingClientRect());
      if (plan.current && [...document.querySelectorAll(`#menu ${openFlyout}`)].some(headsFor))
        runLater(plan.current);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !isWide()) return;
      const opened = openGroupAround(document.activeElement);
      if (!opened) return closeAll();
      opened.querySelector('button')?.focus();
      show(opened.parentElement);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('click', onPress);
    document.addEventListener('pointermove', onMove, { passive: true });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('click', onPress);
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('keydown', onKeyDown);
      window.clearTimeout(timer.current);
    };
  }, [closeAll, show]);

  return {
    closeAll,
    isOpen: (id: string) => open.has(id),
    /** Opens a group, or closes it: `byMouse` keeps the first press from closing what pointing has just opened. */
    toggle(id: string, byMouse: boolean) {
      const isFirstPress = byMouse && pointedAt.current === id;
      pointedAt.current = undefined;
      if (isWide() && isFirstPress && open.has(id)) return;
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      if (!isWide()) setOpen(next);
      else show(groupElement(id)?.parentElement ?? null, next.has(id) ? id : undefined);
    },
    /** On wide screens: opens a group and those around it, or leaves open only those around it. */
    open: (id: string) => show(groupElement(id)?.parentElement ?? null, id),
    /** Opens a group that the pointer is at. */
    point: useCallback((id: string) => point(groupElement(id)?.parentElement ?? null, id), [point]),
    close: (id: string) => show(groupElement(id)?.parentElement ?? null),
    pointerHandlers: (id: string) => ({
      onPointerEnter(event: PointerEvent<HTMLElement>) {
        if (event.pointerType !== 'mouse' || !isWide()) return;
        aim.current.track(event);
        const list = event.currentTarget.parentElement;
        const flyout = list?.querySelector(`:scope > li > ${openFlyout}`);
        const passes = flyout && !event.currentTarget.contains(flyout);
        if (passes && aim.current.headsFor(flyout.getBoundingClientRect())) {
          runLater(() => point(list, id));
        } else point(list, id);
      },
      onPointerLeave(event: PointerEvent<HTMLElement>) {
        if (event.pointerType !== 'mouse' || !isWide()) return;
        const list = event.currentTarget.parentElement;
        runLater(() => show(list));
      },
    }),
    /** The focus takes along what is open: on wide screens only the groups around it stay so. */
    onBlur({ relatedTarget }: FocusEvent) {
      if (!isWide() || !(relatedTarget instanceof Element)) return;
      const around = groupsAround(relatedTarget);
      setOpen((groups) => new Set([...groups].filter((id) => around.includes(id))));
    },
  };
}

function groupElement(id: string): Element | null {
  return document.querySelector(`#menu [data-group="${CSS.escape(id)}"]`);
}

function groupsAround(element: Element | null): string[] {
  const group = element?.closest<HTMLElement>('#menu [data-group]');
  return group ? [...groupsAround(group.parentElement), group.dataset.group ?? ''] : [];
}

/** The innermost open group around an element. */
function openGroupAround(element: Element | null): Element | null {
  const group = element?.closest('#menu [data-group]') ?? null;
  if (!group || group.querySelector(':scope > [aria-expanded="true"]')) return group;
  return openGroupAround(group.parentElement);
}
