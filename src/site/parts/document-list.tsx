import { languageOf } from '../../language/languages.ts';
import type { DocumentEntry } from '../../namespaces/namespaces.ts';
import { useLabels, useNamespace, usePage } from '../page-context.ts';
import { DateText } from './date-text.tsx';
import styles from './document-list.module.css';
import { formatSize } from './format-size.ts';

interface DocumentListProps {
  documents: readonly DocumentEntry[];
  /** The id of the heading that names the list. */
  labelledBy: string;
}

/** Documents as a dense table, and on phones as cards: each can be viewed on the page or saved. */
export function DocumentList({ documents, labelledBy }: DocumentListProps) {
  const { documents: words } = useNamespace('labels');
  return (
    <table className={styles.list} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{words.title}</th>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.language}</th>
          <th scope="col" className={styles.number}>
            {words.pages}
          </th>
          <th scope="col" className={styles.number}>
            {words.size}
          </th>
          <th scope="col">
            <span className="visually-hidden">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
      </tbody>
    </table>
  );
}

function DocumentRow({ document }: { document: DocumentEntry }) {
  const { documents: words } = useNamespace('labels');
  const labels = useLabels();
  const { language } = usePage();
  const { id, title, kindLabel, date, languageLabel, pages, bytes, href } = document;
  const hrefLang = document.language === language ? undefined : languageOf(document.language).tag;
  return (
    <tr>
      <th scope="row" id={`document-${id}`}>
        {title}
      </th>
      <td>{kindLabel}</td>
      <td className={styles.date}>
        <DateText iso={date} />
      </td>
      <td>{languageLabel}</td>
      <td className={styles.number} data-label={words.pages}>
        {pages}
      </td>
      <td className={styles.number}>{formatSize(bytes, labels, languageOf(language).tag)}</td>
      <td className={styles.actions}>
        <a href={href} hrefLang={hrefLang}>
          {words.view}
          <span className="visually-hidden">: {title}</span>
        </a>
        <a href={href} hrefLang={hrefLang} download>
          {words.download}
          <span className="visually-hidden">: {title}</span>
        </a>
      </td>
    </tr>
  );
}
