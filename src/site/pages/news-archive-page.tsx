import type { NewsTopic } from '../../../content/model/news.ts';
import { useNamespace, useOwnNamespace } from '../page-context.ts';
import { Fold } from '../parts/fold.tsx';
import { NewsList } from '../parts/news-list.tsx';
import styles from './news-archive-page.module.css';

/** A page of the news archive: the years, the topics, the items with their pictures, and the way to newer and older ones. */
export default function NewsArchivePage() {
  const { newestHref, years, topics, shown, units, items, newer, older, pages } =
    useOwnNamespace<'news-archive/{id}'>();
  const words = useNamespace('news').archive;
  return (
    <div className={styles.archive}>
      {years.length > 0 && (
        <div className={styles.ways}>
          <nav aria-label={words.years} className={styles.years}>
            <ul>
              {newestHref && (
                <li>
                  <a href={newestHref} aria-current={shown ? undefined : 'page'}>
                    {words.newest}
                  </a>
                </li>
              )}
              {years.map(({ href: yearHref, label }) => (
                <li key={label}>
                  <a href={yearHref} aria-current={label === shown ? 'true' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {Object.keys(topics).length > 0 && (
            <nav aria-label={words.byTopic} className={styles.years}>
              <ul>
                {(Object.keys(words.topics) as NewsTopic[]).map(
                  (topic) =>
                    topics[topic] && (
                      <li key={topic}>
                        <a href={topics[topic]} aria-current={topic === shown ? 'true' : undefined}>
                          {words.topics[topic]}
                        </a>
                      </li>
                    ),
                )}
              </ul>
            </nav>
          )}
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
      {(newer || older || pages.length > 0) && (
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
              {pages.map(({ href: pageHref, label }) => (
                <li key={label}>
                  <a href={pageHref}>
                    <span className="visually-hidden">{words.page} </span>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </nav>
      )}
    </div>
  );
}
