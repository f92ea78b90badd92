import { useNamespace } from '../page-context.ts';
import { UnitView } from '../parts/unit-view.tsx';

/** A scientific or technical department. */
export default function DepartmentPage() {
  const { activitiesTitle, staffTitle } = useNamespace('departments');
  return <UnitView activitiesTitle={activitiesTitle} staffTitle={staffTitle} />;
}
