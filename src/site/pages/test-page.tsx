import { useHref, useNamespace, usePage } from '../page-context.ts';
import { DocumentList } from '../parts/document-list.tsx';
import { DocumentViewer } from '../parts/document-viewer.tsx';
import { Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Table } from '../parts/table.tsx';
import styles from './test-page.module.css';

/** Every part of the look on one page. */
export default function TestPage() {
  const { title } = usePage();
  const words = useNamespace('test');
  const href = useHref();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <RichText html={words.intro} />
      <h2>{words.textTitle}</h2>
      <RichText html={words.text} />
      <h3>{words.subheading}</h3>
      <h2 id="table">{words.tableTitle}</h2>
      <Table labelledBy="table" columns={words.tableColumns} rows={words.tableRows.map(({ cells }) => cells)} />
      <h2>{words.pictureTitle}</h2>
      <Picture className={styles.picture} image={words.picture.src} alt={words.picture.alt} />
      <h2>{words.buttonsTitle}</h2>
      <p className={`row ${styles.buttons}`}>
        <button type="button" className="button">
          {words.button}
        </button>
        <a href={href('/contacts')}>{words.link}</a>
      </p>
      <h2 id="documents">{words.documentsTitle}</h2>
      <DocumentList documents={words.documents} labelledBy="documents" />
      <h2>{words.viewerTitle}</h2>
      {words.longest && <DocumentViewer document={words.longest} />}
    </div>
  );
}
