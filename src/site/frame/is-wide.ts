/** Tells whether the viewport is at least `sm` wide: the menu is a bar there and a drawer below (specification, section 9). */
export function isWide(): boolean {
  return window.matchMedia('(min-width: 769px)').matches;
}
