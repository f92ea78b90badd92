import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../page-context.ts';
import { forgetText, showLayers } from './layers.ts';
import { writePageAddress } from './page-address.ts';
import { emptyCanvas, type Painting } from './painter.ts';

interface SheetProps {
  /** The tag of the language that the document is written in. */
  language: string;
  /** The document's id in the address, where the page of the site lists several documents. */
  addressId: string | undefined;
  painting: Painting | undefined;
  /** True if the painting is of the page asked for. */
  isShown: boolean;
  onPage: (page: number) => void;
  /** Called when words, links and fields of the page are there too. */
  onComplete: () => void;
}

/** A page: its picture, over it its words, and over these its links and fields. */
export function Sheet({ language, addressId, painting, isShown, onPage, onComplete }: SheetProps) {
  const t = useText();
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const annotations = useRef<HTMLDivElement>(null);
  const hrefOf = (page: number) => writePageAddress({ ...(addressId && { document: addressId }), page });
  const complete = useEffectEvent(onComplete);
  const show = useEffectEvent((shown: Painting, places: Parameters<typeof showLayers>[1]) =>
    showLayers(shown, places, { hrefOf, nameOf: (page) => t('viewer:linkToPage', { page }), onPage }),
  );
  useEffect(() => forgetText, []);
  useEffect(() => {
    if (!painting) return;
    const { canvas } = painting;
    picture.current?.replaceChildren(canvas);
    return () => emptyCanvas(canvas);
  }, [painting]);
  useEffect(() => {
    if (!painting || !isShown || !text.current || !annotations.current) return;
    let isCurrent = true;
    const layers = show(painting, { text: text.current, annotations: annotations.current });
    void layers.done.then(() => isCurrent && complete());
    return () => {
      isCurrent = false;
      layers.remove();
    };
  }, [painting, isShown]);
  const size = painting && {
    width: painting.width,
    height: painting.height,
    '--total-scale-factor': painting.scale * painting.page.userUnit,
  };
  return (
    <div className="viewer-sheet" style={size}>
      <div ref={picture} className="viewer-picture" />
      <div ref={text} className="viewer-text" lang={language} />
      <div ref={annotations} className="viewer-annotations" lang={language} />
    </div>
  );
}
