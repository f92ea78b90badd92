import { useNamespace } from '../page-context.ts';
import styles from './progress-bar.module.css';

/** A line across the top while the next page is loading; the style sheet shows it only when that takes a while. */
export function ProgressBar() {
  const labels = useNamespace('labels');
  return <div className={styles.bar} role="progressbar" aria-label={labels.common.loading} />;
}
