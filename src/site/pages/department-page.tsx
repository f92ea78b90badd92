import { UnitView } from '../parts/unit-view.tsx';

/** A scientific or technical department. */
export default function DepartmentPage() {
  return <UnitView />;
}
