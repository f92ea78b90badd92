import { type ReactNode, type RefObject, useEffect } from 'react';
import { Icon } from '../icons.tsx';
import { useNamespace, useText } from '../page-context.ts';
import type { Fullscreen, Pages } from './stage.ts';

/** The sizes a visitor can choose, as parts of the usual one. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

interface ToolButtonProps {
  icon: Parameters<typeof Icon>[0]['name'];
  name: string;
  onClick: () => void;
}

/** A button of an icon. Its name is a text; a mouse that rests on the icon shows it. */
function ToolButton({ icon, name, onClick }: ToolButtonProps) {
  return (
    <button type="button" onClick={onClick}>
      <span className="viewer-icon" aria-hidden="true" title={name}>
        <Icon name={icon} />
      </span>
      <span className="visually-hidden">{name}</span>
    </button>
  );
}

interface ViewerToolsProps {
  zoom: number;
  onZoom: (zoom: number) => void;
  onPrint: () => void;
  /** Saves the file with what was filled in; given once something was. */
  onSave: (() => void) | undefined;
  children: ReactNode;
}

/** Tools that the specification's bar leaves out: size, printing, saving a form, and what is said of them. */
export function ViewerTools({ zoom, onZoom, onPrint, onSave, children }: ViewerToolsProps) {
  const texts = useNamespace('viewer');
  const t = useText();
  const percent = Math.round(zoom * 100);
  const step = (by: 1 | -1) => onZoom(zooms[zooms.indexOf(zoom) + by] ?? zoom);
  return (
    <div className="viewer-tools" role="toolbar" aria-label={texts.tools}>
      <ToolButton icon="zoomOut" name={texts.zoomOut} onClick={() => step(-1)} />
      <button
        type="button"
        className="viewer-zoom"
        aria-label={t('viewer:zoomReset', { percent })}
        onClick={() => onZoom(1)}
      >
        {`${percent}\u00a0%`}
      </button>
      <ToolButton icon="zoomIn" name={texts.zoomIn} onClick={() => step(1)} />
      <ToolButton icon="print" name={texts.print} onClick={onPrint} />
      {onSave && (
        <button type="button" className="viewer-save" onClick={onSave}>
          {texts.save}
        </button>
      )}
      {children}
    </div>
  );
}

interface PageBarProps {
  pages: Pages;
  fullscreen: Fullscreen;
  /** The field of the page's number: digits typed elsewhere go there. */
  field: RefObject<HTMLInputElement | null>;
}

/** The bar under a page: back, on, where one is, full screen (specification, section 2). */
export function PageBar({ pages, fullscreen: { mode, toggle }, field }: PageBarProps) {
  const texts = useNamespace('viewer');
  const t = useText();
  const { page, total, turn } = pages;
  return (
    <div className="viewer-bar" role="toolbar" aria-label={texts.bar}>
      <ToolButton icon="chevronLeft" name={texts.previous} onClick={() => turn(-1)} />
      <ToolButton icon="chevronRight" name={texts.next} onClick={() => turn(1)} />
      <PageField field={field} pages={pages} />
      <div
        className="viewer-progress"
        role="progressbar"
        aria-label={texts.progress}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={page}
        aria-valuetext={t('viewer:position', { page, total })}
      >
        <div style={{ width: `${(100 * page) / total}%` }} />
      </div>
      <span className="viewer-total">
        <span aria-hidden="true">{total}</span>
        <span className="visually-hidden">{t('viewer:total', { total })}</span>
      </span>
      <ToolButton
        icon={mode === 'off' ? 'fullscreen' : 'exitFullscreen'}
        name={mode === 'off' ? texts.fullscreen : texts.exitFullscreen}
        onClick={toggle}
      />
    </div>
  );
}

/** The number of the page, which can be written over. What is no page is put back. */
function PageField({ field, pages: { page, total, goTo } }: Pick<PageBarProps, 'field' | 'pages'>) {
  const { pageNumber } = useNamespace('viewer');
  useEffect(() => {
    if (field.current) field.current.value = String(page);
  }, [field, page]);
  const commit = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const wanted = Number(input.value);
    input.value = String(page);
    // Going to the page that is shown would scroll it back to its corner.
    if (wanted !== page) goTo(wanted);
  };
  return (
    <input
      ref={field}
      className="viewer-page"
      inputMode="numeric"
      autoComplete="off"
      aria-label={pageNumber}
      size={Math.max(2, String(total).length)}
      onFocus={({ target }) => target.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(event);
        else if (event.key === 'Escape') event.currentTarget.value = String(page);
      }}
    />
  );
}
