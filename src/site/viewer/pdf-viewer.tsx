import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNamespace, useText } from '../page-context.ts';
import { readPageAddress } from './page-address.ts';
import { PageBar } from './page-bar.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sheet } from './sheet.tsx';
import { forgetText } from './text-layer.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { usePageAddress } from './use-page-address.ts';
import { usePainting } from './use-painting.ts';
import { usePrinting } from './use-printing.tsx';
import { useSession } from './use-session.ts';
import { useStageSize } from './use-stage-size.ts';
import { useSwipe } from './use-swipe.ts';
import { installViewerStyles } from './viewer-styles.ts';
import { ViewerTools } from './viewer-tools.tsx';
import { WaitingView } from './waiting-view.tsx';

installViewerStyles();

/** What a viewer is given. */
export interface PdfViewerProps {
  pdfUrl: string;
  title: string;
  /** The tag of the language that the document is written in. */
  language: string;
  /** The document's id in the address, where the page of the site lists several documents. */
  addressId: string | undefined;
}

/** Shows a PDF document, one page at a time (specification, section 2). */
export function PdfViewer({ pdfUrl, title, language, addressId }: PdfViewerProps) {
  const texts = useNamespace('viewer');
  const t = useText();
  const container = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { state, open, recover } = useSession(pdfUrl);
  const document = state.status === 'ready' ? state.document : undefined;
  const isOpen = state.status === 'ready' || state.status === 'recovering';
  const [total, setTotal] = useState(0);
  const [asked, setAsked] = useState(() => askedPage(addressId));
  const [zoom, setZoom] = useState(1);
  const [said, setSaid] = useState('');
  const { mode, toggle } = useFullscreen(container);
  const stageSize = useStageSize(stage, mode !== 'off');
  const page = Math.min(asked, total || asked);
  const painted = usePainting({ document, page, stageSize, zoom, canvas, onStuck: recover });
  const printing = usePrinting({ document, title, pdfUrl, onStuck: recover });

  useEffect(() => {
    if (document) setTotal(document.numPages);
  }, [document]);
  useEffect(() => forgetText, []);

  const goTo = useCallback(
    (target: number, text: 'position' | 'wrappedToLast' | 'wrappedToFirst' = 'position') => {
      if (target < 1 || target > total) return;
      setAsked(target);
      setSaid(t(`viewer:${text}`, { page: target, total }));
      stage.current?.scrollTo({ top: 0, left: 0 });
    },
    [t, total],
  );
  const turn = useCallback(
    (step: 1 | -1) => {
      const target = page + step;
      if (target < 1) goTo(total, 'wrappedToLast');
      else if (target > total) goTo(1, 'wrappedToFirst');
      else goTo(target);
    },
    [goTo, page, total],
  );
  const followLink = (target: number) => {
    goTo(target);
    // The link goes with its page, and the focus with the link: keys would no longer reach the viewer.
    stage.current?.focus({ preventScroll: true });
  };
  useSwipe(stage, turn);
  usePageAddress(addressId, isOpen ? page : undefined, goTo);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement) return;
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
        <ViewerTools zoom={zoom} onZoom={setZoom} onPrint={printing.print}>
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
                language={language}
                addressId={addressId}
                canvas={canvas}
                document={document}
                painting={painted.painting}
                isShown={!painted.isBusy && !painted.failure}
                onPage={followLink}
                onComplete={painted.prepareNext}
              />
            </div>
            {painted.failure && (
              <div role="alert" className="viewer-failure">
                <p>{t(`viewer:failures.${painted.failure}`, { page })}</p>
                <button type="button" className="button" onClick={painted.retry}>
                  {texts.retry}
                </button>
                {total > 1 && (
                  <button type="button" className="button" onClick={() => turn(1)}>
                    {texts.next}
                  </button>
                )}
              </div>
            )}
          </>
        ) : state.status === 'password' ? (
          <PasswordForm key={String(state.wrong)} wrong={state.wrong} onSubmit={state.submit} />
        ) : (
          <WaitingView state={state} onRetry={open} />
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
