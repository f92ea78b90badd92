import {
  type KeyboardEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useText } from '../page-context.ts';
import { readPageAddress, useOwnAddress, writePageAddress } from '../place-in-page.ts';

/** The room for a page on the screen in CSS pixels, and at most how large and how dense it is drawn there. */
export interface Fit {
  width: number;
  height: number;
  /** CSS pixels for a point. */
  scale: number;
  /** Device pixels for a CSS pixel. */
  density: number;
  /** The magnification that the visitor wants. */
  zoom: number;
}

/** Below the breakpoint md (specification, section 9); in pixels, since enlarged letters make no smaller document. */
const small = '(max-width: 1024px)';
/** CSS pixels for a point, and the widest a page may be on small screens (specification, section 9). */
const [usualScale, smallWidth] = [1.5, 680];
/** Beyond that density, eyes see no more and memory grows with the square. */
const maxDensity = 2;

/** Measures the space inside an element, and again when it changes: resized, turned, filled, moved to another screen. */
export function useFit(stage: RefObject<HTMLElement | null>, isFull: boolean, zoom: number): Fit | undefined {
  const [size, setSize] = useState<Omit<Fit, 'zoom'>>();
  useEffect(() => {
    const element = stage.current as HTMLElement;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      const density = Math.min(Math.max(window.devicePixelRatio, 1), maxDensity);
      const width = window.matchMedia(small).matches ? Math.min(clientWidth, smallWidth) : clientWidth;
      // The whole page is seen in full screen, and all its width elsewhere.
      const next = isFull
        ? { width: clientWidth, height: clientHeight, scale: Number.POSITIVE_INFINITY, density }
        : { width, height: Number.POSITIVE_INFINITY, scale: usualScale, density };
      // The keyboard of a phone leaves less height: the field it writes into must not be drawn again.
      const isWriting = element.querySelector(':is(input, textarea, select):focus') !== null;
      setSize((before) => {
        const isSame = clientWidth === 0 || (isWriting && before?.width === next.width);
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
  return useMemo(() => size && { ...size, zoom }, [size, zoom]);
}

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

/** Names of full screen in Safari before 16.4. */
type Prefixed = typeof document & { webkitExitFullscreen(): void; webkitFullscreenElement?: Element | null };
type PrefixedElement = HTMLElement & { webkitRequestFullscreen(): void };

/** Full screen: whether and how it is on, and what switches it. */
export type Fullscreen = ReturnType<typeof useFullscreen>;

/** Lets an element fill the screen (specification, section 2); where the browser has no such thing, as on iPhones, the window. */
export function useFullscreen(container: RefObject<HTMLElement | null>) {
  const [mode, setMode] = useState<'off' | 'screen' | 'window'>('off');
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

/** Returns what handles the keys of a viewer, but in its fields. Digits go into the field of the page's number. */
export function keyHandler(
  stage: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  { total, goTo, turn }: Pages,
  { toggle }: Fullscreen,
) {
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
      End: () => goTo(total),
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

/** The page that a viewer shows, what is said of it, and what leads to others. */
export type Pages = ReturnType<typeof usePages>;

/**
 * Keeps the page that a viewer shows, goes to others, and tells of it those who do not see it. The address names it: `#page=3`
 * opens page 3, and stays as a visitor came by it until a page is turned.
 * @param document the document's id where the page of the site lists several
 */
export function usePages(total: number, document: string | undefined, stage: RefObject<HTMLElement | null>) {
  const t = useText();
  const address = useOwnAddress();
  const [asked, setAsked] = useState(() => {
    const named = readPageAddress(window.location.hash);
    return named.document === document ? (named.page ?? 1) : 1;
  });
  const [said, setSaid] = useState('');
  const page = Math.min(asked, total || asked);
  const goTo = (target: number, text: 'position' | 'wrappedToLast' | 'wrappedToFirst' = 'position') => {
    if (!Number.isInteger(target) || target < 1 || target > total) return;
    setAsked(target);
    setSaid(t(`viewer:${text}`, { page: target, total }));
    stage.current?.scrollTo({ top: 0, left: 0 });
    address.replace(window.location.search, writePageAddress({ ...(document && { document }), page: target }));
  };
  const turn = (step: 1 | -1) => {
    const target = page + step;
    if (target < 1) goTo(total, 'wrappedToLast');
    else if (target > total) goTo(1, 'wrappedToFirst');
    else goTo(target);
  };
  const follow = useEffectEvent(() => {
    const named = readPageAddress(window.location.hash);
    if (named.page && named.document === document) goTo(named.page);
  });
  useEffect(() => {
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  // The address names what is open, or a reload would open what was opened before.
  useEffect(() => {
    if (!document) return;
    const isNamed = () => readPageAddress(window.location.hash).document === document;
    if (!isNamed()) address.replace(window.location.search, writePageAddress({ document }));
    return () => {
      if (isNamed()) address.replace(window.location.search);
    };
  }, [address, document]);
  return { page, total, said, goTo, turn };
}
