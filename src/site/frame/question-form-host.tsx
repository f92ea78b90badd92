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
import { useLocation } from 'react-router-dom';
import type { Namespaces } from '../../compile/namespaces.ts';
import { reloadWhenReachable } from '../loading.ts';
import { useLoadNamespace, usePage } from '../page-context.ts';
import type { QuestionDialogProps } from '../question-form/question-dialog.tsx';
import { ProgressBar } from './page-states.tsx';

/** The question form as the button that opens it sees it. */
interface QuestionFormValue {
  status: 'closed' | 'loading' | 'open' | 'failed';
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
  const { path, language } = usePage();
  const location = useLocation();
  const load = useLoadForm();
  const { form, status, open: openForm, close } = useOpening(load);
  const opener = useRef<HTMLElement | null>(null);
  const open = useCallback(
    (from: HTMLElement) => {
      opener.current = from;
      void openForm();
    },
    [openForm],
  );
  const prefetch = useCallback(() => {
    // A failure waits for the press of the button.
    load().catch(() => {});
  }, [load]);
  const returnFocus = useCallback(() => {
    const heading = document.querySelector<HTMLElement>('h1');
    (opener.current ?? heading)?.focus({ preventScroll: true });
  }, []);

  // On another page the focus belongs to its heading, as soon as the address leads there: the form closes before the page comes, or after.
  useEffect(() => {
    opener.current = null;
  }, [location.pathname, path, language]);
  // Another address closes the form. Asked for while the next page is on its way, it opens on that page.
  useEffect(close, [location]);

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

/** Loads the form when it is asked for. What comes for an earlier time, or after it was put away, comes too late. */
function useOpening(load: () => Promise<LoadedForm>) {
  const [form, setForm] = useState<LoadedForm>();
  const [status, setStatus] = useState<QuestionFormValue['status']>('closed');
  /** The number of times it was asked for or put away. */
  const turn = useRef(0);
  const hasFailed = useRef(false);
  const open = useCallback(async () => {
    turn.current += 1;
    const own = turn.current;
    const isWanted = () => turn.current === own;
    setStatus('loading');
    try {
      const loaded = await load();
      if (!isWanted()) return;
      setForm(loaded);
      setStatus('open');
    } catch (error) {
      console.error(error);
      if (!isWanted()) return;
      // The first time the visitor is told; later a reload may help.
      if (hasFailed.current && (await reloadWhenReachable(isWanted))) return;
      hasFailed.current = true;
      if (isWanted()) setStatus('failed');
    }
  }, [load]);
  const close = useCallback(() => {
    turn.current += 1;
    setStatus('closed');
  }, []);
  return { form, status, open, close };
}

/** Returns what fetches the form's script and texts, side by side. */
function useLoadForm(): () => Promise<LoadedForm> {
  const loadNamespace = useLoadNamespace();
  return useCallback(async () => {
    const [{ QuestionDialog }, texts] = await Promise.all([importDialog(), loadNamespace('modal')]);
    return { Dialog: QuestionDialog, texts };
  }, [loadNamespace]);
}

/** Fetches the form's script. Nobody opens the form while pages are prerendered: the server's bundle goes without it. */
function importDialog(): Promise<typeof import('../question-form/question-dialog.tsx')> {
  return import.meta.env.SSR ? new Promise(() => {}) : import('../question-form/question-dialog.tsx');
}
