import type { UnitCard } from '../../compile/unit-namespaces.ts';
import styles from './metal-way.module.css';
import { stationDrawings } from './station-drawings.ts';

/** The way of metal from ore to wheel: a drawing whose stations are links to the departments, in their order. */
export function MetalWay({ units }: { units: readonly UnitCard[] }) {
  if (units.length === 0) return null;
  return (
    <div className={styles.room}>
      <ol className={styles.way}>
        {units.map(({ href, label, colour, station, stationName }) => (
          <li key={href} data-colour={colour}>
            <a href={href}>
              {station && (
                <svg viewBox="0 0 120 96" aria-hidden="true">
                  <path className={styles.hot} d={stationDrawings[station].hot} />
                  <path d={stationDrawings[station].line} />
                </svg>
              )}
              <span className={styles.words}>
                {stationName && <strong>{stationName} </strong>}
                <span>{label}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
