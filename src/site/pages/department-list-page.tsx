import type { UnitListNamespace } from '../../namespaces/item-pages.ts';
import { useNamespace, useOwnNamespace, usePage } from '../page-context.ts';
import { MetalWay } from '../parts/metal-way.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { UnitCards } from '../parts/unit-cards.tsx';

/** The list of scientific departments with the laboratories, or that of technical departments. */
export default function DepartmentListPage() {
  const isTechnical = usePage().namespace === 'technical-departments';
  const words = useNamespace('departments');
  const { units, laboratories } = useOwnNamespace<UnitListNamespace>();
  return (
    <>
      <RichText html={isTechnical ? words.technicalIntro : words.scientificIntro} />
      {units.some(({ station }) => station) && <MetalWay units={units} />}
      <UnitCards units={units} />
      {laboratories.length > 0 && (
        <section aria-labelledby="laboratories">
          <h2 id="laboratories">{words.laboratoriesTitle}</h2>
          <UnitCards units={laboratories} heading="h3" />
        </section>
      )}
    </>
  );
}
