import { useEffect, useRef, useState } from 'react';
import type { DocumentEntry } from '../../compile/compile-context.ts';
import { useText } from '../page-context.ts';
import { DocumentSession, nothingLoaded } from './document.ts';
import { usePrintAndSave } from './print-and-save.tsx';
import { Sheet } from './sheet.tsx';
import { keyHandler, useFit, useFullscreen, usePages, useSwipe } from './stage.ts';
import { PageBar, ViewerTools } from './tools.tsx';
import { usePainting } from './use-painting.ts';
import styles from './viewer.css?inline';
import { WaitingView } from './waiting.tsx';

/** What a viewer is given. */
export interface PdfViewerProps {
  document: DocumentEntry;
  /** The document's id in the address, where the page of the site lists several documents. */
  addressId: string | undefined;
}

const classes = { off: 'viewer', screen: 'viewer viewer-full', window: 'viewer viewer-full viewer-in-window' };

/** Shows a PDF document, one page at a time (specification, section 2). */
export function PdfViewer({ document: entry, addressId }: PdfViewerProps) {
  const { href, title } = entry;
  const t = useText();
  const container = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { state, session } = useSession(href);
  const document = state.status === 'ready' ? state.document : undefined;
  const isOpen = state.status === 'ready' || state.status === 'recovering';
  const [total, setTotal] = useState(0);
  if (document && document.pdf.numPages !== total) setTotal(document.pdf.numPages);
  const pages = usePages(total, addressId, stage);
  const fullscreen = useFullscreen(container);
  const [zoom, setZoom] = useState(1);
  const fit = useFit(stage, fullscreen.mode !== 'off', zoom);
  const onStuck = () => session.current?.recover();
  const painted = usePainting(document, pages.page, fit, onStuck);
  const { print, status, save } = usePrintAndSave(entry, document, onStuck);
  const swipe = useSwipe(pages.turn);
  const onKeyDown = keyHandler(stage, field, pages, fullscreen);
  return (
    <section
      ref={container}
      className={classes[fullscreen.mode]}
      aria-label={title}
      onKeyDown={isOpen ? onKeyDown : undefined}
    >
      {isOpen && (
        <ViewerTools zoom={zoom} onZoom={setZoom} onPrint={print} onSave={save}>
          {status}
        </ViewerTools>
      )}
      <section
        ref={stage}
        className="viewer-stage"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={isOpen ? t('viewer:sheet', { page: pages.page, total, title }) : title}
        aria-busy={!painted.isShown && !painted.failure}
        {...swipe}
      >
        {isOpen ? (
          <Sheet {...painted} {...{ document: entry, addressId, pages }} />
        ) : (
          <WaitingView state={state} onRetry={() => session.current?.open()} />
        )}
      </section>
      {isOpen && total > 0 && <PageBar {...{ pages, fullscreen, field }} />}
      <p className="visually-hidden" aria-live="polite">
        {pages.said}
      </p>
    </section>
  );
}

/** Opens a document while a viewer shows it. */
function useSession(url: string) {
  const [state, setState] = useState(nothingLoaded);
  const session = useRef<DocumentSession>(null);
  useEffect(() => {
    const opened = new DocumentSession(url, setState);
    session.current = opened;
    void opened.open();
    return () => opened.close();
  }, [url]);
  return { state, session };
}

/**
 * Puts the viewer's style sheet into the page. By script, because the style sheet of the site carries only what every page
 * needs, and the security policy lets no written style in afterwards.
 */
function installStyles(): void {
  const { sheet } = window.document.head.appendChild(window.document.createElement('style'));
  // One rule around all of them, because rules are put in one by one.
  sheet?.insertRule(`@media all { ${styles} }`);
}

if (!import.meta.env.SSR) installStyles();
