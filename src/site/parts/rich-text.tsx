import './chart-figure.css';
import styles from './rich-text.module.css';

/** A text with markup: HTML that the compiler made from Markdown, with raw HTML off, so that it is safe to insert. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
