import type { PageLink } from '../../compile/compile-context.ts';
import { useNamespace, useOwnNamespace } from '../page-context.ts';
import { DateText } from '../parts/date-text.tsx';
import { LinkList } from '../parts/links.tsx';
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
      <p className={`row quiet ${styles.facts}`} data-search-ignore>
        <DateText iso={news.date} />
        {news.topic && <a href={news.topic.href}>{words.archive.topics[news.topic.id]}</a>}
        {news.unit && (
          <a className={`edge ${styles.unit}`} data-colour={news.unit.colour} href={news.unit.href}>
            {news.unit.label}
          </a>
        )}
      </p>
      <p className={`lead ${styles.lead}`}>{news.text}</p>
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
        <Related title={words.people} links={news.people} isInText />
        <Related title={words.documents} links={news.documents} isInText />
        <Related title={words.earlier} links={news.earlier} />
        {(news.newer || news.older) && (
          <nav className={styles.neighbours} aria-label={words.neighbours}>
            {[
              { ...news.newer, word: words.newer },
              { ...news.older, word: words.older },
            ].map(
              ({ href, label, word }) =>
                href && (
                  <a key={href} href={href}>
                    <span className="quiet">{word}</span> {label}
                  </a>
                ),
            )}
          </nav>
        )}
      </div>
    </article>
  );
}

interface RelatedProps {
  title: string;
  links: readonly PageLink[];
  /** True if the text has these links, too: they stand beside it only. */
  isInText?: boolean;
}

/** Pages that have to do with the item; nothing where there are none. */
function Related({ title, links, isInText = false }: RelatedProps) {
  if (links.length === 0) return null;
  return (
    <div className={isInText ? styles.named : styles.related}>
      <h2>{title}</h2>
      <LinkList links={links} />
    </div>
  );
}
