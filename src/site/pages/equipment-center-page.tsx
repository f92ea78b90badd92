import { useNamespace } from '../page-context.ts';
import { Facts } from '../parts/facts.tsx';
import { PageIndex } from '../parts/page-index.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { PictureFigure } from '../parts/picture-figure.tsx';
import { PageLead, Sections } from '../parts/sections.tsx';
import styles from './equipment-center-page.module.css';

/** The collective-use equipment centre: its instruments with pictures and characteristics, then how to use them. */
export default function EquipmentCenterPage() {
  const { lead, sections, items, ...words } = useNamespace('equipment-center');
  return (
    <>
      <PageLead lead={lead} sections={sections} />
      <PageSection id="instruments" title={words.instrumentsTitle} of={items}>
        <PageIndex
          of="items"
          label={words.instrumentsTitle}
          places={items.map(({ id, name }) => ({ id, label: name }))}
        />
        <ul className={styles.instruments}>
          {items.map(({ id, name, purpose, characteristics, picture, installed, unit, contact }) => (
            <li key={id} id={id} data-colour={unit.colour}>
              <PictureFigure className={styles.picture} picture={picture} wide="360px" />
              <div>
                <h3>{name}</h3>
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
            </li>
          ))}
        </ul>
      </PageSection>
      <Sections sections={sections} />
    </>
  );
}
