import { useRef, useState } from 'react';
import { useNamespace } from '../page-context.ts';
import styles from './citation-box.module.css';
import { ExportLinks } from './export-links.tsx';

/** How a publication is cited, to be copied, and its files for reference managers. Closed until someone wants it. */
export function CitationBox({ path, dstu, apa }: { path: string; dstu: string; apa: string }) {
  const { cite } = useNamespace('labels').citation;
  return (
    <details className={styles.box} data-search-ignore>
      <summary>{cite}</summary>
      <dl>
        <Citation name="ДСТУ 8302:2015" html={dstu} />
        <Citation name="APA 7" html={apa} />
      </dl>
      <ExportLinks path={path} />
    </details>
  );
}

/** `html` is what the citation processor made: text with italics. */
function Citation({ name, html }: { name: string; html: string }) {
  const { copy, copied } = useNamespace('labels').citation;
  const text = useRef<HTMLSpanElement>(null);
  const [isCopied, setCopied] = useState(false);
  const onClick = async () => {
    await copyText(html, text.current?.textContent ?? '');
    setCopied(true);
  };
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span ref={text} dangerouslySetInnerHTML={{ __html: html }} />{' '}
        <button type="button" className={styles.copy} onClick={onClick}>
          {copy}
          <span className="visually-hidden"> {name}</span>
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
