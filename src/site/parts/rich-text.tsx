import './chart-figure.css';
import styles from './rich-text.module.css';

/**
 * A text with markup: HTML that the compiler made from Markdown, with raw HTML off, or from the text of a document, so that it is safe to
 * insert. @param lang the tag of its language, if it is not the page's
 */
export function RichText({ html, lang }: { html: string; lang?: string | undefined }) {
  return <div className={styles.text} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The separator between the parts of a line: it may end one, and never begins one. */
export const betweenParts = '\u00a0· ';
