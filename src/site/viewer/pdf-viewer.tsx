import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { DocumentEntry } from '../../compile/compile-context.ts';
import { languageOf } from '../../lib/language/languages.ts';
import { composed } from '../../lib/text/letters.ts';
import { useText } from '../page-context.ts';
import { opensElsewhere, writePageAddress } from '../place-in-page.ts';
import { DocumentSession, nothingLoaded } from './document.ts';
import type { PDFDocumentProxy, PDFPageProxy, PdfLibrary } from './library.ts';
import { emptyCanvas } from './painter.ts';
import { usePrintAndSave } from './print-and-save.tsx';
import { keyHandler, type Pages, useFit, useFullscreen, usePages, useSwipe } from './stage.ts';
import { PageBar, ViewerTools } from './tools.tsx';
import { type Painting, usePainting } from './use-painting.ts';
import styles from './viewer.css?inline';
import { PageFailureView, WaitingView } from './waiting.tsx';

/** Part of an annotation as the library describes it. */
export interface Annotation {
  id: string;
  subtype: string;
  /** The address, if it is a safe one. */
  url?: string;
  dest?: string | unknown[];
  /** The kind of a field, and the value of one that is checked. */
  pushButton?: boolean;
  resetForm?: unknown;
  checkBox?: boolean;
  radioButton?: boolean;
  exportValue?: string;
  buttonValue?: string | null;
  /** The words of a link, and the purpose of a field and its name in the file. */
  overlaidText?: string;
  alternativeText?: string;
  fieldName?: string;
}

/** The parts of the site that a page's layers need. */
interface LayerTexts {
  /** The tag of the language that the document is written in. */
  language: string;
  hrefOf(page: number): string;
  nameOf(page: number): string;
  onPage(page: number): void;
  /** Called when words, links and fields of the page are there. */
  onComplete(): void;
}

type TextPart = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type LayerOptions = ConstructorParameters<PdfLibrary['AnnotationLayer']>[0];

/** The most pieces of text that can be selected on a page, and the most links and fields: each is an element. */
const [maxTexts, maxAnnotations] = [10_000, 1000];

export interface PdfViewerProps {
  document: DocumentEntry;
  /** The document's id in the address, where the page of the site lists several documents. */
  addressId: string | undefined;
}

interface SheetProps extends PdfViewerProps, ReturnType<typeof usePainting> {
  pages: Pages;
}

/** A page: its picture, over it its words, and over these its links and fields; or why it is not shown. */
function Sheet({ painting, isShown, failure, prepareNext, retry, ...props }: SheetProps) {
  const { document: entry, addressId, pages } = props;
  const { page, total, goTo, turn } = pages;
  const t = useText();
  const sheet = useRef<HTMLDivElement>(null);
  const show = useEffectEvent((shown: Painting) =>
    showLayers(shown, sheet.current as Element, {
      language: languageOf(entry.language).tag,
      hrefOf: (target) => writePageAddress({ ...(addressId && { document: addressId }), page: target }),
      nameOf: (target) => t('viewer:linkToPage', { page: target }),
      onPage(target) {
        goTo(target);
        // The link goes with its page, and the focus with the link: keys would no longer reach the viewer.
        sheet.current?.parentElement?.focus({ preventScroll: true });
      },
      onComplete: prepareNext,
    }),
  );
  useLayoutEffect(() => {
    if (!painting) return;
    const { canvas } = painting;
    sheet.current?.replaceChildren(canvas);
    return () => emptyCanvas(canvas);
  }, [painting]);
  useEffect(() => (painting && isShown ? show(painting) : undefined), [painting, isShown]);
  const size = painting && {
    width: painting.width,
    height: painting.height,
    '--total-scale-factor': painting.scale * painting.page.userUnit,
  };
  return (
    <>
      <div ref={sheet} className="viewer-sheet" style={size} hidden={failure !== undefined} />
      {failure && (
        <PageFailureView
          {...{ document: entry, failure, page }}
          onNext={total > 1 ? () => turn(1) : undefined}
          onRetry={retry}
        />
      )}
    </>
  );
}

/**
 * Lays the words of a page over its picture, transparent, and over these its links and fields: words can be selected,
 * copied, found and read aloud, links followed, forms filled in. A page whose layers cannot be read is still seen.
 * @returns what takes them away again
 */
function showLayers({ page, scale, document: viewed }: Painting, sheet: Element, texts: LayerTexts): () => void {
  const { library, pdf } = viewed;
  const viewport = page.getViewport({ scale });
  const layerOf = (className: string) =>
    sheet.appendChild(Object.assign(document.createElement('div'), { className, lang: texts.language }));
  const container = layerOf('viewer-text');
  const div = layerOf('viewer-annotations');
  let isWanted = true;
  const showAnnotations = async () => {
    const all = (await page.getAnnotations({ intent: 'display' })) as Annotation[];
    const annotations = await usableAnnotations(pdf, all.slice(0, maxAnnotations));
    const hasFields = annotations.some(({ subtype }) => subtype === 'Widget');
    const fieldObjects = hasFields ? await pdf.getFieldObjects() : null;
    if (!isWanted) return;
    const { annotationStorage } = pdf;
    const options = { div, page, viewport, linkService: linksTo(texts), annotationStorage };
    const layer = new library.AnnotationLayer(options as unknown as LayerOptions);
    const more = { annotations, renderForms: true, fieldObjects };
    await layer.render({ ...options, ...more } as unknown as Parameters<typeof layer.render>[0]);
    for (const annotation of annotations) nameElement(div, annotation, texts);
  };
  const text = new library.TextLayer({ textContentSource: wordsOf(page), container, viewport });
  const words = text.render().catch(() => {});
  void Promise.all([words, showAnnotations().catch(() => {})]).then(() => isWanted && texts.onComplete());
  return () => {
    isWanted = false;
    text.cancel();
    // Memory for measuring the words is given back, unless others are being laid out.
    void words.then(() => library.TextLayer.cleanup());
    container.remove();
    div.remove();
  };
}

/** The words of a page as they are read, until there are too many. */
function wordsOf(page: PDFPageProxy): ReadableStream<TextPart> {
  let left = maxTexts;
  const limited = new TransformStream<TextPart, TextPart>({
    transform(part, controller) {
      for (const item of part.items) {
        // The name of a part within its document: on the page it would be that of another document's part, too.
        if ('id' in item) item.id = '';
        // Text that is copied or found consists of letters. The library knows some ligatures, and puts Arabic forms in order with its own.
        if ('str' in item) item.str = composed(item.str);
      }
      controller.enqueue(part);
      left -= part.items.length;
      if (left <= 0) controller.terminate();
    },
  });
  return page.streamTextContent({ includeMarkedContent: true }).pipeThrough(limited);
}

/** Finds the links that lead somewhere, with the page as their destination if it is one of the document, and the fields. */
export async function usableAnnotations(
  document: Pick<PDFDocumentProxy, 'getDestination' | 'getPageIndex'>,
  annotations: readonly Annotation[],
): Promise<Annotation[]> {
  const usable = await Promise.all(
    annotations.map(async (annotation) => {
      const { subtype, url, pushButton, resetForm, checkBox, radioButton, exportValue, buttonValue } = annotation;
      if (subtype === 'Widget' && (!pushButton || resetForm)) {
        // The library could not save a box that is checked and has no value to be checked with.
        const isUnsaved = (checkBox || radioButton) && (exportValue ?? buttonValue ?? null) === null;
        return isUnsaved ? { ...annotation, readOnly: true } : annotation;
      }
      if (subtype !== 'Link' && !pushButton) return undefined;
      // The library rejects where the page that a link leads to has been deleted: the other links stay.
      const page = url ? undefined : await pageOf(document, annotation).catch(() => undefined);
      if (!url && !page) return undefined;
      // Without the quadrilaterals of its lines: the library would give them ids that other documents have, too.
      return { ...annotation, dest: page ? [page] : undefined, quadPoints: null };
    }),
  );
  return usable.filter((annotation) => annotation !== undefined) as Annotation[];
}

async function pageOf(
  document: Parameters<typeof usableAnnotations>[0],
  { dest }: Annotation,
): Promise<number | undefined> {
  const explicit = typeof dest === 'string' ? await document.getDestination(dest) : dest;
  const [target] = explicit ?? [];
  if (typeof target === 'number') return target + 1;
  if (typeof target !== 'object' || target === null) return undefined;
  return (await document.getPageIndex(target as { num: number; gen: number })) + 1;
}

/** Services that the library's layer asks of links. Their destinations are numbers of pages by now. */
function linksTo({ hrefOf, onPage }: LayerTexts) {
  return {
    getDestinationHash: ([page]: [number]) => hrefOf(page),
    goToDestination: ([page]: [number]) => onPage(page),
    getAnchorUrl: () => '#',
    addLinkAttributes(link: HTMLAnchorElement, url: string) {
      Object.assign(link, { href: url, target: '_blank', rel: 'noopener noreferrer' });
    },
  };
}

/** Names a link or field for those who do not see it, and leaves clicks for other windows to the browser. */
function nameElement(layer: HTMLElement, annotation: Annotation, { nameOf }: LayerTexts): void {
  const { id, url, dest, overlaidText, alternativeText, fieldName } = annotation;
  const section = layer.querySelector<HTMLElement>(`[data-annotation-id="${CSS.escape(id)}"]`);
  const element = section?.querySelector<HTMLElement>('a, input, select, textarea');
  if (!section || !element) return;
  // Other documents of the page have the same ids; and a title beside a name would be told, too.
  element.removeAttribute('id');
  for (const titled of [section, element]) titled.removeAttribute('title');
  const [page] = (dest ?? []) as [number?];
  const words = composed((overlaidText ?? '').trim()) || alternativeText || fieldName;
  const name = words || url || nameOf(page ?? 1);
  element.setAttribute('aria-label', name);
  if (!words) element.lang = document.documentElement.lang;
  const { onclick } = element;
  if (onclick) element.onclick = (event) => opensElsewhere(event) || onclick.call(element, event);
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
  const onStuck = () => session.current?.open('recovering');
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
