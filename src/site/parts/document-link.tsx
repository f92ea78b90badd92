import type { AnchorHTMLAttributes } from 'react';
import type { DocumentEntry } from '../../compile/compile-context.ts';
import { languageOf } from '../../lib/language/languages.ts';
import { usePage, useText } from '../page-context.ts';

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

/** The prefixes of the SI, by thousands, as the check counts. */
const kilobyte = 1000;
const megabyte = 1000 * kilobyte;

/** Returns what formats the size of a file as the content words it: `340 кБ`, `1,3 МБ`. */
export function useSizeFormat(): (bytes: number) => string {
  const t = useText();
  const { tag } = languageOf(usePage().language);
  return (bytes) => {
    if (bytes < 0.95 * megabyte) {
      return t('labels:documents.kilobytes', { size: Math.max(1, Math.round(bytes / kilobyte)) });
    }
    const size = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(bytes / megabyte);
    return t('labels:documents.megabytes', { size });
  };
}
