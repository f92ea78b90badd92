import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '../icons.tsx';
import { useNamespace, useText } from '../page-context.ts';

interface PageBarProps {
  page: number;
  total: number;
  isFull: boolean;
  /** The field of the page's number: digits typed elsewhere go there. */
  field: RefObject<HTMLInputElement | null>;
  onStep: (step: 1 | -1) => void;
  onPage: (page: number) => void;
  onFullscreen: () => void;
}

/** The bar under a page: back, on, where one is, full screen (specification, section 2). */
export function PageBar({ page, total, isFull, field, onStep, onPage, onFullscreen }: PageBarProps) {
  const texts = useNamespace('viewer');
  const t = useText();
  const position = t('viewer:position', { page, total });
  return (
    <div className="viewer-bar" role="toolbar" aria-label={texts.bar}>
      <button type="button" title={texts.previous} onClick={() => onStep(-1)}>
        <Icon name="chevronLeft" />
      </button>
      <button type="button" title={texts.next} onClick={() => onStep(1)}>
        <Icon name="chevronRight" />
      </button>
      <PageField label={texts.pageNumber} field={field} page={page} total={total} onPage={onPage} />
      <div
        className="viewer-progress"
        role="progressbar"
        aria-label={texts.progress}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={page}
        aria-valuetext={position}
      >
        <div style={{ width: `${(100 * page) / total}%` }} />
      </div>
      <span className="viewer-total">
        <span aria-hidden="true">{total}</span>
        <span className="visually-hidden">{t('viewer:total', { total })}</span>
      </span>
      <button type="button" title={isFull ? texts.exitFullscreen : texts.fullscreen} onClick={onFullscreen}>
        <Icon name={isFull ? 'exitFullscreen' : 'fullscreen'} />
      </button>
    </div>
  );
}

interface PageFieldProps extends Pick<PageBarProps, 'field' | 'page' | 'total' | 'onPage'> {
  label: string;
}

/** The number of the page, which can be written over. What is no page is put back. */
function PageField({ label, field, page, total, onPage }: PageFieldProps) {
  const [draft, setDraft] = useState(String(page));
  useEffect(() => setDraft(String(page)), [page]);
  const commit = () => {
    const wanted = Number(draft);
    // Going to the page that is shown would scroll it back to its corner.
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= total && wanted !== page) onPage(wanted);
    else setDraft(String(page));
  };
  return (
    <input
      ref={field}
      className="viewer-page"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={draft}
      size={Math.max(2, String(total).length)}
      onChange={({ target }) => setDraft(target.value.replace(/\D/g, ''))}
      onFocus={({ target }) => target.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        else if (event.key === 'Escape') setDraft(String(page));
        else return;
        event.preventDefault();
      }}
    />
  );
}
