import { createContext, useContext } from 'react';

/** True if the question form is shown, on its way, or could not be loaded. */
export type QuestionFormStatus = 'closed' | 'loading' | 'open' | 'failed';

interface QuestionFormValue {
  status: QuestionFormStatus;
  /** Loads and opens the form; the focus comes back to `opener` when it is closed. */
  open(opener: HTMLElement): void;
  /** Loads what the form needs, because a visitor is about to ask for it. */
  prefetch(): void;
}

/** The question form of the page. */
export const QuestionFormContext = createContext<QuestionFormValue | undefined>(undefined);

/** Returns the question form of the page. */
export function useQuestionForm(): QuestionFormValue {
  const value = useContext(QuestionFormContext);
  if (!value) throw new Error('A button that opens the question form needs a QuestionFormHost above it.');
  return value;
}
