import { type RefObject, useEffect, useRef, useState } from 'react';
import { fillIn } from './fill-in.ts';
import type { PDFDocumentProxy } from './library.ts';
import { findLinks, type PageLink } from './page-links.ts';
import type { Painting } from './page-painter.ts';
import { showText } from './text-layer.ts';

interface SheetProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  document: PDFDocumentProxy | undefined;
  painting: Painting | undefined;
  /** Whether the page on the canvas is the one asked for. */
  isShown: boolean;
  linkToPage: string;
  onPage: (page: number) => void;
}

/** A page: its picture, over it its words, and over these its links. */
export function Sheet({ canvas, document, painting, isShown, linkToPage, onPage }: SheetProps) {
  const text = useRef<HTMLDivElement>(null);
  const [links, setLinks] = useState<PageLink[]>([]);
  useEffect(() => {
    if (!document || !painting || !isShown || !text.current) return;
    let isCurrent = true;
    const takeAway = showText(painting.page, painting.scale, text.current);
    findLinks(document, painting.page).then(
      (found) => isCurrent && setLinks(found),
      () => {},
    );
    return () => {
      isCurrent = false;
      takeAway();
      setLinks([]);
    };
  }, [document, painting, isShown]);
  const size = painting && { width: painting.width, height: painting.height };
  return (
    <div className="viewer-sheet" style={size}>
      <canvas ref={canvas} />
      <div ref={text} className="viewer-text" />
      {links.map(({ id, left, top, width, height, text: words, url, page }) => (
        <a
          key={id}
          className="viewer-link"
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
          href={url ?? `#page=${page}`}
          aria-label={words || url || fillIn(linkToPage, { page: page ?? '' })}
          {...(url && { target: '_blank', rel: 'noopener noreferrer' })}
          onClick={(event) => {
            if (!page) return;
            event.preventDefault();
            onPage(page);
          }}
        />
      ))}
    </div>
  );
}
