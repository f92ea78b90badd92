import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { Namespaces } from '../../compile/namespaces.ts';
import { splitLanguagePath } from '../../lib/language/language-path.ts';
import { reopenAfterReload } from '../carried-question.ts';
import { loadOptionalScript, reloadWhenReachable } from '../loading.ts';
import { useLoadNamespace, usePage } from '../page-context.ts';
import { historyKey } from '../place-in-page.ts';
import type { QuestionDialogProps } from '../question-form/question-dialog.tsx';
import { ProgressBar } from './page-states.tsx';

/** True if the question form is shown, on its way, or could not be loaded. */
type QuestionFormStatus = 'closed' | 'loading' | 'open' | 'failed';

interface QuestionFormValue {
  status: QuestionFormStatus;
  /** Loads and opens the form; the focus comes back to `opener` when it is closed. */
  open(opener: HTMLElement): void;
  /** Loads what the form needs, because a visitor is about to ask for it. */
  prefetch(): void;
}

const QuestionFormContext = createContext<QuestionFormValue | undefined>(undefined);

/** Returns the question form of the page. */
export function useQuestionForm(): QuestionFormValue {
  const value = useContext(QuestionFormContext);
  if (!value) throw new Error('A button that opens the question form needs a QuestionFormHost above it.');
  return value;
}

/** The form's script, and its texts in the language it was opened in. */
interface LoadedForm {
  Dialog: ComponentType<QuestionDialogProps>;
  texts: Namespaces['modal'];
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
  /** The address at which it was last asked for: while a page is on its way, that page's. */
  const wantedAt = useRef<string>(undefined);
  /** The key of its entry in the history. */
  const wantedAtStep = useRef<string>(undefined);
  /** The number of times it was asked for or put away: what comes for an earlier time comes too late. */
  const turn = useRef(0);
  const outcome = useRef<'loaded' | 'failed'>(undefined);
  const load = useLoadForm();

  const open = useCallback(
    async (from: HTMLElement) => {
      opener.current = from;
      wantedAt.current = window.location.pathname;
      wantedAtStep.current = historyKey();
      turn.current += 1;
      const own = turn.current;
      const isWanted = () => turn.current === own;
      setStatus('loading');
      try {
        const loaded = await load();
        outcome.current = 'loaded';
        if (!isWanted()) return;
        setForm(loaded);
        setStatus('open');
      } catch (error) {
        console.error(error);
        if (!isWanted()) return;
        // The first time the visitor is told; later a reload may help, and loses nothing written: the form was never there.
        if (outcome.current === 'failed' && (await reloadWhenReachable(isWanted, reopenAfterReload))) return;
        outcome.current ??= 'failed';
        if (isWanted()) setStatus('failed');
      }
    },
    [load],
  );
  const prefetch = useCallback(() => {
    // A failure waits for the press of the button.
    load().catch(() => {});
  }, [load]);
  const close = useCallback(() => {
    turn.current += 1;
    setStatus('closed');
  }, []);
  const returnFocus = useCallback(() => {
    const heading = document.querySelector<HTMLElement>('h1');
    (opener.current ?? heading)?.focus({ preventScroll: true });
  }, []);

  const leave = useCallback(() => {
    // The focus belongs to the page's heading now.
    opener.current = null;
    close();
  }, [close]);

  // Another page, or the same in another language, closes the form, unless it was asked for while that page was on its way.
  // A page that is shown first may have opened it already.
  useEffect(
    () => () => {
      const { pathname } = window.location;
      const isForNext = pathname === wantedAt.current && splitLanguagePath(pathname).language === page.language;
      if (isForNext) opener.current = null;
      else leave();
    },
    [page.path, page.language, leave],
  );

  // So does going back before that page has come, where the page that is shown stays, and a step within the page.
  useEffect(() => {
    const onStep = () => {
      if (window.location.pathname !== wantedAt.current) leave();
      // The message of a failure stands in the page, and stays there.
      else if (historyKey() !== wantedAtStep.current && status !== 'failed') close();
    };
    window.addEventListener('popstate', onStep);
    return () => window.removeEventListener('popstate', onStep);
  }, [leave, close, status]);

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
  return useCallback(async () => {
    const [{ QuestionDialog }, texts] = await Promise.all([loadOptionalScript(importDialog), loadNamespace('modal')]);
    return { Dialog: QuestionDialog, texts };
  }, [loadNamespace]);
}

/** Fetches the form's script. Nobody opens the form while pages are prerendered: the server's bundle goes without it. */
function importDialog(): Promise<typeof import('../question-form/question-dialog.tsx')> {
  return import.meta.env.SSR ? new Promise(() => {}) : import('../question-form/question-dialog.tsx');
}
