import { type RefObject, useCallback, useEffect, useState } from 'react';

type Prefixed = Record<string, unknown>;

/** The standard's name first, then those of browsers before it: Safari below 16.4 has the prefixed ones only. */
const requests = [
  'requestFullscreen',
  'webkitRequestFullscreen',
  'webkitRequestFullScreen',
  'mozRequestFullScreen',
  'msRequestFullscreen',
];
const exits = [
  'exitFullscreen',
  'webkitExitFullscreen',
  'webkitCancelFullScreen',
  'mozCancelFullScreen',
  'msExitFullscreen',
];
const elements = ['fullscreenElement', 'webkitFullscreenElement', 'mozFullScreenElement', 'msFullscreenElement'];

/** The events that tell of a change between full screen and window. */
export const fullscreenChanges = [
  'fullscreenchange',
  'webkitfullscreenchange',
  'mozfullscreenchange',
  'MSFullscreenChange',
];

/**
 * Lets an element fill the screen.
 * @throws when the browser cannot, or will not.
 */
export function enterFullscreen(element: object | null): Promise<void> {
  return call(element, requests);
}

/** Ends full screen. */
export function leaveFullscreen(document: object): Promise<void> {
  return call(document, exits);
}

/** Tells whether an element fills the screen. */
export function isFullscreen(document: object, element: object | null): boolean {
  return element !== null && elements.some((name) => (document as Prefixed)[name] === element);
}

/** Calls the first of the methods that there is. Old ones return nothing and never fail. */
async function call(owner: object | null, names: readonly string[]): Promise<void> {
  const name = names.find((each) => typeof (owner as Prefixed | null)?.[each] === 'function');
  if (!name) throw new Error('This browser has no full screen.');
  await (owner as Record<string, () => unknown>)[name]?.();
}

/** Full screen: whether it is on, whether the browser has it, and what switches it. */
export interface Fullscreen {
  /** `window` where the browser has none, as on iPhones: the viewer then fills the viewport. */
  mode: 'off' | 'screen' | 'window';
  toggle: () => void;
}

/** Lets an element fill the screen, under whichever name the browser knows it (specification, section 2). */
export function useFullscreen(container: RefObject<HTMLElement | null>): Fullscreen {
  const [mode, setMode] = useState<Fullscreen['mode']>('off');

  useEffect(() => {
    const follow = () => {
      const isOn = isFullscreen(document, container.current);
      setMode((before) => (isOn ? 'screen' : before === 'screen' ? 'off' : before));
    };
    const listening = new AbortController();
    for (const change of fullscreenChanges) document.addEventListener(change, follow, { signal: listening.signal });
    return () => listening.abort();
  }, [container]);

  useEffect(() => {
    if (mode !== 'window') return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setMode('off');
    document.addEventListener('keydown', onKeyDown);
    document.documentElement.classList.add('viewer-fills-window');
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.documentElement.classList.remove('viewer-fills-window');
    };
  }, [mode]);

  const toggle = useCallback(() => {
    if (mode === 'window') setMode('off');
    else if (mode === 'screen') void leaveFullscreen(document);
    else enterFullscreen(container.current).catch(() => setMode('window'));
  }, [container, mode]);

  return { mode, toggle };
}
