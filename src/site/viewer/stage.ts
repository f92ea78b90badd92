import {
  type KeyboardEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useOwnAddress } from '../use-own-address.ts';
import { readPageAddress, writePageAddress } from './page-address.ts';

/** The space that the stage has for a page, and how dense the screen's pixels are. */
export interface StageSize {
  width: number;
  /** Given where the whole page must be seen at once: in full screen. */
  height?: number;
  /** True below the breakpoint md. */
  small: boolean;
  devicePixelRatio: number;
}

/** Below the breakpoint md (specification, section 9); in pixels, since enlarged letters make no smaller document. */
const small = '(max-width: 1024px)';

/** Measures the space inside an element, and again when it changes: resized, turned, filled, moved to another screen. */
export function useStageSize(stage: RefObject<HTMLElement | null>, isFull: boolean): StageSize | undefined {
  const [size, setSize] = useState<StageSize>();
  useEffect(() => {
    const element = stage.current as HTMLElement;
    const measure = () => {
      const { clientWidth: width, clientHeight } = element;
      const next: StageSize = {
        width,
        small: window.matchMedia(small).matches,
        devicePixelRatio: window.devicePixelRatio,
        ...(isFull && { height: clientHeight }),
      };
      // The keyboard of a phone leaves less height: the field it writes into must not be drawn again.
      const isWriting = element.querySelector(':is(input, textarea, select):focus') !== null;
      setSize((before) => {
        const isSame = width === 0 || (isWriting && before?.width === width);
        return isSame || JSON.stringify(before) === JSON.stringify(next) ? before : next;
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [stage, isFull]);
  return size;
}

/** True if a sheet is wider than the stage. */
function canScroll({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth > clientWidth + 1;
}

/** The way a finger must go sideways, in CSS pixels, and the time it has, in milliseconds. */
const [distance, duration] = [50, 800];

/** Turns pages by a finger: to the left the next, to the right the one before. A sheet that can be moved is moved. */
export function useSwipe(turn: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number; time: number }>(undefined);
  return {
    onTouchStart({ touches: { 0: finger, length }, timeStamp: time, currentTarget }: TouchEvent) {
      const isPinched = length > 1 || (window.visualViewport?.scale ?? 1) > 1.01;
      const isTurn = finger && !isPinched && !canScroll(currentTarget);
      start.current = isTurn ? { x: finger.clientX, y: finger.clientY, time } : undefined;
    },
    onTouchEnd({ changedTouches: { 0: finger }, timeStamp }: TouchEvent) {
      const begun = start.current;
      start.current = undefined;
      const isSelecting = !window.getSelection()?.isCollapsed;
      if (!begun || !finger || isSelecting || timeStamp - begun.time > duration) return;
      const right = finger.clientX - begun.x;
      const down = finger.clientY - begun.y;
      if (Math.abs(right) >= distance && Math.abs(right) > 2 * Math.abs(down)) turn(right < 0 ? 1 : -1);
    },
  };
}

/** Modes of full screen: `window` where the browser has none, as on iPhones, and the viewer fills the viewport. */
export type FullscreenMode = 'off' | 'screen' | 'window';

/** Names of full screen in Safari before 16.4. */
type Prefixed = typeof document & { webkitExitFullscreen(): void; webkitFullscreenElement?: Element | null };
type PrefixedElement = HTMLElement & { webkitRequestFullscreen(): void };

/** Lets an element fill the screen (specification, section 2). @returns how it does, and what switches it */
export function useFullscreen(container: RefObject<HTMLElement | null>) {
  const [mode, setMode] = useState<FullscreenMode>('off');
  useEffect(() => {
    const follow = () => {
      const { fullscreenElement, webkitFullscreenElement } = document as Prefixed;
      const isOn = (fullscreenElement ?? webkitFullscreenElement) === container.current;
      setMode((before) => (isOn ? 'screen' : before === 'screen' ? 'off' : before));
    };
    const leave = ({ key }: { key: string }) => {
      if (key === 'Escape') setMode((before) => (before === 'window' ? 'off' : before));
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('fullscreenchange', follow, { signal });
    document.addEventListener('webkitfullscreenchange', follow, { signal });
    document.addEventListener('keydown', leave, { signal });
    return () => listening.abort();
  }, [container]);
  const toggle = async () => {
    const shown = document as Prefixed;
    const element = container.current as PrefixedElement;
    if (mode === 'window') setMode('off');
    else if (mode === 'screen') shown.exitFullscreen ? void shown.exitFullscreen() : shown.webkitExitFullscreen();
    else {
      try {
        await (element.requestFullscreen ? element.requestFullscreen() : element.webkitRequestFullscreen());
      } catch {
        // The browser cannot, or will not.
        setMode('window');
      }
    }
  };
  return { mode, toggle };
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
    const isMoved = stage.current && canScroll(stage.current);
    const actions: Record<string, (() => void) | undefined> = {
      ArrowLeft: isMoved ? undefined : () => turn(-1),
      ArrowRight: isMoved ? undefined : () => turn(1),
      PageUp: () => turn(-1),
      PageDown: () => turn(1),
      Home: () => goTo(1),
      End: () => goTo(last),
    };
    // With another keyboard layout the key of F gives another letter.
    const isF = event.key.toLowerCase() === 'f' || event.code === 'KeyF';
    const action = isF ? toggle : actions[event.key];
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
