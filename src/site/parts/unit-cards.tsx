import type { UnitCard } from '../../compile/unit-namespaces.ts';
import { Picture } from './picture.tsx';
import styles from './unit-cards.module.css';

/** Departments or laboratories, one below the other: drawing, name, what it is about, head. */
export function UnitCards({ units, heading: Heading = 'h2' }: { units: UnitCard[]; heading?: 'h2' | 'h3' }) {
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
