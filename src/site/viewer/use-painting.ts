import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ViewedDocument } from './document.ts';
import { logLibraryError } from './library.ts';
import { type Drawing, drawPage, emptyCanvas, type Size, SlowPageError } from './painter.ts';
import { HeavyPageError } from './slices.ts';
import type { Fit } from './stage.ts';

/** Why a page is not shown. */
export type PageFailure = 'page' | 'pageSlow' | 'pageHeavy';

interface Sheet {
  document: ViewedDocument;
  number: number;
  fit: Fit;
}

/** A page that was drawn, and its size in CSS pixels. */
export interface Painting extends Sheet, Size, Drawing {
  /** CSS pixels for a point. */
  scale: number;
}

/** A page that is being drawn, or one drawn ahead. */
interface Work extends Sheet {
  stop: AbortController;
  /** The painting, or nothing if it was stopped or has failed. */
  done: Promise<Painting | undefined>;
}

/** The time the reading of a page may go on after one that was given up, in milliseconds. */
const patience = 5000;

/** Tells why a page is not shown, from the error. */
export function pageFailure(error: unknown): PageFailure {
  if (error instanceof HeavyPageError) return 'pageHeavy';
  return error instanceof SlowPageError ? 'pageSlow' : 'page';
}

/**
 * Keeps the painting in line with the page and the size it is to have. Pages are drawn one at a time, and shown when they
 * are whole, so that nothing flickers.
 * @param onStuck is called when a page has brought the worker to a stop
 * @returns the page on the screen, or why it is not there; what draws the next page ahead, for when nothing of this one is
 * missing any more; and what tries a page again that has failed
 */
export function usePainting(
  document: ViewedDocument | undefined,
  page: number,
  fit: Fit | undefined,
  onStuck: () => void,
) {
  const [painting, setPainting] = useState<Painting>();
  const [failures, setFailures] = useState<Readonly<Record<number, PageFailure>>>({});
  const work = useRef<Work>(undefined);
  const failure = failures[page];
  const fail = (error: unknown, number: number) => {
    logLibraryError(error);
    const isSlow = error instanceof SlowPageError;
    // A page that had to wait for one given up may still be drawn another time.
    if (!isSlow || error.limit !== patience) setFailures((before) => ({ ...before, [number]: pageFailure(error) }));
    if (isSlow) onStuck();
  };
  /** Draws a page, unless it is there already or is just being drawn. A later request replaces this one. */
  const draw = (sheet: Sheet): Promise<Painting | undefined> => {
    if (isOf(work.current, sheet)) return (work.current as Work).done;
    giveUp(work.current);
    const stop = new AbortController();
    const done = paint(sheet, stop).catch((error) => {
      // A page that failed is drawn again when it is asked for again. What is not wanted any more has not failed.
      if (work.current?.stop === stop) work.current = undefined;
      if (!stop.signal.aborted && !sheet.document.isClosed) fail(error, sheet.number);
      stop.abort();
      return undefined;
    });
    work.current = { ...sheet, stop, done };
    return done;
  };
  const drawWanted = useEffectEvent(draw);
  useEffect(() => {
    if (!document || !fit || failure) return;
    let isCurrent = true;
    void drawWanted({ document, number: page, fit }).then((drawn) => {
      if (!isCurrent || !drawn) return;
      work.current = undefined;
      setPainting(drawn);
    });
    return () => {
      isCurrent = false;
    };
  }, [document, page, fit, failure]);
  useEffect(() => () => giveUp(work.current), [document]);

  const isShown =
    !failure && document !== undefined && fit !== undefined && isOf(painting, { document, number: page, fit });
  const prepareNext = () => {
    const number = page === document?.pdf.numPages ? 1 : page + 1;
    if (document && fit && number !== page && !failures[number]) void draw({ document, number, fit });
  };
  const retry = () => {
    setFailures(({ [page]: _, ...others }) => others);
    // A file that broke while it was being read stays broken in the worker.
    onStuck();
  };
  return { painting, isShown, failure, prepareNext, retry };
}

function isOf(drawn: Sheet | undefined, { document, number, fit }: Sheet): boolean {
  return drawn?.document === document && drawn.number === number && drawn.fit === fit;
}

function giveUp(work: Work | undefined): void {
  work?.stop.abort();
  void work?.done.then((painting) => painting && emptyCanvas(painting.canvas));
}

async function paint({ document, number, fit }: Sheet, { signal }: AbortController): Promise<Painting> {
  const scaleOf = (page: Size) => fit.zoom * Math.min(fit.scale, fit.width / page.width, fit.height / page.height);
  const limit = document.isBehind ? patience : undefined;
  document.isBehind = true;
  const request = { document, number, scaleOf: (page: Size) => scaleOf(page) * fit.density, signal };
  const { page, canvas } = await drawPage({ ...request, intent: 'display' }, limit).catch((error) => {
    // Any answer tells that the worker goes on.
    if (!signal.aborted) document.isBehind = error instanceof SlowPageError;
    throw error;
  });
  document.isBehind = false;
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = scaleOf({ width, height });
  return { document, number, fit, page, canvas, scale, width: width * scale, height: height * scale };
}
