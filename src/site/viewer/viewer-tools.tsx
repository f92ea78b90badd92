import type { ReactNode } from 'react';
import type { ViewerTexts } from '../../../content/model/viewer-texts.ts';
import { fillIn } from '../fill-in.ts';
import { Icon } from '../icons.tsx';

/** The sizes a visitor can choose, as parts of the usual one. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

interface ViewerToolsProps {
  texts: Omit<ViewerTexts, '$schema'>;
  zoom: number;
  onZoom: (zoom: number) => void;
  onPrint: () => void;
  children: ReactNode;
}

/** What the specification's bar leaves out: size, printing, and what is said of it. */
export function ViewerTools({ texts, zoom, onZoom, onPrint, children }: ViewerToolsProps) {
  const percent = Math.round(zoom * 100);
  const step = (by: 1 | -1) => onZoom(zooms[zooms.indexOf(zoom) + by] ?? zoom);
  return (
    <div className="viewer-tools" role="toolbar" aria-label={texts.tools}>
      <button type="button" aria-label={texts.zoomOut} title={texts.zoomOut} onClick={() => step(-1)}>
        <Icon name="zoomOut" />
      </button>
      <button
        type="button"
        className="viewer-zoom"
        aria-label={fillIn(texts.zoomReset, { percent })}
        onClick={() => onZoom(1)}
      >
        {percent}&thinsp;%
      </button>
      <button type="button" aria-label={texts.zoomIn} title={texts.zoomIn} onClick={() => step(1)}>
        <Icon name="zoomIn" />
      </button>
      <button type="button" aria-label={texts.print} title={texts.print} onClick={onPrint}>
        <Icon name="print" />
      </button>
      {children}
    </div>
  );
}
