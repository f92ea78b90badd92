import { type RefObject, useEffect, useState } from 'react';
import type { AvailableSize } from './page-size.ts';

/** The space that the stage has for a sheet, and how dense the screen's pixels are. */
export interface StageSize extends AvailableSize {
  devicePixelRatio: number;
}

/** Below the breakpoint md (specification, section 9); in pixels, since enlarged letters make no smaller document. */
const small = '(max-width: 1024px)';

/** Measures the space inside an element, and again when it changes: resized, turned, filled, moved to another screen. */
export function useStageSize(stage: RefObject<HTMLElement | null>, isFull: boolean): StageSize | undefined {
  const [size, setSize] = useState<StageSize>();
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let frame = 0;
    const measure = () => {
      const { clientWidth: width, clientHeight } = element;
      const next: StageSize = {
        width,
        small: window.matchMedia(small).matches,
        devicePixelRatio: window.devicePixelRatio,
        ...(isFull && { height: clientHeight }),
      };
      if (width > 0) setSize((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
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
  return size;
}
