import { useHref, useNamespace, usePage } from '../page-context.ts';
import styles from './title-bar.module.css';

/** The title bar of a page: breadcrumbs and the heading. */
export function TitleBar() {
  const labels = useNamespace('labels');
  const href = useHref();
  const { title, titleLanguage, breadcrumbs } = usePage();
  return (
    <div className={styles.bar}>
      <nav aria-label={labels.common.breadcrumbs}>
        <ol className={styles.breadcrumbs}>
          {breadcrumbs.map(({ path, label }) => (
            <li key={path}>
              <a href={href(path)}>{label}</a>
            </li>
          ))}
        </ol>
      </nav>
      <h1 tabIndex={-1} lang={titleLanguage}>
        {title}
      </h1>
    </div>
  );
}
