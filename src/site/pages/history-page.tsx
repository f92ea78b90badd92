import { useNamespace } from '../page-context.ts';
import { Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import styles from './history-page.module.css';

/** The history of the institute, period by period. */
export default function HistoryPage() {
  const { intro, periods } = useNamespace('history');
  return (
    <>
      <RichText html={intro} />
      <ol className={styles.periods}>
        {periods.map(({ years, title, text, picture }) => (
          <li key={years}>
            <p className={styles.years}>{years}</p>
            <div>
              <h2>{title}</h2>
              <RichText html={text} />
              {picture && <Picture image={picture.src} alt={picture.alt} wide="38em" />}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
