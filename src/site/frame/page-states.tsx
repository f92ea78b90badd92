import { useHref, useNamespace } from '../page-context.ts';
import styles from './page-states.module.css';

/** A line across the top while the next page is loading; the style sheet shows it only when that takes a while. */
export function ProgressBar() {
  const labels = useNamespace('labels');
  return <div className={styles.bar} role="progressbar" aria-label={labels.common.loading} />;
}

/** Shown instead of a page that could not be loaded or shown: says so, tries again, links to the home page. */
export function ErrorView({ retry }: { retry: () => void }) {
  const { errors } = useNamespace('labels');
  const href = useHref();
  return (
    <div className={styles.error}>
      <h1 tabIndex={-1}>{errors.title}</h1>
      <p>{errors.text}</p>
      <div className={styles.ways}>
        <button type="button" className="button" onClick={retry}>
          {errors.retry}
        </button>
        {/* The target makes the browser reload: whatever failed here is left behind. */}
        <a href={href('/')} target="_self">
          {errors.backHome}
        </a>
      </div>
    </div>
  );
}
