import type { DocumentEntry } from '../../compile/compile-context.ts';
import { reloadWhenReachable } from '../loading.ts';
import { useNamespace, useText } from '../page-context.ts';
import { useSizeFormat } from '../parts/document-link.tsx';
import type { DocumentState } from './document.ts';
import type { PageFailure } from './use-painting.ts';

/**
 * Shows in the place of a document the specification's text, which a failure leaves there, and beneath it what
 * has arrived, or what happened and what can be done.
 */
export function WaitingView({ state, onRetry }: { state: DocumentState; onRetry: () => void }) {
  const texts = useNamespace('viewer');
  const { loading, loadingLanguage } = useNamespace('labels').documents;
  const formatSize = useSizeFormat();
  const t = useText();
  const isOutdated = state.status === 'failed' && state.failure === 'outdated';
  return (
    <div className="viewer-message">
      <p lang={loadingLanguage}>{loading}</p>
      {state.status === 'loading' && state.total > 0 && (
        <p>{t('viewer:loaded', { loaded: formatSize(state.loaded), total: formatSize(state.total) })}</p>
      )}
      <div role="alert">
        {state.status === 'failed' && (
          <>
            <p>{texts.failures[state.failure]}</p>
            <button type="button" className="button" onClick={isOutdated ? () => reloadWhenReachable() : onRetry}>
              {isOutdated ? texts.reload : texts.retry}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

interface PageFailureViewProps {
  document: DocumentEntry;
  failure: PageFailure;
  page: number;
  onNext: (() => void) | undefined;
  onRetry: () => void;
}

/** Shows in the place of a page that is not shown what happened, and each way on: again, to the next, the text, the file. */
export function PageFailureView({ document, failure, page, onNext, onRetry }: PageFailureViewProps) {
  const texts = useNamespace('viewer');
  const { download, readAsText } = useNamespace('labels').documents;
  const t = useText();
  return (
    <div role="alert" className="viewer-message">
      <p>{t(`viewer:failures.${failure}`, { page })}</p>
      {failure !== 'pageHeavy' && (
        <button type="button" className="button" onClick={onRetry}>
          {texts.retry}
        </button>
      )}
      {onNext && (
        <button type="button" className="button" onClick={onNext}>
          {texts.next}
        </button>
      )}
      <a href={`${document.textHref}#page-${page}`}>{readAsText}</a>
      <a href={document.href} download>
        {download}
      </a>
    </div>
  );
}
