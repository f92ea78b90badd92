import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { isWide } from './is-wide.ts';

/** How long a flyout stays open after the pointer has left it, in ms (specification, section 9). */
const closeDelay = 250;

/**
 * Which groups of the menu are open. On wide screens one at each level, opened by pointing or pressing; in the drawer
 * any number, opened and closed by pressing.
 */
export function useMenuGroups() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const timer = useRef<number>(undefined);
  const closeAll = useCallback(() => setOpen(new Set()), []);

  useEffect(() => {
    const onPress = (event: Event) => {
      const inMenu = event.target instanceof Element && event.target.closest('#menu');
      if (isWide() && (!inMenu || (event.type === 'click' && (event.target as Element).closest('a')))) closeAll();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('click', onPress);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('click', onPress);
      window.clearTimeout(timer.current);
    };
  }, [closeAll]);

  /** Opens exactly the groups around an element, as far as wide screens allow; `id` adds the group itself. */
  const show = (element: Element | null, id?: string) => {
    window.clearTimeout(timer.current);
    setOpen(new Set([...ancestorIds(element), ...(id ? [id] : [])]));
  };

  return {
    closeAll,
    isOpen: (id: string) => open.has(id),
    toggle(id: string) {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      if (!isWide()) setOpen(next);
      else show(groupElement(id)?.parentElement ?? null, next.has(id) ? id : undefined);
    },
    pointerHandlers: (id: string) => ({
      onPointerEnter(event: PointerEvent<HTMLElement>) {
        if (event.pointerType === 'mouse' && isWide()) show(event.currentTarget.parentElement, id);
      },
      onPointerLeave(event: PointerEvent<HTMLElement>) {
        if (event.pointerType !== 'mouse' || !isWide()) return;
        const around = event.currentTarget.parentElement;
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => show(around), closeDelay);
      },
    }),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'Escape' || !isWide()) return;
      const group = (event.target as Element).closest<HTMLElement>('[data-group]');
      const opened =
        group && open.has(group.dataset.group ?? '') ? group : group?.parentElement?.closest('[data-group]');
      if (!opened) return;
      opened.querySelector('button')?.focus();
      show(opened.parentElement);
    },
  };
}

function groupElement(id: string): Element | null {
  return document.querySelector(`#menu [data-group="${CSS.escape(id)}"]`);
}

function ancestorIds(element: Element | null): string[] {
  const group = element?.closest<HTMLElement>('#menu [data-group]');
  return group ? [...ancestorIds(group.parentElement), group.dataset.group ?? ''] : [];
}
