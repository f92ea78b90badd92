import { useNamespace, useOptionalNamespace, useOwnNamespace } from '../page-context.ts';
import { MetalWay } from '../parts/metal-way.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { UnitCards } from '../parts/unit-cards.tsx';

/** The list of the departments of a kind, with the laboratories if its route has them. */
export default function DepartmentListPage() {
  const words = useNamespace('departments');
  const { intro, units } = useOwnNamespace<'departments/{kind}'>();
  const laboratories = useOptionalNamespace('laboratories')?.units ?? [];
  return (
    <>
      {intro && <RichText html={intro} />}
      {units.some(({ station }) => station) && <MetalWay units={units} />}
      {units.length > 0 && <UnitCards units={units} />}
      {laboratories.length > 0 && (
        <section aria-labelledby="laboratories">
          <h2 id="laboratories">{words.laboratoriesTitle}</h2>
          <UnitCards units={laboratories} heading="h3" />
        </section>
      )}
    </>
  );
}
