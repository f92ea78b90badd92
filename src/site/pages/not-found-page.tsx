import { useHref, useNamespace, usePage } from '../page-context.ts';
import { Picture } from '../parts/picture.tsx';
import styles from './not-found-page.module.css';

/** The page for addresses that lead nowhere: an empty mould, and ways on. */
export default function NotFoundPage() {
  const { title, titleLanguage } = usePage();
  const { text, backHome, image, links } = useNamespace('not-found');
  const href = useHref();
  return (
    <div className={styles.page}>
      <Picture className={styles.picture} image={image} alt="" eager />
      <h1 tabIndex={-1} lang={titleLanguage}>
        {title}
      </h1>
      <p>{text}</p>
      <p>
        <a className="button" href={href('/')}>
          {backHome}
        </a>
      </p>
      <ul className="row">
        {links.map((link) => (
          <li key={link.href}>
            <a href={href(link.href)}>{link.label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
