import { useNamespace } from '../page-context.ts';
import { PictureFigure } from '../parts/picture-figure.tsx';
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
              {picture && <PictureFigure className={styles.picture} picture={picture} wide="38em" />}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
