import { type RefObject, useCallback, useEffect, useState } from 'react';
import { enterFullscreen, fullscreenChanges, isFullscreen, leaveFullscreen } from './fullscreen.ts';

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
