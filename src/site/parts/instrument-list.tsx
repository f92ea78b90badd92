import type { InstrumentLine } from '../../compile/unit-namespaces.ts';
import styles from './item-lines.module.css';

/** Instruments, each leading to its place on the page of the equipment centre, with the year of installation. */
export function InstrumentList({ instruments }: { instruments: readonly InstrumentLine[] }) {
  return (
    <ul className={styles.lines}>
      {instruments.map(({ id, href, name, installed }) => (
        <li key={id}>
          {href ? <a href={href}>{name}</a> : name}
          <span className={styles.note}>, {installed}</span>
        </li>
      ))}
    </ul>
  );
}
