import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ViewedDocument } from './document.ts';
import { logLibraryError } from './failure.ts';
import type { StageSize } from './page-size.ts';
import { PagePainter, type Painting, SlowPageError, StuckWorkerError } from './painter.ts';
import { HeavyPageError } from './slices.ts';

/** Why a page is not shown. */
export type PageFailure = 'page' | 'pageSlow' | 'pageHeavy';

/** Tells why a page is not shown, from the error. */
export function pageFailure(error: unknown): PageFailure {
  if (error instanceof HeavyPageError) return 'pageHeavy';
  return error instanceof SlowPageError ? 'pageSlow' : 'page';
}

/** The page to draw, and what is called when one has brought the worker to a stop. */
interface PaintingRequest {
  document: ViewedDocument | undefined;
  page: number;
  stageSize: StageSize | undefined;
  zoom: number;
  onStuck: () => void;
}

/**
 * Keeps the painting in line with the page, the stage's size and the zoom.
 * @returns the page on the screen, or why it is not there; what draws the next page ahead, for when nothing of this one is
 * missing any more; and what tries a page again that has failed
 */
export function usePainting({ document, page, stageSize, zoom, onStuck }: PaintingRequest) {
  const [painting, setPainting] = useState<Painting>();
  const [failures, setFailures] = useState<Readonly<Record<number, PageFailure>>>({});
  const painter = useMemo(() => document && new PagePainter(document), [document]);
  const fit = useMemo(() => stageSize && { stage: stageSize, zoom }, [stageSize, zoom]);
  const failure = failures[page];
  useEffect(() => () => painter?.close(), [painter]);

  const fail = useEffectEvent((error: unknown, failed: number) => {
    logLibraryError(error);
    // The page that was given up may still be drawn another time.
    if (!(error instanceof StuckWorkerError)) setFailures((before) => ({ ...before, [failed]: pageFailure(error) }));
    if (error instanceof StuckWorkerError || error instanceof SlowPageError) onStuck();
  });
  useEffect(() => {
    if (!painter || !fit || failure) return;
    let isCurrent = true;
    painter.draw(page, fit).then(
      (drawn) => {
        if (!isCurrent || !drawn) return;
        painter.take();
        setPainting(drawn);
      },
      (error) => isCurrent && fail(error, page),
    );
    return () => {
      isCurrent = false;
    };
  }, [painter, page, fit, failure]);

  const isShown = painting?.document === document && painting?.number === page && painting.fit === fit;
  const prepareNext = () => {
    const next = page === document?.pdf.numPages ? 1 : page + 1;
    if (!painter || !fit || next === page || failures[next]) return;
    painter.draw(next, fit).catch((error) => fail(error, next));
  };
  const retry = () => {
    setFailures(({ [page]: _, ...others }) => others);
    // What broke while it was being read stays broken in the worker.
    onStuck();
  };
  return { painting, failure, isBusy: !isShown && !failure, prepareNext, retry };
}
