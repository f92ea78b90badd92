import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How far a finger must go sideways, in CSS pixels, and within which time, in milliseconds. */
const distance = 50;
const duration = 800;

/** Turns pages by a finger: to the left the next, to the right the one before. A sheet that can be moved is moved. */
export function useSwipe(stage: RefObject<HTMLElement | null>, turn: (step: 1 | -1) => void): void {
  const onSwipe = useEffectEvent(turn);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let start: { x: number; y: number; time: number } | undefined;
    const onStart = ({ touches, timeStamp }: TouchEvent) => {
      const [finger] = touches;
      const canScroll = element.scrollWidth > element.clientWidth + 1;
      const isPinched = (window.visualViewport?.scale ?? 1) > 1.01;
      start =
        finger && touches.length === 1 && !canScroll && !isPinched
          ? { x: finger.clientX, y: finger.clientY, time: timeStamp }
          : undefined;
    };
    const onEnd = ({ changedTouches, timeStamp }: TouchEvent) => {
      const [finger] = changedTouches;
      if (!start || !finger || timeStamp - start.time > duration) return;
      const x = finger.clientX - start.x;
      const y = finger.clientY - start.y;
      start = undefined;
      const isSelecting = !window.getSelection()?.isCollapsed;
      if (Math.abs(x) >= distance && Math.abs(x) > 2 * Math.abs(y) && !isSelecting) onSwipe(x < 0 ? 1 : -1);
    };
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    element.addEventListener('touchstart', onStart, options);
    element.addEventListener('touchend', onEnd, options);
    return () => listening.abort();
  }, [stage]);
}
