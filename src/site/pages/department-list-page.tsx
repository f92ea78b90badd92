import { useNamespace, usePage } from '../page-context.ts';
import { RichText } from '../parts/rich-text.tsx';
import { UnitCards } from '../parts/unit-cards.tsx';

/** The list of scientific departments with the laboratories, or that of technical departments. */
export default function DepartmentListPage() {
  const kind = usePage().route === 'technical-departments' ? 'technical' : 'scientific';
  const words = useNamespace('departments');
  const { units, laboratories } = useNamespace(`${kind}-departments`);
  return (
    <>
      <RichText html={kind === 'technical' ? words.technicalIntro : words.scientificIntro} />
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
