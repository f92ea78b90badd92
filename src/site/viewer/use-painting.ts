import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { logLibraryError } from './failure.ts';
import { type Fit, PagePainter, type Painting, StuckWorkerError } from './page-painter.ts';
import { pageScale, pixelRatio } from './page-size.ts';
import { SlowPageError } from './time-limit.ts';
import type { StageSize } from './use-stage-size.ts';
import type { ViewedDocument } from './viewed-document.ts';

/** Why a page is not shown. */
export type PageFailure = 'page' | 'pageSlow';

/** What is asked of the painter. */
interface PaintingRequest {
  document: ViewedDocument | undefined;
  page: number;
  stageSize: StageSize | undefined;
  zoom: number;
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Called when a page has brought the worker to a stop. */
  onStuck: () => void;
}

/** The page on the screen, or why it is not there. */
interface PaintingResult {
  painting: Painting | undefined;
  failure: PageFailure | undefined;
  /** Whether the page asked for is still on its way. */
  isBusy: boolean;
  /** Draws the next page ahead; for when nothing of this one is missing any more. */
  prepareNext: () => void;
  /** Tries a page again that has failed. */
  retry: () => void;
}

/** Keeps the canvas in line with the page, the stage's size and the zoom. */
export function usePainting(request: PaintingRequest): PaintingResult {
  const { document, page, stageSize, zoom, canvas } = request;
  const [painting, setPainting] = useState<Painting>();
  const [failures, setFailures] = useState<Readonly<Record<number, PageFailure>>>({});
  const painter = useMemo(() => document && new PagePainter(document), [document]);
  const onStuck = useRef(request.onStuck);
  useEffect(() => {
    onStuck.current = request.onStuck;
  });

  useEffect(() => () => void painter?.close(), [painter]);

  const fit = useMemo(() => stageSize && makeFit(stageSize, zoom), [stageSize, zoom]);
  const failure = failures[page];
  const fail = useCallback((error: unknown, failed: number) => {
    logLibraryError(error);
    const isSlow = error instanceof SlowPageError;
    // The page that was given up may still be drawn another time.
    if (error instanceof StuckWorkerError) return onStuck.current();
    setFailures((before) => ({ ...before, [isSlow ? error.page : failed]: isSlow ? 'pageSlow' : 'page' }));
    if (isSlow) onStuck.current();
  }, []);
  useEffect(() => {
    if (!painter || !document || !fit || !canvas.current || failure) return;
    let isCurrent = true;
    painter.show(page, fit, canvas.current).then(
      (shown) => isCurrent && shown && setPainting(shown),
      (error) => isCurrent && !document.isClosed && fail(error, page),
    );
    return () => {
      isCurrent = false;
    };
  }, [painter, document, page, fit, canvas, failure, fail]);

  const isShown = painting?.document === document && painting?.page === page && painting.fit.id === fit?.id;
  const prepareNext = useCallback(() => {
    const next = page === document?.numPages ? 1 : page + 1;
    if (!painter || !fit || next === page || failures[next]) return;
    painter.prepare(next, fit).catch((error) => document?.isClosed || fail(error, next));
  }, [painter, document, page, fit, failures, fail]);
  const retry = useCallback(() => {
    setFailures(({ [page]: _, ...others }) => others);
    // What broke while it was being read stays broken in the worker.
    onStuck.current();
  }, [page]);
  return { painting, failure, isBusy: !isShown && !failure, prepareNext, retry };
}

function makeFit({ devicePixelRatio, ...stageSize }: StageSize, zoom: number): Fit {
  return {
    id: JSON.stringify([stageSize, devicePixelRatio, zoom]),
    scaleOf: (size) => pageScale(size, stageSize, zoom),
    ratioOf: (sheet) => pixelRatio(sheet, devicePixelRatio),
  };
}
