import type { AnchorHTMLAttributes } from 'react';
import type { DocumentEntry } from '../../compile/compile-context.ts';
import { languageOf } from '../../lib/language/languages.ts';
import { usePage } from '../page-context.ts';

interface DocumentLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  document: DocumentEntry;
  /** What the link does; the document's title is said after it. */
  words: string;
}

/** A link to the file of a document, or where else `href` leads. */
export function DocumentLink({ document: { language, title, href }, words, ...others }: DocumentLinkProps) {
  const hrefLang = language === usePage().language ? undefined : languageOf(language).tag;
  return (
    <a {...{ href, hrefLang, ...others }}>
      {words}
      <span className="visually-hidden">{` ${title}`}</span>
    </a>
  );
}
