import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { DocumentEntry } from '../../compile/compile-context.ts';
import { queryOf, useOwnAddress } from '../use-own-address.ts';

/** What a list of documents is narrowed to; an empty text is no choice. */
interface DocumentFilter {
  kind: string;
  /** Four digits. */
  year: string;
}

interface DocumentFilterState extends DocumentFilter {
  choose: (filter: DocumentFilter) => void;
}

/**
 * Keeps the filter in the address, as `?kind=order&year=2026`, without a new step in the history.
 * @param kindBox what the kind is chosen in
 * @param yearBox what the year is chosen in
 */
export function useDocumentFilter(
  kindBox: RefObject<HTMLSelectElement | null>,
  yearBox: RefObject<HTMLSelectElement | null>,
): DocumentFilterState {
  const location = useLocation();
  const address = useOwnAddress();
  const [filter, setFilter] = useState<DocumentFilter>({ kind: '', year: '' });
  const choose = useCallback(
    (chosen: DocumentFilter) => {
      setFilter(chosen);
      // It may name a document that is open.
      address.replace(queryOf({ ...chosen }), window.location.hash);
    },
    [address],
  );
  const isFirst = useRef(true);
  // The prerendered page knows no query: the address is read only now. The router's does not know what was chosen since.
  useEffect(() => {
    // On the way to another page, this one stays as it is.
    if (!address.isShown()) return;
    const parameters = new URLSearchParams(window.location.search);
    const asked = { kind: parameters.get('kind') ?? '', year: parameters.get('year') ?? '' };
    // What was chosen before hydration, of which no event tells.
    const chosen = { kind: kindBox.current?.value, year: yearBox.current?.value };
    const isChosen = isFirst.current && (chosen.kind || chosen.year);
    isFirst.current = false;
    if (isChosen) choose({ kind: chosen.kind || asked.kind, year: chosen.year || asked.year });
    else setFilter(asked);
  }, [location, address, choose, kindBox, yearBox]);
  return { ...filter, choose };
}

/** Returns the year of a document. */
export const yearOf = ({ date }: DocumentEntry): string => date.slice(0, 4);

/** Returns whether a document is of a kind; all are when none is chosen. */
export const isOfKind = (document: DocumentEntry, kind: string): boolean => !kind || document.kind === kind;

/** Returns whether a document is of a year; all are when none is chosen. */
export const isOfYear = (document: DocumentEntry, year: string): boolean => !year || yearOf(document) === year;
