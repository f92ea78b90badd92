import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DocumentEntry } from '../../compile/compile-context.ts';
import { useText } from '../page-context.ts';
import { DocumentSession, nothingLoaded, type ViewedDocument } from './document.ts';
import { readPageAddress } from './page-address.ts';
import { useFilledIn, usePrinting } from './print-and-save.tsx';
import { Sheet } from './sheet.tsx';
import { keyHandler, useFullscreen, usePageAddress, useStageSize, useSwipe } from './stage.ts';
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

/** Shows a PDF document, one page at a time (specification, section 2). */
export function PdfViewer({ document: entry, addressId }: PdfViewerProps) {
  const { href: pdfUrl, title } = entry;
  const t = useText();
  const container = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { state, session } = useSession(pdfUrl);
  const document = state.status === 'ready' ? state.document : undefined;
  const isOpen = state.status === 'ready' || state.status === 'recovering';
  const [zoom, setZoom] = useState(1);
  const { page, total, said, goTo, turn } = usePages(document, addressId, stage);
  const { mode, toggle } = useFullscreen(container);
  const stageSize = useStageSize(stage, mode !== 'off');
  const onStuck = () => session.current?.recover();
  const painted = usePainting({ document, page, stageSize, zoom, onStuck });
  const save = useFilledIn(document, pdfUrl);
  const printing = usePrinting({ document, title, pdfUrl, save, onStuck });
  const swipe = useSwipe(turn);
  usePageAddress(addressId, isOpen ? page : undefined, goTo);

  const followLink = (target: number) => {
    goTo(target);
    // The link goes with its page, and the focus with the link: keys would no longer reach the viewer.
    stage.current?.focus({ preventScroll: true });
  };
  const onKeyDown = keyHandler({ stage, field, turn, goTo, toggle, last: total });
  return (
    <section ref={container} className={classes[mode]} aria-label={title} onKeyDown={isOpen ? onKeyDown : undefined}>
      {isOpen && (
        <ViewerTools zoom={zoom} onZoom={setZoom} onPrint={printing.print} onSave={save}>
          {printing.status}
        </ViewerTools>
      )}
      <section
        ref={stage}
        className="viewer-stage"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={isOpen ? t('viewer:sheet', { page, total, title }) : title}
        aria-busy={!painted.isShown && !painted.failure}
        {...swipe}
      >
        {isOpen ? (
          <Sheet
            {...painted}
            {...{ document: entry, addressId, page }}
            onPage={followLink}
            onNext={total > 1 ? () => turn(1) : undefined}
          />
        ) : (
          <WaitingView state={state} onRetry={() => session.current?.open()} />
        )}
      </section>
      {isOpen && total > 0 && (
        <PageBar {...{ page, total, mode, field }} onStep={turn} onPage={goTo} onFullscreen={toggle} />
      )}
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </section>
  );
}

const classes = { off: 'viewer', screen: 'viewer viewer-full', window: 'viewer viewer-full viewer-in-window' };

/** Keeps the page that a viewer shows, goes to others, and tells of it those who do not see it. */
function usePages(
  document: ViewedDocument | undefined,
  addressId: string | undefined,
  stage: RefObject<HTMLElement | null>,
) {
  const t = useText();
  const [total, setTotal] = useState(0);
  const [asked, setAsked] = useState(() => {
    const { document, page = 1 } = readPageAddress(window.location.hash);
    return document === addressId ? page : 1;
  });
  const [said, setSaid] = useState('');
  const page = Math.min(asked, total || asked);
  useEffect(() => {
    if (document) setTotal(document.pdf.numPages);
  }, [document]);
  const goTo = (target: number, text: 'position' | 'wrappedToLast' | 'wrappedToFirst' = 'position') => {
    if (!Number.isInteger(target) || target < 1 || target > total) return;
    setAsked(target);
    setSaid(t(`viewer:${text}`, { page: target, total }));
    stage.current?.scrollTo({ top: 0, left: 0 });
  };
  const turn = (step: 1 | -1) => {
    const target = page + step;
    if (target < 1) goTo(total, 'wrappedToLast');
    else if (target > total) goTo(1, 'wrappedToFirst');
    else goTo(target);
  };
  return { page, total, said, goTo, turn };
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
