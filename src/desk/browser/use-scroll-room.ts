import { type RefObject, useEffect } from 'react';

/** The room between the bar and what is scrolled to, in CSS pixels: the frame of the focus is around that. */
const room = 8;

/** Scrolls what gets the focus clear of a bar that sticks to the top of the window, however tall that is. */
export function useScrollRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.scrollPaddingBlockStart = `${(entry?.borderBoxSize[0]?.blockSize ?? 0) + room}px`;
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockStart = '';
    };
  }, [bar]);
}
