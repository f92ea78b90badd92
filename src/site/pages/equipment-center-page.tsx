import { useNamespace } from '../page-context.ts';
import { EntryFold } from '../parts/fold.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { SectionedPage } from '../parts/sections.tsx';

/** The collective-use equipment centre: its instruments with pictures and characteristics, then how to use them. */
export default function EquipmentCenterPage() {
  const page = useNamespace('equipment-center');
  return (
    <SectionedPage page={page}>
      <PageSection id="instruments" title={page.instrumentsTitle} of={page.items}>
        {page.items.map(({ id, name, purpose, characteristics, picture, installed, unit, contact }) => (
          <EntryFold
            key={id}
            {...{ id, unit, picture }}
            title={name}
            note={`${unit.label}, ${installed}`}
            facts={[
              ...characteristics,
              { name: page.installedLabel, value: installed },
              { name: page.unitLabel, value: <a href={unit.href}>{unit.label}</a> },
              { name: page.contactLabel, value: <a href={contact.href}>{contact.label}</a> },
            ]}
          >
            <p>{purpose}</p>
          </EntryFold>
        ))}
      </PageSection>
    </SectionedPage>
  );
}
