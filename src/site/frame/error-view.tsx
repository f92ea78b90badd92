import { useNamespace } from '../page-context.ts';
import styles from './error-view.module.css';

/** Shown instead of a page whose content or script could not be had: says so and tries again. */
export function ErrorView({ retry }: { retry: () => void }) {
  const labels = useNamespace('labels');
  return (
    <div className={styles.error} role="alert">
      <h1 tabIndex={-1}>{labels.errors.title}</h1>
      <p>{labels.errors.text}</p>
      <button type="button" onClick={retry}>
        {labels.errors.retry}
      </button>
    </div>
  );
}
