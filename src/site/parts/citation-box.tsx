import { useEffect, useRef, useState } from 'react';
import { defaultLanguage } from '../../lib/language/languages.ts';
import { citationLanguage } from '../../lib/namespaces/csl-item.ts';
import { useNamespace, usePage } from '../page-context.ts';
import styles from './citation-box.module.css';

interface CitationBoxProps {
  /** The address of the publication's files, without their endings. */
  path: string;
  /** Tells its box from others, for who does not see what stands above it. */
  title: string;
  titleLanguage?: string | undefined;
  language: string;
  dstu: string;
  apa: string;
  seen?: string;
}

/** The citation of a publication, to be copied, and its files for reference managers. Closed until someone wants it. */
export function CitationBox({ path, title, titleLanguage, language, dstu, apa, seen }: CitationBoxProps) {
  const { cite } = useNamespace('labels').citation;
  const { language: pageLanguage } = usePage();
  const box = useRef<HTMLDetailsElement>(null);
  // Prerendered pages know no day: it comes when the box is opened, or was open before the script came.
  const [day, setDay] = useState<string>();
  const noteDay = () => {
    // Ukrainian citations write 05.06.2026.
    const format = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
    if (box.current?.open) setDay(new Date().toLocaleDateString('uk', format));
  };
  useEffect(noteDay, []);
  // The first is what readers of the page are asked for.
  const byDstu = <Citation key="dstu" name="ДСТУ 8302:2015" {...{ language, seen, day }} html={dstu} />;
  const byApa = <Citation key="apa" name="APA 7" language={language} html={apa} />;
  return (
    <details ref={box} className={`on-screen ${styles.box}`} data-search-ignore onToggle={noteDay}>
      <summary>
        {cite}
        <span className="visually-hidden" lang={titleLanguage}>{` ${title}`}</span>
      </summary>
      <dl>{pageLanguage === defaultLanguage ? [byDstu, byApa] : [byApa, byDstu]}</dl>
      <ExportLinks {...{ path, title, titleLanguage }} />
    </details>
  );
}

interface CitationProps {
  name: string;
  language: string;
  /** The text of the citation processor: text with italics. */
  html: string;
  /** The text after it: when the source was looked at, with `{{day}}`. */
  seen?: string | undefined;
  day?: string | undefined;
}

function Citation({ name, language, html, seen, day }: CitationProps) {
  const { copy, copied } = useNamespace('labels').citation;
  const text = useRef<HTMLSpanElement>(null);
  const [isCopied, setCopied] = useState(false);
  const onClick = async () => {
    const shown = text.current as HTMLElement;
    try {
      await copyText(shown.innerHTML, shown.textContent);
      setCopied(true);
    } catch {
      // Not allowed here: the visitor copies what is selected.
      window.getSelection()?.selectAllChildren(shown);
    }
  };
  return (
    <div>
      <dt lang={citationLanguage(name)}>{name}</dt>
      <dd>
        <span ref={text} lang={citationLanguage(html, language)}>
          <span dangerouslySetInnerHTML={{ __html: html }} />
          {/* Until the day is known there is room for it: the button behind it must not move from under a pointer. */}
          {seen && (
            <span className={day ? undefined : styles.unknown}>{seen.replace('{{day}}', day ?? '00.00.0000')}</span>
          )}
        </span>{' '}
        <button type="button" className={`with-script ${styles.copy}`} onClick={onClick}>
          {copy}
          <span className="visually-hidden" lang={citationLanguage(name)}>{` ${name}`}</span>
        </button>
        <span role="status">{isCopied && ` ${copied}`}</span>
      </dd>
    </div>
  );
}

/** Copies with italics where the browser can, so that they reach a word processor. */
async function copyText(html: string, text: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
  const as = (content: string, type: string) => new Blob([content], { type });
  return navigator.clipboard.write([
    new ClipboardItem({ 'text/html': as(html, 'text/html'), 'text/plain': as(text, 'text/plain') }),
  ]);
}

const formats = [
  ['BibTeX', 'bib'],
  ['RIS', 'ris'],
  ['CSL-JSON', 'csl.json'],
] as const;

interface ExportLinksProps {
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
    <p className={`row on-screen ${styles.links}`}>
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
