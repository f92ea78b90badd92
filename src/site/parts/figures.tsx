import type { Figure } from '../../../content/model/text-page.ts';
import styles from './figures.module.css';

/** Numbers worth showing large, with what they count. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
