import { useNamespace } from '../page-context.ts';
import { PageIndex } from '../parts/page-index.tsx';
import { PictureFigure } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import styles from './history-page.module.css';

/** The history of the institute, period by period. */
export default function HistoryPage() {
  const { intro, periods } = useNamespace('history');
  const { common } = useNamespace('labels');
  const idOf = (index: number) => `period-${index + 1}`;
  return (
    <>
      <div className={styles.intro}>
        <RichText html={intro} />
      </div>
      <PageIndex
        of="sections"
        label={common.onThisPage}
        places={periods.map(({ title }, index) => ({ id: idOf(index), title }))}
      />
      <ol className={styles.periods}>
        {periods.map(({ years, title, text, picture }, index) => (
          <li key={years} id={idOf(index)}>
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
