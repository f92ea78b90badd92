import styles from './export-links.module.css';

const formats = [
  ['BibTeX', 'bib'],
  ['RIS', 'ris'],
  ['CSL-JSON', 'csl.json'],
] as const;

/** Links to publications as reference managers read them: files under the address of the page that shows them. */
export function ExportLinks({ label, path }: { label?: string; path: string }) {
  return (
    <p className={styles.links}>
      {label && `${label} `}
      {formats.map(([name, ending]) => (
        <a key={ending} href={`${path}.${ending}`} download>
          {name}
        </a>
      ))}
    </p>
  );
}
