import { composed } from '../../lib/text/letters.ts';
import { opensElsewhere } from '../opens-elsewhere.ts';
import type { PDFDocumentProxy, PDFPageProxy, PdfLibrary } from './library.ts';
import type { Painting } from './painter.ts';

/** Part of an annotation as the library describes it. */
export interface Annotation {
  id: string;
  subtype: string;
  /** The address, if it is a safe one. */
  url?: string;
  dest?: string | unknown[];
  action?: string;
  resetForm?: unknown;
  pushButton?: boolean;
  checkBox?: boolean;
  radioButton?: boolean;
  exportValue?: string;
  buttonValue?: string | null;
  readOnly?: boolean;
  overlaidText?: string;
  /** The purpose of a field, and its name in the file. */
  alternativeText?: string;
  fieldName?: string;
}

/** Elements for the words of a page, and for its links and fields. */
export interface LayerPlaces {
  text: HTMLElement;
  annotations: HTMLElement;
}

/** The meaning of a link on a page to the site. */
export interface LinkTexts {
  hrefOf(page: number): string;
  /** The name of a link to a page that has no words. */
  nameOf(page: number): string;
  onPage(page: number): void;
}

type TextPart = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type LayerOptions = ConstructorParameters<PdfLibrary['AnnotationLayer']>[0];

/** The most pieces of text that can be selected on a page, and the most links and fields: each is an element. */
const [maxTexts, maxAnnotations] = [10_000, 1000];
/** The reason why the reading of words is ended: by this name the library knows that it has not failed. */
const unwanted = Object.assign(new Error('The words are not wanted any more.'), { name: 'AbortException' });
/** The words that are being laid out, of all documents: until then, the library forgets nothing. */
const unfinished = new Set<Promise<unknown>>();
let forget = () => {};

/**
 * Lays the words of a page over its picture, transparent, and over these its links and fields: words can be selected,
 * copied, found and read aloud, links followed, forms filled in.
 * @returns what takes them away again, and when they are all there; a page whose layers cannot be read is still seen
 */
export function showLayers(painting: Painting, places: LayerPlaces, links: LinkTexts) {
  const { page, scale, document } = painting;
  const { library } = document;
  forget = () => library.TextLayer.cleanup();
  const viewport = page.getViewport({ scale });
  const text = new library.TextLayer({ textContentSource: wordsOf(page), container: places.text, viewport });
  let isWanted = true;
  const showAnnotations = async () => {
    const all = (await page.getAnnotations({ intent: 'display' })) as Annotation[];
    const annotations = await usableAnnotations(document.pdf, page.pageNumber, all.slice(0, maxAnnotations));
    const fieldObjects = annotations.some(({ subtype }) => subtype === 'Widget')
      ? ((await document.pdf.getFieldObjects()) as Record<string, object[]> | null)
      : null;
    if (!isWanted) return;
    const linkService = linksTo(links);
    const { annotationStorage } = document.pdf;
    const options = { div: places.annotations, page, viewport, linkService, annotationStorage };
    const layer = new library.AnnotationLayer(options as unknown as LayerOptions);
    const more = { annotations, renderForms: true, fieldObjects };
    await layer.render({ ...options, ...more } as unknown as Parameters<typeof layer.render>[0]);
    for (const annotation of annotations) nameElement(places.annotations, annotation, links);
  };
  const words = text.render().catch(() => {});
  unfinished.add(words);
  void words.then(() => unfinished.delete(words));
  const remove = () => {
    isWanted = false;
    text.cancel();
    places.text.replaceChildren();
    places.annotations.replaceChildren();
  };
  return { remove, done: Promise.all([words, showAnnotations().catch(() => {})]) };
}

/** Gives back what measuring the words has used, once those are gone that were being laid out. */
export function forgetText(): void {
  void Promise.all(unfinished).then(() => forget());
}

/** The words of a page as they are read, until there are too many. */
function wordsOf(page: PDFPageProxy): ReadableStream<TextPart> {
  const reader = page.streamTextContent({ includeMarkedContent: true }).getReader();
  let left = maxTexts;
  const end = () => reader.cancel(unwanted).catch(() => {});
  return new ReadableStream<TextPart>(
    {
      pull: async (controller) => {
        const { value, done } = (await reader.read()) as ReadableStreamReadResult<TextPart>;
        for (const item of value?.items ?? []) {
          // The name of a part within its document: on the page it would be that of another document's part, too.
          if ('id' in item) item.id = '';
          // What is copied or found are letters. The library knows some ligatures, and puts Arabic forms in order with its own.
          if ('str' in item) item.str = composed(item.str);
        }
        if (value) controller.enqueue(value);
        left -= value?.items.length ?? 0;
        if (left <= 0) void end();
        if (done || left <= 0) controller.close();
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}

/** Finds the links that lead somewhere, with the page as their destination if it is one of the document, and the fields. */
export async function usableAnnotations(
  document: Pick<PDFDocumentProxy, 'numPages' | 'getDestination' | 'getPageIndex'>,
  current: number,
  annotations: readonly Annotation[],
): Promise<Annotation[]> {
  const usable = await Promise.all(
    annotations.map(async (annotation) => {
      const { subtype, url, pushButton, resetForm } = annotation;
      if (subtype === 'Widget' && (!pushButton || resetForm)) return withValue(annotation);
      if (subtype !== 'Link' && !pushButton) return undefined;
      // The library rejects where the page that a link leads to has been deleted: the other links stay.
      const page = url ? undefined : await pageOf(document, current, annotation).catch(() => undefined);
      if (!url && !page) return undefined;
      // Without the quadrilaterals of its lines: the library would give them ids that other documents have, too.
      return { ...annotation, action: undefined, dest: page ? [page] : undefined, quadPoints: null };
    }),
  );
  return usable.filter((annotation) => annotation !== undefined) as Annotation[];
}

/** Keeps a box from being checked that has no value to be checked with: the library could not save it. */
function withValue(field: Annotation): Annotation {
  const { checkBox, radioButton, exportValue, buttonValue } = field;
  const hasNone = (exportValue ?? buttonValue ?? undefined) === undefined;
  return (checkBox || radioButton) && hasNone ? { ...field, readOnly: true } : field;
}

async function pageOf(
  document: Parameters<typeof usableAnnotations>[0],
  current: number,
  { dest, action }: Annotation,
): Promise<number | undefined> {
  const named: Record<string, number> = {
    FirstPage: 1,
    LastPage: document.numPages,
    NextPage: Math.min(current + 1, document.numPages),
    PrevPage: Math.max(current - 1, 1),
  };
  if (action) return named[action];
  const explicit = typeof dest === 'string' ? await document.getDestination(dest) : dest;
  const [target] = explicit ?? [];
  if (typeof target === 'number') return target + 1;
  if (typeof target !== 'object' || target === null) return undefined;
  return (await document.getPageIndex(target as { num: number; gen: number })) + 1;
}

/** Services that the library's layer asks of links. Their destinations are numbers of pages by now. */
function linksTo({ hrefOf, onPage }: LinkTexts) {
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
function nameElement(layer: HTMLElement, annotation: Annotation, { nameOf }: LinkTexts): void {
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
  if (!words) element.lang = window.document.documentElement.lang;
  const { onclick } = element;
  if (onclick) element.onclick = (event) => opensElsewhere(event) || onclick.call(element, event);
}
