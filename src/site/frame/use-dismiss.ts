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
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [details]);
}
