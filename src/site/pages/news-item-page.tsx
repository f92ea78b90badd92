import { useNamespace, useOwnNamespace } from '../page-context.ts';
import { DateText } from '../parts/date-text.tsx';
import { PictureFigure } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import styles from './news-item-page.module.css';

/** A news item: date and department's mark, picture, text, further pictures, the items before and after it. */
export default function NewsItemPage() {
  const news = useOwnNamespace<'news/{id}'>();
  const words = useNamespace('news');
  const [picture, ...gallery] = news.pictures;
  return (
    <article className={styles.item}>
      <p className={styles.facts} data-search-ignore>
        <DateText iso={news.date} />
        {news.topic && <a href={news.topic.href}>{words.archive.topics[news.topic.id]}</a>}
        {news.unit && (
          <a className={styles.unit} data-colour={news.unit.colour} href={news.unit.href}>
            {news.unit.label}
          </a>
        )}
      </p>
      <p className={styles.lead}>{news.text}</p>
      {picture && <PictureFigure className={styles.picture} picture={picture} wide="38em" widest="56rem" eager />}
      {news.content && <RichText html={news.content} />}
      {gallery.length > 0 && (
        <ul className={styles.gallery}>
          {gallery.map((further) => (
            <li key={further.src.src}>
              <PictureFigure picture={further} wide="38em" />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.beside} data-search-ignore>
        {news.people.length > 0 && (
          <div className={styles.people}>
            <h2>{words.people}</h2>
            <ul>
              {news.people.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {(news.newer || news.older) && (
          <nav className={styles.neighbours} aria-label={words.neighbours}>
            {[
              { ...news.newer, word: words.newer },
              { ...news.older, word: words.older },
            ].map(
              ({ href, label, word }) =>
                href && (
                  <a key={href} href={href}>
                    <span>{word}</span> {label}
                  </a>
                ),
            )}
          </nav>
        )}
      </div>
    </article>
  );
}
