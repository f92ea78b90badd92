import { useNamespace } from '../page-context.ts';
import { UnitView } from '../parts/unit-view.tsx';

/** A laboratory: the page of a department with a table of methods. */
export default function LaboratoryPage() {
  const { activitiesTitle, staffTitle, laboratoryActivitiesTitle, laboratoryStaffTitle } =
    useNamespace('departments');
  return (
    <UnitView
      activitiesTitle={laboratoryActivitiesTitle ?? activitiesTitle}
      staffTitle={laboratoryStaffTitle ?? staffTitle}
    />
  );
}
