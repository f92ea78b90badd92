import type { AnchorHTMLAttributes } from 'react';
import type { DocumentEntry } from '../../compile/compile-context.ts';
import { languageOf } from '../../lib/language/languages.ts';
import { usePage } from '../page-context.ts';

interface DocumentLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  document: DocumentEntry;
  /** What is seen of the link; the document's title is said after it. */
  words: string;
  /** What the link does, where its words do not say so. */
  does?: string;
}

/** A link to the file of a document. */
export function DocumentLink({ document: { language, title, href }, words, does, ...others }: DocumentLinkProps) {
  const hrefLang = language === usePage().language ? undefined : languageOf(language).tag;
  return (
    <a {...{ href, hrefLang, ...others }}>
      {words}
      <span className="visually-hidden">{`${does ? `, ${does}` : ''} ${title}`}</span>
    </a>
  );
}
