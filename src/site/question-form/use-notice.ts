import { useCallback, useEffect, useRef, useState } from 'react';

/** A notice over the page. */
export interface Notice {
  kind: 'success' | 'failure';
  text: string;
}

/** The time for which a notice is shown, in milliseconds (specification, section 9). */
const shownMs = { success: 4000, failure: 6000 };

/** Shows one notice at a time, each for its time. */
export function useNotice(): { notice: Notice | undefined; show(notice: Notice | undefined): void } {
  const [notice, setNotice] = useState<Notice>();
  const timer = useRef(0);
  const show = useCallback((next: Notice | undefined) => {
    window.clearTimeout(timer.current);
    setNotice(next);
    if (next) timer.current = window.setTimeout(() => setNotice(undefined), shownMs[next.kind]);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { notice, show };
}
