import type { UnitCard } from '../../compile/unit-namespaces.ts';
import { useNamespace, useOptionalNamespace, useOwnNamespace } from '../page-context.ts';
import { MetalWay } from '../parts/metal-way.tsx';
import { Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import styles from './department-list-page.module.css';

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

/** Departments or laboratories, one below the other: drawing, name, what it is about, head. */
function UnitCards({ units, heading: Heading = 'h2' }: { units: UnitCard[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className={styles.cards}>
      {units.map(({ href, name, lead, colour, drawing, head }) => (
        <li key={href} data-colour={colour}>
          {drawing && <Picture className={styles.drawing} image={drawing} alt="" wide="320px" />}
          <div>
            <Heading>
              <a href={href}>{name}</a>
            </Heading>
            <p>{lead}</p>
            <p className={styles.head}>
              <a href={head.href}>{head.label}</a>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
