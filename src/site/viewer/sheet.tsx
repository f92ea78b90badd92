import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { opensElsewhere } from '../opens-elsewhere.ts';
import { useText } from '../page-context.ts';
import { writePageAddress } from './page-address.ts';
import type { SheetLink } from './page-links.ts';
import type { Painting } from './page-painter.ts';
import { showText } from './text-layer.ts';
import type { ViewedDocument } from './viewed-document.ts';

interface SheetProps {
  /** The tag of the language that the document is written in. */
  language: string;
  /** The document's id in the address, where the page of the site lists several documents. */
  addressId: string | undefined;
  canvas: RefObject<HTMLCanvasElement | null>;
  document: ViewedDocument | undefined;
  painting: Painting | undefined;
  /** Whether the page on the canvas is the one asked for. */
  isShown: boolean;
  onPage: (page: number) => void;
  /** Called when words and links of the page are there too. */
  onComplete: () => void;
}

/** A page: its picture, over it its words, and over these its links. */
export function Sheet({ language, addressId, canvas, document, painting, isShown, onPage, onComplete }: SheetProps) {
  const t = useText();
  const text = useRef<HTMLDivElement>(null);
  const [links, setLinks] = useState<SheetLink[]>([]);
  const complete = useEffectEvent(onComplete);
  useEffect(() => {
    if (!document || !painting || !isShown || !text.current) return;
    let isCurrent = true;
    const { takeAway, done } = showText(document, painting.page, painting.geometry, painting.scale, text.current);
    const found = document.links(painting.page).then(
      (links) => isCurrent && setLinks(links),
      () => {},
    );
    void Promise.all([done, found]).then(() => isCurrent && complete());
    return () => {
      isCurrent = false;
      takeAway();
      setLinks([]);
    };
  }, [document, painting, isShown]);
  useEffect(() => {
    const { current } = canvas;
    return () => {
      // Phones keep the memory of a canvas for long after it has gone, unless it is emptied.
      if (current) current.width = current.height = 0;
    };
  }, [canvas]);
  const size = painting && { width: painting.width, height: painting.height };
  return (
    <div className="viewer-sheet" style={size}>
      <canvas ref={canvas} />
      <div ref={text} className="viewer-text" lang={language} />
      {links.map(({ id, left, top, width, height, text: words, url, page }) => (
        <a
          key={id}
          className="viewer-link"
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
          href={url ?? writePageAddress({ ...(addressId && { document: addressId }), ...(page && { page }) })}
          lang={words ? language : undefined}
          aria-label={words || url || t('viewer:linkToPage', { page: page ?? '' })}
          {...(url && { target: '_blank', rel: 'noopener noreferrer' })}
          onClick={(event) => {
            if (!page || opensElsewhere(event)) return;
            event.preventDefault();
            onPage(page);
          }}
        />
      ))}
    </div>
  );
}
