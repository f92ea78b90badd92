import { type RefObject, useEffect } from 'react';

/**
 * Closes a `<details>` when a link in it is followed, on Escape (which returns the focus), on a press elsewhere, and when the
 * focus goes elsewhere.
 */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = () => {
      if (details.current?.open) details.current.open = false;
    };
    // `focusin` instead of `focusout`: a press on a link in Safari leaves the focus nowhere, and must not close the menu.
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a') && details.current?.contains(target)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    const listening = new AbortController();
    const options = { signal: listening.signal };
    document.addEventListener('pointerdown', onElsewhere, options);
    document.addEventListener('focusin', onElsewhere, options);
    document.addEventListener('click', onClick, options);
    document.addEventListener('keydown', onKeyDown, options);
    return () => listening.abort();
  }, [details]);
}
