import type { NewsTopic } from '../../../content/model/news.ts';
import { useNamespace, useOwnNamespace } from '../page-context.ts';
import { Fold } from '../parts/fold.tsx';
import { NewsList } from '../parts/news-list.tsx';
import styles from './news-archive-page.module.css';

/** A page of the news archive: the years, the topics, the items with their pictures, and the way to newer and older ones. */
export default function NewsArchivePage() {
  const { newestHref, years, topics, shown, units, items } = useOwnNamespace<'news-archive/{id}'>();
  const words = useNamespace('news').archive;
  const newest = newestHref ? [{ id: undefined, href: newestHref, label: words.newest }] : [];
  const ofTopic = (Object.keys(words.topics) as NewsTopic[]).flatMap((id) => {
    const href = topics[id];
    return href ? [{ id, href, label: words.topics[id] }] : [];
  });
  return (
    <div className={styles.archive}>
      {years.length > 0 && (
        <div className={styles.ways}>
          <Ways
            label={words.years}
            links={[...newest, ...years.map(({ href, label }) => ({ id: label, href, label }))]}
            shown={shown}
          />
          {ofTopic.length > 0 && <Ways label={words.byTopic} links={ofTopic} shown={shown} />}
        </div>
      )}
      {units.length > 0 && (
        <Fold heading="h2" title={words.units} count={units.length}>
          <ul className={styles.units}>
            {units.map(({ href, label, colour, count }) => (
              <li key={href} data-colour={colour}>
                <a href={href}>{label}</a> <span className="quiet">{count}</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {items.length > 0 ? (
        <div data-search-ignore>
          <NewsList items={items} heading="h2" lead />
        </div>
      ) : (
        <p>{words.none}</p>
      )}
      <OtherPages />
    </div>
  );
}

interface WaysProps {
  label: string;
  links: readonly { id: string | undefined; href: string; label: string }[];
  /** The id of the one that is shown. */
  shown: string | undefined;
}

/** Links to other parts of the archive. */
function Ways({ label, links, shown }: WaysProps) {
  return (
    <nav aria-label={label} className={styles.years}>
      <ul>
        {links.map(({ id, href, label }) => (
          <li key={href}>
            <a href={href} aria-current={id === shown ? (id ? 'true' : 'page') : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The way to the pages before and after this one. */
function OtherPages() {
  const { newer, older, pages } = useOwnNamespace<'news-archive/{id}'>();
  const words = useNamespace('news').archive;
  if (!newer && !older && pages.length === 0) return null;
  return (
    <nav aria-label={words.pages} className={styles.pages}>
      {newer && (
        <a href={newer} rel="prev">
          {words.newer}
        </a>
      )}
      {older && (
        <a href={older} rel="next">
          {words.older}
        </a>
      )}
      {pages.length > 0 && (
        <ul>
          {pages.map(({ href, label }) => (
            <li key={label}>
              <a href={href}>
                <span className="visually-hidden">{words.page} </span>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
