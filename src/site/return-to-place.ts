/**
 * Scrolls to where the visitor was. A page that is too short for that, because part of it is still to come, is scrolled on as it
 * grows, until the place is reached, the visitor does something, or what is returned is aborted.
 * @returns what is aborted by then
 */
export function returnToPlace(position: number): AbortController {
  const returning = new AbortController();
  const { signal } = returning;
  const end = () => returning.abort();
  const scroll = () => {
    window.scrollTo(0, position);
    if (Math.ceil(window.scrollY) >= position) end();
  };
  scroll();
  if (signal.aborted) return returning;
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['wheel', 'pointerdown', 'keydown'])
    window.addEventListener(type, end, { signal, passive: true });
  return returning;
}
