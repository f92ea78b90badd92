import { useMemo } from 'react';
import { cleanPath, joinLanguagePath } from '../lib/language/language-path.ts';
import { usePage } from './page-context.ts';

/** The address of the page that a component belongs to. */
interface OwnAddress {
  /** True if it is the window's: while the next page is loading, the window has that one's already. */
  isShown: () => boolean;
  /** Replaces query and fragment, without a new step in the history; the address of another page stays as it is. */
  replace: (query: string, fragment?: string) => void;
}

/** Returns the address of the page, for what a visitor chooses on it to be kept there. */
export function useOwnAddress(): OwnAddress {
  const { language, path } = usePage();
  return useMemo(() => {
    const isShown = () => cleanPath(window.location.pathname) === joinLanguagePath(language, path);
    const replace = (query: string, fragment = '') => {
      // The state has the router's key.
      if (isShown())
        window.history.replaceState(window.history.state, '', window.location.pathname + query + fragment);
    };
    return { isShown, replace };
  }, [language, path]);
}

/** Writes the query of an address from what is given; what is empty is left out. */
export function queryOf(parameters: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value)).toString();
  return query && `?${query}`;
}
