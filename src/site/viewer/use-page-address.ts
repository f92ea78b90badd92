import { useEffect, useEffectEvent, useRef } from 'react';
import { useOwnAddress } from '../use-own-address.ts';
import { readPageAddress, writePageAddress } from './page-address.ts';

/**
 * Keeps the address and the page of a viewer in line: `#page=3` opens page 3, and turning to a page writes it there.
 * @param document the document's id where the page of the site lists several
 * @param page the page on the screen; undefined until there is one
 */
export function usePageAddress(
  document: string | undefined,
  page: number | undefined,
  onPage: (page: number) => void,
): void {
  const address = useOwnAddress();
  // The address names what is open, or a reload would open what was opened before.
  useEffect(() => {
    if (!document) return;
    const isNamed = () => readPageAddress(window.location.hash).document === document;
    const { search } = window.location;
    if (!isNamed()) address.replace(search, writePageAddress({ document }));
    return () => {
      if (isNamed()) address.replace(window.location.search);
    };
  }, [address, document]);
  const show = useEffectEvent(onPage);
  useEffect(() => {
    const follow = () => {
      const asked = readPageAddress(window.location.hash);
      if (asked.page && asked.document === document) show(asked.page);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [document]);
  const written = useRef<number>(undefined);
  useEffect(() => {
    if (page === undefined || page === written.current) return;
    const isFirst = written.current === undefined;
    written.current = page;
    // The address a visitor came by stays until a page is turned.
    if (isFirst) return;
    address.replace(window.location.search, writePageAddress({ ...(document && { document }), page }));
  }, [address, document, page]);
}
