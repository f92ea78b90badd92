import { useEffect, useRef } from 'react';
import type { NavigationEntry } from '../../compile/frame-namespaces.ts';
import { SearchBox } from '../frame/search-box.tsx';
import { useNamespace, usePage, useText } from '../page-context.ts';
import { SearchResults } from '../search/search-results.tsx';
import { type SearchState, useSearch } from '../search/use-search.ts';
import styles from './search-page.module.css';

/** The search page: the box, the results as one types, and the site map for those whom no search helps. */
export default function SearchPage() {
  const { lead, resultsTitle, siteMapTitle, failed } = useNamespace('search');
  const { navigation } = useNamespace('header');
  const box = useRef<HTMLInputElement>(null);
  const search = useSearch(box);
  const { query, setQuery, status, answered, kind } = search;
  const leadsOn = status === 'idle' || status === 'failed' || (status === 'answered' && !answered?.answer.total);
  useWindowTitle(answered?.query);
  return (
    <div className={styles.page} data-seen="">
      <p>{lead}</p>
      <SearchBox className={styles.box} inContent inputRef={box} value={query} onChange={setQuery} />
      <section aria-label={resultsTitle} className={styles.results}>
        <p className={styles.withoutScript}>{failed}</p>
        <SearchStatus search={search} />
        {answered && status !== 'failed' && (
          <SearchResults query={answered.query} answer={answered.answer} kind={kind} />
        )}
      </section>
      {leadsOn && (
        <section aria-labelledby="site-map-pages">
          <h2 id="site-map-pages">{siteMapTitle}</h2>
          <SiteMap items={navigation} />
        </section>
      )}
    </div>
  );
}

/** The state of the search: said to screen readers as it changes. */
function SearchStatus({ search: { status, answered, retry } }: { search: SearchState }) {
  const { searching, nothingHelp, suggestion, failed } = useNamespace('search');
  const { errors } = useNamespace('labels');
  const t = useText();
  const { searchHref } = useNamespace('header');
  const total = answered?.answer.total;
  const suggestions = answered?.answer.suggestions ?? [];
  return (
    <>
      <div role="status">
        {status === 'searching' && !answered && <p>{searching}</p>}
        {status === 'answered' && total ? (
          <p className={styles.found}>{t('search:found', { count: total })}</p>
        ) : null}
        {status === 'answered' && total === 0 && (
          <p className={styles.nothing}>{t('search:nothing', { query: answered?.query ?? '' })}</p>
        )}
        {status === 'answered' && suggestions.length > 0 && (
          <p>
            {suggestion}{' '}
            {suggestions.map((other, index) => (
              <span key={index}>
                {index > 0 && ', '}
                <a href={`${searchHref}?${new URLSearchParams({ q: other })}`}>{other}</a>
              </span>
            ))}
          </p>
        )}
        {status === 'answered' && total === 0 && <p>{nothingHelp}</p>}
        {status === 'failed' && <p>{failed}</p>}
      </div>
      {status === 'failed' && (
        <button type="button" className="button" onClick={retry}>
          {errors.retry}
        </button>
      )}
    </>
  );
}

/** The window's title tells what was searched for, so that its tab and its step in the history can be told apart. */
function useWindowTitle(query: string | undefined): void {
  const { documentTitle } = usePage();
  const t = useText();
  const title = query ? t('search:windowTitle', { query }) : undefined;
  useEffect(() => {
    if (title === undefined) return;
    document.title = title;
    return () => {
      if (document.title === title) document.title = documentTitle;
    };
  }, [title, documentTitle]);
}

function SiteMap({ items }: { items: readonly NavigationEntry[] }) {
  return (
    <ul>
      {items.map(({ id, label, href, link, items: below }) => (
        <li key={id}>
          {link ? (
            <a href={link} rel="noopener">
              {label}
            </a>
          ) : href ? (
            <a href={href}>{label}</a>
          ) : (
            <strong>{label}</strong>
          )}
          {below && <SiteMap items={below} />}
        </li>
      ))}
    </ul>
  );
}
