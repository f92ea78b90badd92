import type { NavigationEntry } from '../../namespaces/namespaces.ts';
import { SearchBox } from '../frame/search-box.tsx';
import { useNamespace } from '../page-context.ts';
import styles from './search-page.module.css';

/** The search page: the box, and the site map for those whom no search helps. */
export default function SearchPage() {
  const { lead, siteMapTitle } = useNamespace('search');
  const { navigation } = useNamespace('header');
  return (
    <div className={styles.page}>
      <p>{lead}</p>
      <SearchBox className={styles.box} />
      <section aria-labelledby="site-map-pages">
        <h2 id="site-map-pages">{siteMapTitle}</h2>
        <SiteMap items={navigation} />
      </section>
    </div>
  );
}

function SiteMap({ items }: { items: readonly NavigationEntry[] }) {
  return (
    <ul>
      {items.map(({ id, label, href, link, items: below }) => (
        <li key={id}>
          {(href ?? link) ? <a href={href ?? link}>{label}</a> : <strong>{label}</strong>}
          {below && <SiteMap items={below} />}
        </li>
      ))}
    </ul>
  );
}
