import { useEffect, useRef } from 'react';

/** Saves, or adds what is new, with Ctrl+S, where the browser would save the page of the desk. */
export function useSaveKeys(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** In a layout without Latin letters the place of the key counts. */
function isSaveKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isLetter = /^[a-z]$/i.test(key) ? key.toLowerCase() === 's' : code === 'KeyS';
  return isLetter && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
