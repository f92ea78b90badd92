import { useEffect, useEffectEvent, useState } from 'react';
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
 * @returns the page on the screen, or why it is not there; and what tries a page again that has failed
 */
export function usePainting(
  document: ViewedDocument | undefined,
  page: number,
  fit: Fit | undefined,
  onStuck: () => void,
) {
  const [painting, setPainting] = useState<Painting>();
  const [failures, setFailures] = useState<Readonly<Record<number, PageFailure>>>({});
  const failure = failures[page];
  const fail = useEffectEvent((error: unknown, number: number) => {
    logLibraryError(error);
    const isSlow = error instanceof SlowPageError;
    // A page that had to wait for one given up may still be drawn another time.
    if (!isSlow || error.limit !== patience) setFailures((before) => ({ ...before, [number]: pageFailure(error) }));
    if (isSlow) onStuck();
  });
  useEffect(() => {
    if (!document || !fit || failure) return;
    const stop = new AbortController();
    const { signal } = stop;
    paint({ document, number: page, fit }, signal).then(
      (drawn) => (signal.aborted ? emptyCanvas(drawn.canvas) : setPainting(drawn)),
      (error) => {
        if (!signal.aborted && !document.isClosed) fail(error, page);
      },
    );
    return () => stop.abort();
  }, [document, page, fit, failure]);

  const isShown =
    !failure && document !== undefined && fit !== undefined && isOf(painting, { document, number: page, fit });
  const retry = () => {
    setFailures(({ [page]: _, ...others }) => others);
    // A file that broke while it was being read stays broken in the worker.
    onStuck();
  };
  return { painting, isShown, failure, retry };
}

function isOf(drawn: Sheet | undefined, { document, number, fit }: Sheet): boolean {
  return drawn?.document === document && drawn.number === number && drawn.fit === fit;
}

async function paint({ document, number, fit }: Sheet, signal: AbortSignal): Promise<Painting> {
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
