import { useHref, useNamespace, usePage } from '../page-context.ts';
import styles from './logo.module.css';

/** The mark and the institute's name: leads home, and on the home page to its top (specification, section 1). */
export function Logo() {
  const labels = useNamespace('labels');
  const href = useHref();
  const isHome = usePage().path === '/';
  return (
    <a className={styles.logo} href={isHome ? '#top' : href('/')}>
      {labels.logo.image ? (
        // Of an image outside of a <picture>, React writes that it is to be loaded ahead: at the start of the page, not where it is.
        <picture className={styles.picture}>
          <img src={labels.logo.image.src} alt="" width="48" height="48" />
        </picture>
      ) : (
        <Mark />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{labels.logo.text}</span>
        <span className={styles.tagline}>{labels.logo.tagline}</span>
      </span>
    </a>
  );
}

/** The mark of the sample. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path d="M24 3 42 13.5v21L24 45 6 34.5v-21Z" />
      <path d="M24 17.5 29.6 20.8v6.4L24 30.5 18.4 27.2v-6.4Z" />
      <path d="M24 3v14.5M42 13.5 29.6 20.8M42 34.5 29.6 27.2M24 45V30.5M6 34.5 18.4 27.2M6 13.5 18.4 20.8" />
    </svg>
  );
}
