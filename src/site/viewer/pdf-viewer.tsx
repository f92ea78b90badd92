import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../page-context.ts';
import { DocumentSession, type DocumentState } from './document.ts';
import { useFullscreen } from './fullscreen.ts';
import { readPageAddress } from './page-address.ts';
import { useFilledIn, usePrinting } from './print-and-save.tsx';
import { Sheet } from './sheet.tsx';
import { usePageAddress, useStageSize, useSwipe } from './stage.ts';
import { PageBar, ViewerTools } from './tools.tsx';
import { usePainting } from './use-painting.ts';
import styles from './viewer.css?inline';
import { PageFailureView, PasswordForm, WaitingView } from './waiting.tsx';

/** What a viewer is given. */
export interface PdfViewerProps {
  pdfUrl: string;
  title: string;
  /** The tag of the language that the document is written in. */
  language: string;
  /** The document's id in the address, where the page of the site lists several documents. */
  addressId: string | undefined;
  /** Where the document can be read as text, if it can. */
  textHref?: string | undefined;
}

/** Shows a PDF document, one page at a time (specification, section 2). */
export function PdfViewer({ pdfUrl, title, language, addressId, textHref }: PdfViewerProps) {
  const t = useText();
  const container = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { state, session } = useSession(pdfUrl);
  const document = state.status === 'ready' ? state.document : undefined;
  const isOpen = state.status === 'ready' || state.status === 'recovering';
  const [total, setTotal] = useState(0);
  const [asked, setAsked] = useState(() => askedPage(addressId));
  const [zoom, setZoom] = useState(1);
  const [said, setSaid] = useState('');
  const { mode, toggle } = useFullscreen(container);
  const stageSize = useStageSize(stage, mode !== 'off');
  const page = Math.min(asked, total || asked);
  const onStuck = () => session.current?.recover();
  const painted = usePainting({ document, page, stageSize, zoom, onStuck });
  const printing = usePrinting({ document, title, pdfUrl, onStuck });
  const save = useFilledIn(document, pdfUrl);

  useEffect(() => {
    if (document) setTotal(document.pdf.numPages);
  }, [document]);

  const goTo = useCallback(
    (target: number, text: 'position' | 'wrappedToLast' | 'wrappedToFirst' = 'position') => {
      if (target < 1 || target > total) return;
      setAsked(target);
      setSaid(t(`viewer:${text}`, { page: target, total }));
      stage.current?.scrollTo({ top: 0, left: 0 });
    },
    [t, total],
  );
  const turn = (step: 1 | -1) => {
    const target = page + step;
    if (target < 1) goTo(total, 'wrappedToLast');
    else if (target > total) goTo(1, 'wrappedToFirst');
    else goTo(target);
  };
  const followLink = (target: number) => {
    goTo(target);
    // The link goes with its page, and the focus with the link: keys would no longer reach the viewer.
    stage.current?.focus({ preventScroll: true });
  };
  useSwipe(stage, turn);
  usePageAddress(addressId, isOpen ? page : undefined, goTo);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).matches('input, textarea, select')) return;
    const canScroll = stage.current && stage.current.scrollWidth > stage.current.clientWidth + 1;
    const actions: Record<string, (() => void) | undefined> = {
      ArrowLeft: canScroll ? undefined : () => turn(-1),
      ArrowRight: canScroll ? undefined : () => turn(1),
      PageUp: () => turn(-1),
      PageDown: () => turn(1),
      Home: () => goTo(1),
      End: () => goTo(total),
      f: toggle,
      F: toggle,
    };
    // With another keyboard layout the key of F gives another letter.
    const action = actions[event.key] ?? (event.code === 'KeyF' ? toggle : undefined);
    if (action) {
      event.preventDefault();
      action();
    } else if (/^\d$/.test(event.key)) field.current?.focus();
  };

  const isFull = mode !== 'off';
  return (
    <section ref={container} className={classes[mode]} aria-label={title} onKeyDown={onKeyDown}>
      {isOpen && (
        <ViewerTools zoom={zoom} onZoom={setZoom} onPrint={printing.print} onSave={save}>
          {printing.notice}
        </ViewerTools>
      )}
      <section
        ref={stage}
        className="viewer-stage"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={isOpen ? t('viewer:sheet', { page, total, title }) : title}
        aria-busy={painted.isBusy}
      >
        {isOpen ? (
          <>
            <div hidden={painted.failure !== undefined}>
              <Sheet
                {...{ language, addressId, painting: painted.painting }}
                isShown={!painted.isBusy && !painted.failure}
                onPage={followLink}
                onComplete={painted.prepareNext}
              />
            </div>
            {painted.failure && (
              <PageFailureView
                {...{ failure: painted.failure, page, pdfUrl, textHref }}
                onNext={total > 1 ? () => turn(1) : undefined}
                onRetry={painted.retry}
              />
            )}
          </>
        ) : state.status === 'password' ? (
          <PasswordForm key={String(state.wrong)} wrong={state.wrong} onSubmit={state.submit} />
        ) : (
          <WaitingView state={state} onRetry={() => session.current?.open()} />
        )}
      </section>
      {isOpen && total > 0 && (
        <PageBar {...{ page, total, isFull, field }} onStep={turn} onPage={goTo} onFullscreen={toggle} />
      )}
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </section>
  );
}

const classes = { off: 'viewer', screen: 'viewer viewer-full', window: 'viewer viewer-full viewer-in-window' };

/** The page that the address asks for. */
function askedPage(addressId: string | undefined): number {
  const { document, page } = readPageAddress(window.location.hash);
  return document === addressId ? (page ?? 1) : 1;
}

/** Opens a document while a viewer shows it. */
function useSession(url: string) {
  const [state, setState] = useState<DocumentState>({ status: 'loading', loaded: 0, total: 0 });
  const session = useRef<DocumentSession>(null);
  useEffect(() => {
    const opened = new DocumentSession(url, setState);
    session.current = opened;
    opened.open();
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
