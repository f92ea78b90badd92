import { type RefObject, useCallback, useEffect, useState } from 'react';

type Prefixed = Record<string, unknown>;

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
const changes = ['fullscreenchange', 'webkitfullscreenchange', 'mozfullscreenchange', 'MSFullscreenChange'];

/** Full screen: whether it is on, whether the browser has it, and what switches it. */
export interface Fullscreen {
  /** `window` where the browser has none, as on iPhones: the viewer then fills the window. */
  mode: 'off' | 'screen' | 'window';
  toggle: () => void;
}

/** Lets an element fill the screen, under whichever name the browser knows it (specification, section 2). */
export function useFullscreen(container: RefObject<HTMLElement | null>): Fullscreen {
  const [mode, setMode] = useState<Fullscreen['mode']>('off');

  useEffect(() => {
    const follow = () => {
      const isOn =
        container.current !== null && elements.some((name) => property(document, name) === container.current);
      setMode((before) => (isOn ? 'screen' : before === 'screen' ? 'off' : before));
    };
    for (const change of changes) document.addEventListener(change, follow);
    return () => {
      for (const change of changes) document.removeEventListener(change, follow);
    };
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
    else if (mode === 'screen') void call(document, exits);
    else call(container.current, requests).catch(() => setMode('window'));
  }, [container, mode]);

  return { mode, toggle };
}

function property(owner: object, name: string): unknown {
  return (owner as Prefixed)[name];
}

/** Calls the first of the methods that there is. Old ones return nothing and never fail. */
async function call(owner: object | null, names: readonly string[]): Promise<void> {
  const name = names.find((each) => owner && typeof property(owner, each) === 'function');
  if (!owner || !name) throw new Error('This browser has no full screen.');
  await (property(owner, name) as () => unknown).call(owner);
}
