import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LanguageCode } from '../../lib/language/languages.ts';
import { type SearchKind, searchKinds } from '../../lib/namespaces/search-index.ts';
import { fetchOnce, reloadWhenReachable } from '../loading.ts';
import { usePage } from '../page-context.ts';
import { queryOf, useOwnAddress } from '../place-in-page.ts';
import type { SearchAnswer, SearchEngine } from './search-engine.ts';

/** The pause in typing, in ms, before an answer is looked for. */
const rest = 200;

const engines = new Map<LanguageCode, Promise<SearchEngine>>();

/** The contents of the search page. */
export type SearchState = ReturnType<typeof useSearch>;

/**
 * Searches for what the address asks and for what is typed. Index and script are fetched with the first search. While typing,
 * the address follows without a new step in the history.
 * @param box what is typed into
 */
export function useSearch(box: RefObject<HTMLInputElement | null>) {
  const { language } = usePage();
  const location = useLocation();
  const address = useOwnAddress();
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<SearchKind>();
  const { status, answered, search } = useAnswer(language);

  const searchTyped = useCallback(
    (typed: string) => {
      const asked = typed.trim();
      setKind(undefined);
      address.replace(queryOf({ q: asked }));
      void search(asked);
    },
    [address, search],
  );

  const isFirst = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The prerendered page knows no query: the address is read only now. Every navigation to this page searches again.
  useEffect(() => {
    // On the way to another page, this one stays as it is.
    if (!address.isShown()) return;
    const parameters = new URLSearchParams(window.location.search);
    const asked = parameters.get('q')?.trim() ?? '';
    // Text that was typed before hydration, of which no event tells.
    const typed = (isFirst.current && box.current?.value) || '';
    isFirst.current = false;
    if (typed.trim() && typed.trim() !== asked) {
      setQuery(typed);
      searchTyped(typed);
      return;
    }
    setQuery(asked);
    setKind(searchKinds.find((each) => each === parameters.get('kind')));
    void search(asked);
  }, [location, address, box, search, searchTyped]);
  // With each navigation, and when the page is left, what was typed last is no longer asked.
  useEffect(() => () => clearTimeout(timer.current), [location]);

  const type = (typed: string) => {
    setQuery(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => searchTyped(typed), rest);
  };
  return { query, setQuery: type, status, answered, kind, retry: () => void search(query.trim(), true) };
}

/** Returns what answers a query, and the last answer. Of several queries the latest counts. */
function useAnswer(language: LanguageCode) {
  const [status, setStatus] = useState<'idle' | 'searching' | 'answered' | 'failed'>('idle');
  /** The last answer, with the query it answers; it stays until the next one is there. */
  const [answered, setAnswered] = useState<{ query: string; answer: SearchAnswer }>();
  const latest = useRef(0);
  const search = useCallback(
    async (asked: string, isRetry = false) => {
      latest.current += 1;
      const number = latest.current;
      const isCurrent = () => number === latest.current;
      if (!asked) {
        setStatus('idle');
        setAnswered(undefined);
        return;
      }
      setStatus('searching');
      try {
        const engine = await fetchOnce(engines, language, () => loadEngine(language));
        const answer = await engine.search(asked);
        if (!isCurrent()) return;
        setAnswered({ query: asked, answer });
        setStatus('answered');
      } catch (error) {
        console.error(error);
        engines.delete(language);
        // The address holds the question: a reload loses nothing, and may help where a script has failed.
        if (isRetry && isCurrent() && (await reloadWhenReachable(isCurrent))) return;
        if (isCurrent()) setStatus('failed');
      }
    },
    [language],
  );
  return { status, answered, search };
}

async function loadEngine(language: LanguageCode): Promise<SearchEngine> {
  const { SearchEngine } = await import('./search-engine.ts');
  return SearchEngine.load(language);
}
