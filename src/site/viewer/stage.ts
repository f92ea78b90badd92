import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOwnAddress } from '../use-own-address.ts';
import { readPageAddress, writePageAddress } from './page-address.ts';
import type { StageSize } from './page-size.ts';

/** Below the breakpoint md (specification, section 9); in pixels, since enlarged letters make no smaller document. */
const small = '(max-width: 1024px)';

/** Measures the space inside an element, and again when it changes: resized, turned, filled, moved to another screen. */
export function useStageSize(stage: RefObject<HTMLElement | null>, isFull: boolean): StageSize | undefined {
  const [size, setSize] = useState<StageSize>();
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let frame = 0;
    let lastWidth = 0;
    const measure = () => {
      const { clientWidth: width, clientHeight } = element;
      const next: StageSize = {
        width,
        small: window.matchMedia(small).matches,
        devicePixelRatio: window.devicePixelRatio,
        ...(isFull && { height: clientHeight }),
      };
      // The keyboard of a phone leaves less height: the field it writes into must not be drawn again.
      if (element.contains(document.activeElement?.closest('input, textarea, select') ?? null) && width === lastWidth)
        return;
      lastWidth = width;
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

/** The way a finger must go sideways, in CSS pixels, and the time it has, in milliseconds. */
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

interface KeyActions {
  stage: RefObject<HTMLElement | null>;
  /** The field of the page's number: digits typed elsewhere go there. */
  field: RefObject<HTMLInputElement | null>;
  turn: (step: 1 | -1) => void;
  goTo: (page: number) => void;
  toggle: () => void;
  last: number;
}

/** Returns what handles the keys of a viewer, but in its fields. */
export function keyHandler({ stage, field, turn, goTo, toggle, last }: KeyActions) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).matches('input, textarea, select')) return;
    const canScroll = stage.current && stage.current.scrollWidth > stage.current.clientWidth + 1;
    const actions: Record<string, (() => void) | undefined> = {
      ArrowLeft: canScroll ? undefined : () => turn(-1),
      ArrowRight: canScroll ? undefined : () => turn(1),
      PageUp: () => turn(-1),
      PageDown: () => turn(1),
      Home: () => goTo(1),
      End: () => goTo(last),
      f: toggle,
      F: toggle,
    };
    // With another keyboard layout the key of F gives another letter.
    const action = actions[event.key] ?? (event.code === 'KeyF' ? toggle : undefined);
    if (action) {
      event.preventDefault();
      action();
    } else if (/^\d$/.test(event.key)) field.current?.focus();
  };
}

/**
 * Keeps the address and the page of a viewer in line: `#page=3` opens page 3, and turning to a page writes it there.
 * @param document the document's id where the page of the site lists several
 * @param page the page on the screen; undefined until there is one
 */
export function usePageAddress(
  document: string | undefined,
  page: number | undefined,
  onPage: (page: number) => void,
): void {
  const address = useOwnAddress();
  // The address names what is open, or a reload would open what was opened before.
  useEffect(() => {
    if (!document) return;
    const isNamed = () => readPageAddress(window.location.hash).document === document;
    const { search } = window.location;
    if (!isNamed()) address.replace(search, writePageAddress({ document }));
    return () => {
      if (isNamed()) address.replace(window.location.search);
    };
  }, [address, document]);
  const show = useEffectEvent(onPage);
  useEffect(() => {
    const follow = () => {
      const asked = readPageAddress(window.location.hash);
      if (asked.page && asked.document === document) show(asked.page);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [document]);
  const written = useRef<number>(undefined);
  useEffect(() => {
    if (page === undefined || page === written.current) return;
    const isFirst = written.current === undefined;
    written.current = page;
    // The address a visitor came by stays until a page is turned.
    if (isFirst) return;
    address.replace(window.location.search, writePageAddress({ ...(document && { document }), page }));
  }, [address, document, page]);
}
