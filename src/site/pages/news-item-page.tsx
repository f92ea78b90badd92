import { useNamespace, useOwnNamespace } from '../page-context.ts';
import { DateText } from '../parts/date-text.tsx';
import { PictureFigure } from '../parts/picture-figure.tsx';
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
      {(news.newer || news.older) && (
        <nav className={styles.neighbours} aria-label={words.neighbours} data-search-ignore>
          {news.newer && (
            <a href={news.newer.href}>
              <span>{words.newer}</span> {news.newer.label}
            </a>
          )}
          {news.older && (
            <a href={news.older.href}>
              <span>{words.older}</span> {news.older.label}
            </a>
          )}
        </nav>
      )}
    </article>
  );
}
