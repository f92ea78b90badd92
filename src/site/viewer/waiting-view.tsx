import { reloadPage } from '../carried-question.ts';
import { useNamespace, useText } from '../page-context.ts';
import { useSizeFormat } from '../parts/use-size-format.ts';
import type { SessionState } from './document-session.ts';

interface WaitingViewProps {
  state: SessionState;
  onRetry: () => void;
}

/**
 * What stands in the place of a document: the specification's text, which a failure leaves there, and beneath it what
 * has arrived, or what happened and what can be done.
 */
export function WaitingView({ state, onRetry }: WaitingViewProps) {
  const texts = useNamespace('viewer');
  const { loading, loadingLanguage } = useNamespace('labels').documents;
  const formatSize = useSizeFormat();
  const t = useText();
  const isOutdated = state.status === 'failed' && state.failure === 'outdated';
  return (
    <div className="viewer-waiting">
      <p lang={loadingLanguage}>{loading}</p>
      {state.status === 'loading' && state.total > 0 && (
        <p>{t('viewer:loaded', { loaded: formatSize(state.loaded), total: formatSize(state.total) })}</p>
      )}
      <div role="alert">
        {state.status === 'failed' && (
          <>
            <p>{texts.failures[state.failure]}</p>
            <button type="button" className="button" onClick={isOutdated ? reloadPage : onRetry}>
              {isOutdated ? texts.reload : texts.retry}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
