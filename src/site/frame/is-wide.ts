/** Tells whether the viewport is wider than 768 px: the menu is a bar there and a drawer below (specification, section 9). */
export function isWide(): boolean {
  return !window.matchMedia('(max-width: 768px)').matches;
}
