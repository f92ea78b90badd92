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

/** Tells whether an element fills the screen. */
export function isFullscreen(document: object, element: object | null): boolean {
  for (const name in document) {
    if (names.element.test(name) && Reflect.get(document, name) === element) return element !== null;
  }
  return false;
}

/**
 * Has an element fill the screen, or a document leave it, by the shortest name there is, which is the standard's.
 * @throws when the browser cannot, or will not. Old names return nothing and never fail.
 */
export async function callFullscreen(owner: object | null, action: 'request' | 'exit'): Promise<void> {
  const known: string[] = [];
  for (const name in owner) {
    if (names[action].test(name) && typeof Reflect.get(owner, name) === 'function') known.push(name);
  }
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
    else if (mode === 'screen') void callFullscreen(document, 'exit');
    else callFullscreen(container.current, 'request').catch(() => setMode('window'));
  }, [container, mode]);

  return { mode, toggle };
}
