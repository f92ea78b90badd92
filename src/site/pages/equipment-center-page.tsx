import { useNamespace } from '../page-context.ts';
import { Facts } from '../parts/facts.tsx';
import { Fold } from '../parts/fold.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { PictureFigure } from '../parts/picture.tsx';
import { SectionedPage } from '../parts/sections.tsx';
import styles from './equipment-center-page.module.css';

/** The collective-use equipment centre: its instruments with pictures and characteristics, then how to use them. */
export default function EquipmentCenterPage() {
  const words = useNamespace('equipment-center');
  return (
    <SectionedPage page={words}>
      <PageSection id="instruments" title={words.instrumentsTitle} of={words.items}>
        {words.items.map(({ id, name, purpose, characteristics, picture, installed, unit, contact }) => (
          <Fold key={id} id={id} title={name} note={`${unit.label}, ${installed}`}>
            <div className={styles.instrument} data-colour={unit.colour}>
              <PictureFigure className={styles.picture} picture={picture} wide="360px" />
              <div>
                <p>{purpose}</p>
                <Facts
                  facts={[
                    ...characteristics,
                    { name: words.installedLabel, value: installed },
                    { name: words.unitLabel, value: <a href={unit.href}>{unit.label}</a> },
                    { name: words.contactLabel, value: <a href={contact.href}>{contact.label}</a> },
                  ]}
                />
              </div>
            </div>
          </Fold>
        ))}
      </PageSection>
    </SectionedPage>
  );
}
