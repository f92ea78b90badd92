import { type RefObject, useEffect, useState } from 'react';
import type { Room } from './page-size.ts';

/** The screen's place for a sheet, and how dense its pixels are. */
export interface ScreenRoom extends Room {
  devicePixelRatio: number;
}

/** The breakpoint md (specification, section 9). */
const small = '(max-width: 1024px)';

/** Measures the place that an element has, and again when it changes: resized, turned, filled, moved to another screen. */
export function useRoom(stage: RefObject<HTMLElement | null>, isFull: boolean): ScreenRoom | undefined {
  const [room, setRoom] = useState<ScreenRoom>();
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let frame = 0;
    const measure = () => {
      const { clientWidth: width, clientHeight } = element;
      const next: ScreenRoom = {
        width,
        small: window.matchMedia(small).matches,
        devicePixelRatio: window.devicePixelRatio,
        ...(isFull && { height: clientHeight }),
      };
      if (width > 0) setRoom((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    const observer = new ResizeObserver(later);
    observer.observe(element);
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('resize', later);
    };
  }, [stage, isFull]);
  return room;
}
