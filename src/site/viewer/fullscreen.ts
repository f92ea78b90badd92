import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * The names of full screen: the standard's, and those of browsers before it, with a prefix, another capital letter or
 * another verb. Safari below 16.4 has the prefixed ones only.
 */
const names = {
  request: /^(?:webkit|moz|ms)?requestfullscreen$/i,
  exit: /^(?:webkit|moz|ms)?(?:exit|cancel)fullscreen$/i,
  element: /^(?:webkit|moz|ms)?fullscreenelement$/i,
};

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
  return call(element, names.request);
}

/** Ends full screen. */
export function leaveFullscreen(document: object): Promise<void> {
  return call(document, names.exit);
}

/** Tells whether an element fills the screen. */
export function isFullscreen(document: object, element: object | null): boolean {
  for (const name in document) {
    if (names.element.test(name) && Reflect.get(document, name) === element) return element !== null;
  }
  return false;
}

/** Calls the method of a name, the shortest first, which is the standard's. Old ones return nothing and never fail. */
async function call(owner: object | null, method: RegExp): Promise<void> {
  const known: string[] = [];
  for (const name in owner) if (method.test(name) && typeof Reflect.get(owner, name) === 'function') known.push(name);
  const [name] = known.sort((one, other) => one.length - other.length);
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
