import { type RefObject, useEffect } from 'react';

/** Closes a `<details>` when a link in it is followed, on Escape (which gives the focus back), and on a press elsewhere. */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const element = details.current;
      if (!element?.open || !(event.target instanceof Element)) return;
      if (!element.contains(event.target) || event.target.closest('a')) element.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const element = details.current;
      if (event.key !== 'Escape' || !element?.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [details]);
}
