import { belowSm } from '../../lib/namespaces/breakpoints.ts';

/** Tells whether the window has the layout of the breakpoint sm: the menu is a bar from there and a drawer below. */
export function isWide(): boolean {
  return !window.matchMedia(belowSm).matches;
}
