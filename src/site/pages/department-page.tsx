import { UnitView } from '../parts/unit-view.tsx';

/** A department. */
export default function DepartmentPage() {
  return <UnitView />;
}
