import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ModalNamespace } from '../../namespaces/frame.ts';
import { loadOptionalScript } from '../optional-script.ts';
import { useLoadNamespace, usePage } from '../page-context.ts';
import type { QuestionDialogProps } from '../question-form/question-dialog.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { QuestionFormContext, type QuestionFormStatus } from './question-form-context.ts';

/** The form's script, and its texts in the language it was opened in. */
interface LoadedForm {
  Dialog: ComponentType<QuestionDialogProps>;
  texts: ModalNamespace;
}

/**
 * Keeps the question form for the whole life of the page, so that nothing written in it is lost when it is closed or the
 * visitor goes on to another page. Its script and texts are fetched when first wanted.
 */
export function QuestionFormHost({ children }: { children: ReactNode }) {
  const page = usePage();
  const [form, setForm] = useState<LoadedForm>();
  const [status, setStatus] = useState<QuestionFormStatus>('closed');
  const opener = useRef<HTMLElement | null>(null);
  const load = useLatest(useLoadForm());

  const open = useCallback(
    async (from: HTMLElement) => {
      opener.current = from;
      setStatus('loading');
      try {
        setForm(await load.current());
        // The visitor may have gone on to another page meanwhile.
        setStatus((now) => (now === 'loading' ? 'open' : now));
      } catch (error) {
        console.error(error);
        setStatus('failed');
      }
    },
    [load],
  );
  const prefetch = useCallback(() => {
    // A failure waits for the press of the button.
    load.current().catch(() => {});
  }, [load]);
  const close = useCallback(() => setStatus('closed'), []);
  const returnFocus = useCallback(() => opener.current?.focus(), []);

  // Another page, or the same in another language, closes the form.
  useEffect(() => {
    // The focus belongs to the new page now.
    opener.current = null;
    setStatus('closed');
  }, [page.path, page.language]);

  const context = useMemo(() => ({ status, open, prefetch }), [status, open, prefetch]);
  return (
    <QuestionFormContext value={context}>
      {status === 'loading' && <ProgressBar />}
      {children}
      {form &&
        createPortal(
          <form.Dialog texts={form.texts} open={status === 'open'} onClose={close} onClosed={returnFocus} />,
          document.body,
        )}
    </QuestionFormContext>
  );
}

/** Returns what fetches the form's script and texts, side by side. */
function useLoadForm(): () => Promise<LoadedForm> {
  const loadNamespace = useLoadNamespace();
  return async () => {
    const [{ QuestionDialog }, texts] = await Promise.all([loadOptionalScript(importDialog), loadNamespace('modal')]);
    return { Dialog: QuestionDialog, texts };
  };
}

/** Fetches the form's script. Nobody opens the form while pages are prerendered: the server's bundle goes without it. */
function importDialog(): Promise<typeof import('../question-form/question-dialog.tsx')> {
  return import.meta.env.SSR ? new Promise(() => {}) : import('../question-form/question-dialog.tsx');
}

/** Keeps the latest value at hand for callbacks that stay the same. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
}
