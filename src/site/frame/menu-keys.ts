import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { isWide } from './is-wide.ts';
import type { useMenuGroups } from './use-menu-groups.ts';

/** The entries of a list: the links and buttons of its items, not of the lists within. */
const entriesOf = (list: Element | null | undefined) => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > li > a, :scope > li > button') ?? []),
];

/**
 * Moves the focus with the arrow keys, Home and End in the menu of wide screens: along the bar, down into a flyout and
 * along its entries, right into a deeper one and left out of it. Tab, Enter and Space do all of it as well.
 */
export function moveInMenu(event: KeyboardEvent, groups: ReturnType<typeof useMenuGroups>): void {
  if (!isWide() || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const entry = (event.target as Element).closest<HTMLElement>('li > a, li > button');
  const list = entry?.closest('ul');
  if (!entry || !list) return;
  const isBar = !list.closest('[data-group]');
  const siblings = entriesOf(list);
  const place = siblings.indexOf(entry);
  const next = siblings[(place + 1) % siblings.length];
  const previous = siblings.at(place - 1);

  const goInto = () => {
    const group = entry.closest('button')?.parentElement;
    if (!group) return undefined;
    // What is hidden cannot take the focus.
    flushSync(() => groups.show(group));
    return entriesOf(group.querySelector(':scope > div > ul'))[0];
  };
  const goOut = () => {
    const around = list.closest('[data-group]');
    if (!around) return undefined;
    groups.show(around.parentElement);
    return around.querySelector('button') ?? undefined;
  };
  const moves: Record<string, (() => HTMLElement | undefined) | undefined> = {
    Home: () => siblings[0],
    End: () => siblings.at(-1),
    ArrowDown: isBar ? goInto : () => next,
    ArrowUp: isBar ? undefined : () => previous,
    ArrowRight: isBar ? () => next : goInto,
    ArrowLeft: isBar ? () => previous : goOut,
  };
  const target = moves[event.key]?.();
  if (!target) return;
  event.preventDefault();
  target.focus();
}
