import { useNamespace } from '../page-context.ts';
import { Facts } from '../parts/facts.tsx';
import { Fold } from '../parts/fold.tsx';
import { PictureFigure } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { SectionedPage } from '../parts/sections.tsx';
import styles from './developments-page.module.css';

/** The developments that the institute has handed over, each with its effect and the department that made it. */
export default function DevelopmentsPage() {
  const page = useNamespace('developments');
  const { items, effectLabel, unitLabel, yearLabel } = page;
  return (
    <SectionedPage page={page} before={items}>
      {items.map(({ id, title, text, effect, unit, year, picture }) => (
        <Fold
          key={id}
          id={id}
          heading="h2"
          title={title}
          note={
            <>
              <span className="visually-hidden">{effectLabel}: </span>
              {effect}
            </>
          }
        >
          <div className={styles.item} data-colour={unit.colour}>
            {picture && <PictureFigure className={styles.picture} picture={picture} wide="360px" />}
            <div>
              <RichText html={text} />
              <Facts
                facts={[
                  { name: unitLabel, value: <a href={unit.href}>{unit.label}</a> },
                  { name: yearLabel, value: year },
                ]}
              />
            </div>
          </div>
        </Fold>
      ))}
    </SectionedPage>
  );
}
