import type { NewsCard } from '../../compile/compile-context.ts';
import { DateText, LargeDate } from './date-text.tsx';
import styles from './news-list.module.css';
import { Picture } from './picture.tsx';

interface NewsListProps {
  items: readonly NewsCard[];
  lead?: boolean;
  heading?: 'h2' | 'h3';
}

/** News items with their pictures, or a large date; `lead` makes the first one large. */
export function NewsList({ items, lead = false, heading: Heading = 'h3' }: NewsListProps) {
  return (
    <ul className={lead ? styles.withLead : styles.list}>
      {items.map(({ id, href, title, text, date, picture, colour }, index) => (
        <li key={id} data-colour={colour}>
          {picture ? (
            <Picture
              className={styles.picture}
              image={picture.src}
              alt={picture.alt}
              wide={lead && index === 0 ? '45vw' : '25vw'}
            />
          ) : (
            <LargeDate iso={date} styles={styles} />
          )}
          <div>
            {picture && <DateText iso={date} className={styles.date} />}
            <Heading className={styles.title}>
              <a href={href}>{title}</a>
            </Heading>
            {(!lead || index === 0) && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
