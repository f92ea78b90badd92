import { useEffect, useState } from 'react';

/** The address of a form: of a thing, `news/new-microscope`, or of what is done with one, `delete/news/new-microscope`. */
export function formAddress(name: string): string {
  return `#/${encodeURI(name)}`;
}

/** The name of the form at the address of the page; empty for none. */
export function useNameInAddress(): string {
  const [name, setName] = useState(nameInAddress);
  useEffect(() => {
    const follow = () => setName(nameInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return name;
}

/** The same at this moment. */
export function nameInAddress(): string {
  try {
    return decodeURIComponent(/^#\/([^?]+)/.exec(location.hash)?.[1] ?? '');
  } catch {
    // Not an address that the desk made: `#/100%`.
    return '';
  }
}

/** Takes somebody on who came here by what is gone now. A ref: it focuses an element once, when that appears. */
export function focus(element: HTMLElement | null): void {
  element?.focus();
}
