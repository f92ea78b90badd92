import { UnitView } from '../parts/unit-view.tsx';

/** A laboratory: a department's page with a table of methods. */
export default function LaboratoryPage() {
  return <UnitView />;
}
