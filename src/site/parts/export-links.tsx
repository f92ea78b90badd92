import styles from './export-links.module.css';

const formats = [
  ['BibTeX', 'bib'],
  ['RIS', 'ris'],
  ['CSL-JSON', 'csl.json'],
] as const;

interface ExportLinksProps {
  /** The address of the files, without their endings. */
  path: string;
  /** The contents of the files, where they is to be said before them. */
  label?: string;
  /** The contents of the files, where a page has several lists of them: in a list of all links it tells these from the others. */
  title?: string;
  /** The language of the title where it is not that of the page. */
  titleLanguage?: string | undefined;
}

/** Links to publications as reference managers read them: files under the address of the page that shows them. */
export function ExportLinks({ path, label, title, titleLanguage }: ExportLinksProps) {
  return (
    <p className={styles.links}>
      {label && `${label} `}
      {formats.map(([name, ending]) => (
        <a key={ending} download href={`${path}.${ending}`}>
          {name}
          {title && <span className="visually-hidden" lang={titleLanguage}>{` ${title}`}</span>}
        </a>
      ))}
    </p>
  );
}
