import { useEffect, useId, useState } from 'react';
import { useNamespace, useNamespaceWords } from '../page-context.ts';
import { DateText } from '../parts/date-text.tsx';
import type { MarkedText } from './excerpt.ts';
import type { SearchAnswer, SearchGroup, SearchHit } from './search-engine.ts';
import styles from './search-results.module.css';

/** How many results of a kind are shown at first, and how many more at a time. */
const step = { first: 5, more: 10 };

/** The results of a search by kind. */
export function SearchResults({ answer }: { answer: SearchAnswer }) {
  return (
    <div className={styles.groups}>
      {answer.groups.map((group) => (
        <ResultGroup key={group.kind} group={group} />
      ))}
    </div>
  );
}

function ResultGroup({ group }: { group: SearchGroup }) {
  const { kinds, more } = useNamespace('search');
  const heading = useId();
  const [asked, setAsked] = useState({ group, count: step.first });
  const [hits, setHits] = useState<SearchHit[]>([]);
  // Each answer begins with its first results.
  const count = asked.group === group ? asked.count : step.first;
  useEffect(() => {
    let current = true;
    group.hits(count).then(
      (fetched) => current && setHits(fetched),
      (error) => console.error(error),
    );
    return () => {
      current = false;
    };
  }, [group, count]);
  const title = kinds[group.kind];
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>
        {title} <span className={styles.count}>{group.total}</span>
      </h2>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <Hit key={hit.url} hit={hit} />
        ))}
      </ul>
      {group.total > count && (
        <button type="button" className="button" onClick={() => setAsked({ group, count: count + step.more })}>
          {more}
          <span className="visually-hidden">: {title}</span>
        </button>
      )}
    </section>
  );
}

function Hit({ hit: { url, title, excerpt, date, page } }: { hit: SearchHit }) {
  const words = useNamespaceWords('search');
  return (
    <li>
      <h3>
        <a href={url}>
          <Marked text={title} />
          {page && <>, {words('documentPage', { page })}</>}
        </a>
      </h3>
      {date && <DateText iso={date} className={styles.date} />}
      <p>
        <Marked text={excerpt} />
      </p>
    </li>
  );
}

/** A text with what was searched for marked: the index gives words, never HTML. */
function Marked({ text }: { text: readonly MarkedText[] }) {
  return text.map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}
