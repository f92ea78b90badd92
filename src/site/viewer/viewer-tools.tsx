import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { useNamespace, useText } from '../page-context.ts';

/** The sizes a visitor can choose, as parts of the usual one. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

interface ViewerToolsProps {
  zoom: number;
  onZoom: (zoom: number) => void;
  onPrint: () => void;
  children: ReactNode;
}

/** What the specification's bar leaves out: size, printing, and what is said of it. */
export function ViewerTools({ zoom, onZoom, onPrint, children }: ViewerToolsProps) {
  const texts = useNamespace('viewer');
  const t = useText();
  const percent = Math.round(zoom * 100);
  const step = (by: 1 | -1) => onZoom(zooms[zooms.indexOf(zoom) + by] ?? zoom);
  return (
    <div className="viewer-tools" role="toolbar" aria-label={texts.tools}>
      <button type="button" title={texts.zoomOut} onClick={() => step(-1)}>
        <Icon name="zoomOut" />
      </button>
      <button
        type="button"
        className="viewer-zoom"
        aria-label={t('viewer:zoomReset', { percent })}
        onClick={() => onZoom(1)}
      >
        {`${percent}\u00a0%`}
      </button>
      <button type="button" title={texts.zoomIn} onClick={() => step(1)}>
        <Icon name="zoomIn" />
      </button>
      <button type="button" title={texts.print} onClick={onPrint}>
        <Icon name="print" />
      </button>
      {children}
    </div>
  );
}
