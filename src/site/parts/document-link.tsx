import type { DocumentEntry } from '../../compile/compile-context.ts';
import { languageOf } from '../../language/languages.ts';
import { usePage } from '../page-context.ts';

interface DocumentLinkProps {
  document: DocumentEntry;
  /** What the link does; the document's title is said after it. */
  words: string;
  /** Whether it saves the file instead of showing it. */
  download?: boolean;
  className?: string | undefined;
}

/** A link to the file of a document. */
export function DocumentLink({ document, words, download, className }: DocumentLinkProps) {
  const { language, href, title } = document;
  const hrefLang = language === usePage().language ? undefined : languageOf(language).tag;
  return (
    <a {...{ className, href, hrefLang, download }}>
      {words}
      <span className="visually-hidden">{` ${title}`}</span>
    </a>
  );
}
