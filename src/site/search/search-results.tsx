import { type ReactNode, useEffect, useId, useState } from 'react';
import { type SearchKind, searchKinds } from '../../lib/namespaces/search-index.ts';
import { useNamespace, useText } from '../page-context.ts';
import { DateText } from '../parts/date-text.tsx';
import { historyKey } from '../place-in-page.ts';
import type { MarkedText } from './excerpt.ts';
import type { SearchAnswer, SearchGroup, SearchHit } from './search-engine.ts';
import styles from './search-results.module.css';

/** The number of results of a kind that are shown when no others are, and of more at a time. */
const step = 10;
/** The number of were asked for, by the step in the history: going back shows as many again. */
const askedFor = new Map<string | undefined, number>();

interface SearchResultsProps {
  query: string;
  answer: SearchAnswer;
  kind?: SearchKind | undefined;
}

/** The results of a search: the best of every kind, or all of one. */
export function SearchResults({ query, answer, kind }: SearchResultsProps) {
  const one = answer.groups.find((group) => group.kind === kind);
  const { searchHref = '' } = useNamespace('header');
  const address = (kind?: SearchKind) => `${searchHref}?${new URLSearchParams({ q: query, ...(kind && { kind }) })}`;
  return (
    <div className={styles.results}>
      {answer.groups.length > 1 && <Kinds answer={answer} chosen={one?.kind} address={address} />}
      {one ? (
        <WholeGroup key={`${query} ${one.kind}`} group={one} />
      ) : (
        answer.groups.map((group) => <BestOfGroup key={group.kind} group={group} href={address(group.kind)} />)
      )}
    </div>
  );
}

interface KindsProps {
  answer: SearchAnswer;
  chosen: SearchKind | undefined;
  address: (kind?: SearchKind) => string;
}

/** The numbers of results of each kind, each leading to all of it. Their order does not change as one types. */
function Kinds({ answer, chosen, address }: KindsProps) {
  const { kinds, kindsTitle, allKinds } = useNamespace('search');
  const totals = new Map(answer.groups.map(({ kind, total }) => [kind, total]));
  const entries: [SearchKind | undefined, string, number][] = [
    [undefined, allKinds, answer.total],
    ...searchKinds.map((kind): [SearchKind, string, number] => [kind, kinds[kind], totals.get(kind) ?? 0]),
  ];
  return (
    <nav aria-label={kindsTitle}>
      <ul className={styles.kinds}>
        {entries
          .filter(([, , total]) => total > 0)
          .map(([kind, label, total]) => (
            <li key={label}>
              <a href={address(kind)} aria-current={kind === chosen ? 'true' : undefined}>
                {label} <span className={styles.count}>{total}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function BestOfGroup({ group, href }: { group: SearchGroup; href: string }) {
  const { kinds } = useNamespace('search');
  const t = useText();
  const { kind, total, first } = group;
  return (
    <Group group={group} hits={first.hits}>
      {!first.complete && <a href={href}>{t('search:allOfKind', { kind: kinds[kind], count: total })}</a>}
    </Group>
  );
}

function WholeGroup({ group }: { group: SearchGroup }) {
  const { more, failed } = useNamespace('search');
  const [wanted, setWanted] = useState({ count: askedFor.get(historyKey()) ?? step });
  const [shown, setShown] = useState(group.first);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let current = true;
    group.hits(wanted.count).then(
      (hits) => current && setShown(hits),
      (error) => {
        console.error(error);
        if (current) setHasFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [group, wanted]);
  const ask = () => {
    // A request that failed is made again.
    const count = hasFailed ? wanted.count : wanted.count + step;
    askedFor.set(historyKey(), count);
    setWanted({ count });
    setHasFailed(false);
  };
  return (
    <Group group={group} hits={shown.hits}>
      {!shown.complete && (
        <button type="button" className="button" onClick={ask}>
          {more}
        </button>
      )}
      {hasFailed && <p role="alert">{failed}</p>}
    </Group>
  );
}

interface GroupProps {
  group: SearchGroup;
  hits: readonly SearchHit[];
  children: ReactNode;
}

function Group({ group: { kind, total }, hits, children }: GroupProps) {
  const { kinds } = useNamespace('search');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {kinds[kind]} <span className={styles.count}>{total}</span>
      </h2>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <Hit key={hit.url} hit={hit} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function Hit({ hit: { url, title, excerpt, date, page, language, others } }: { hit: SearchHit }) {
  const { otherPages } = useNamespace('search');
  const t = useText();
  return (
    <li>
      <h3>
        <a href={url}>
          <Marked text={title} />
          {page && <span>{`, ${t('search:documentPage', { page })}`}</span>}
        </a>
      </h3>
      {date && <DateText iso={date} className={styles.aside} />}
      <p lang={language}>
        <Marked text={excerpt} />
      </p>
      {others.length > 0 && (
        <p className={styles.aside}>
          {otherPages}{' '}
          {others.map((other, index) => (
            <span key={index}>
              {index > 0 && ' '}
              <a href={other.url} aria-label={t('search:documentPage', { page: other.page })}>
                {other.page}
              </a>
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

/** A text with what was searched for marked: the index gives words, never HTML. */
function Marked({ text }: { text: readonly MarkedText[] }) {
  return text.map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}
