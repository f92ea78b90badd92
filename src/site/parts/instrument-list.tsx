import type { InstrumentLine } from '../../namespaces/entries.ts';
import { useHref } from '../page-context.ts';
import styles from './item-lines.module.css';

/** Instruments, each leading to its place on the page of the equipment centre, with the year of installation. */
export function InstrumentList({ instruments }: { instruments: readonly InstrumentLine[] }) {
  const href = useHref();
  return (
    <ul className={styles.lines}>
      {instruments.map(({ id, name, installed }) => (
        <li key={id}>
          <a href={`${href('/services/equipment-center')}#${id}`}>{name}</a>
          <span className={styles.note}>, {installed}</span>
        </li>
      ))}
    </ul>
  );
}
