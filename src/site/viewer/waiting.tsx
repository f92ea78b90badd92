import { type FormEvent, useId } from 'react';
import type { DocumentEntry } from '../../compile/compile-context.ts';
import { reloadPage } from '../carried-question.ts';
import { useNamespace, useText } from '../page-context.ts';
import { useSizeFormat } from '../parts/document-link.tsx';
import type { DocumentState } from './document.ts';
import type { PageFailure } from './use-painting.ts';

interface WaitingViewProps {
  state: DocumentState;
  onRetry: () => void;
}

/**
 * Shows in the place of a document the specification's text, which a failure leaves there, and beneath it what
 * has arrived, or what happened and what can be done; or asks for the password.
 */
export function WaitingView({ state, onRetry }: WaitingViewProps) {
  const texts = useNamespace('viewer');
  const { loading, loadingLanguage } = useNamespace('labels').documents;
  const formatSize = useSizeFormat();
  const t = useText();
  if (state.status === 'password') {
    return <PasswordForm key={String(state.wrong)} wrong={state.wrong} onSubmit={state.submit} />;
  }
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
            <button type="button" className="button" onClick={isOutdated ? reloadPage : onRetry}>
              {isOutdated ? texts.reload : texts.retry}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

interface PasswordFormProps {
  wrong: boolean;
  onSubmit: (password: string) => void;
}

/** Asks for the password of a protected document. It never leaves the browser. */
function PasswordForm({ wrong, onSubmit }: PasswordFormProps) {
  const { password: words } = useNamespace('viewer');
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(String(new FormData(event.currentTarget).get('password')));
  };
  return (
    <form className="viewer-message" onSubmit={submit}>
      <p>{words.text}</p>
      <label htmlFor={id}>{words.label}</label>
      <input
        id={id}
        name="password"
        type="password"
        autoComplete="off"
        required
        aria-invalid={wrong}
        aria-describedby={`${id}-wrong`}
      />
      <button type="submit" className="button">
        {words.submit}
      </button>
      <p id={`${id}-wrong`} role="alert">
        {wrong && words.wrong}
      </p>
    </form>
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
