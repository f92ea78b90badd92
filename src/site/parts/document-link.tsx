import type { AnchorHTMLAttributes } from 'react';
import type { DocumentEntry } from '../../compile/compile-context.ts';
import { languageOf } from '../../lib/language/languages.ts';
import { usePage } from '../page-context.ts';

interface DocumentLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  document: DocumentEntry;
  /** The visible words of the link; the document's title is said after it. */
  words: string;
  /** The link's effect, where its words do not say so. */
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
