import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Namespaces } from '../../compile/namespaces.ts';
import {
  type FieldErrors,
  formAgeHeader,
  honeypotField,
  idempotencyHeader,
  type QuestionForm,
  type QuestionPayload,
  questionPath,
  toQuestionPayload,
} from '../../lib/question/question-schema.ts';
import { keepPageWhile } from '../loading.ts';
import { emptyQuestion, formErrors, isEmpty, type QuestionValues } from './question-values.ts';

interface QuestionRequest {
  payload: QuestionPayload;
  /** Stays the same when the same question is sent again. */
  key: string | undefined;
  formAge: number;
  honeypot: string;
}

/** The outcome: sent, or why not, without personal data. */
type SendResult = { sent: true } | { sent: false; reason: string; fields: FieldErrors };

/** No response comes later: Netlify would have stopped the function by then. */
const timeoutMs = 40_000;

/** Posts a question. Success needs a good status and `success: true` (specification, section 7). Never throws. */
export async function postQuestion({ payload, key, formAge, honeypot }: QuestionRequest): Promise<SendResult> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(questionPath, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [formAgeHeader]: String(Math.round(formAge)),
        ...(key && { [idempotencyHeader]: key }),
      },
      body: JSON.stringify(honeypot ? { ...payload, [honeypotField]: honeypot } : payload),
      // The request must outlive the page: a visitor may leave right after pressing the button.
      keepalive: true,
      signal: abort.signal,
    });
    const body = (await response.json().catch(() => ({}))) as { success?: unknown; fields?: FieldErrors };
    if (response.ok && body.success === true) return { sent: true };
    return { sent: false, reason: `status ${response.status}`, fields: body.fields ?? {} };
  } catch {
    return { sent: false, reason: abort.signal.aborted ? 'timeout' : 'no connection', fields: {} };
  } finally {
    clearTimeout(timer);
  }
}

/** The time for which the form stays open after success, in milliseconds (specification, section 9). */
const closeAfterMs = 3000;

interface SenderOptions {
  form: UseFormReturn<QuestionValues, unknown, QuestionForm>;
  texts: Namespaces['modal'];
  open: boolean;
  honeypot(): string;
  /** Puts the focus on the first of the fields that have an error. */
  focusFirst(errors: object): void;
  close(): void;
}

/**
 * Sends questions, one at a time, and shows the outcome (specification, section 4): after success the form is empty again
 * and closes itself, unless something was written that has not been sent; after a failure everything stays as it was written,
 * and the first field that the function finds wrong gets the focus.
 */
export function useQuestionSender({ form, texts, open, honeypot, focusFirst, close }: SenderOptions) {
  const [sending, setSending] = useState(false);
  const { notice, show } = useNotice();
  const busy = useRef(false);
  const key = useRef<string>(undefined);
  const openedAt = useRef(0);
  const closing = useRef(0);

  useEffect(() => keepPageWhile(() => !isEmpty(form.getValues(), texts.phonePlan)), [form, texts.phonePlan]);

  useEffect(() => {
    if (open) openedAt.current ||= performance.now();
    return () => window.clearTimeout(closing.current);
  }, [open]);

  const send = async (values: QuestionForm) => {
    // Two clicks can come before the button is rendered as disabled.
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    show(undefined);
    window.clearTimeout(closing.current);
    const written = JSON.stringify(form.getValues());
    // Only secure contexts have it; the function works without a key.
    key.current ??= crypto.randomUUID?.();
    const questionText = (id: string) => texts.questions.find((question) => question.id === id)?.text ?? '';
    const result = await postQuestion({
      payload: toQuestionPayload(values, questionText),
      key: key.current,
      formAge: performance.now() - openedAt.current,
      honeypot: honeypot(),
    });
    busy.current = false;
    setSending(false);
    if (result.sent) {
      key.current = undefined;
      openedAt.current = performance.now();
      show({ kind: 'success', text: texts.successNotification });
      if (JSON.stringify(form.getValues()) !== written) return;
      form.reset(emptyQuestion(texts.phonePlan));
      closing.current = window.setTimeout(close, closeAfterMs);
      return;
    }
    console.error(`The question was not sent: ${result.reason}`);
    const wrong = formErrors(result.fields, values);
    for (const [field, code] of wrong) form.setError(field, { type: code });
    // Unless the visitor has gone on to a field meanwhile.
    if (!document.activeElement?.matches('input, select, textarea')) focusFirst(Object.fromEntries(wrong));
    show({ kind: 'failure', text: navigator.onLine ? texts.errorNotification : texts.offlineNotification });
  };
  return { sending, notice, send };
}

export interface Notice {
  kind: 'success' | 'failure';
  text: string;
}

/** The time for which a notice is shown, in milliseconds (specification, section 9). */
const shownMs = { success: 4000, failure: 6000 };

/** Shows one notice at a time, each for its time. */
function useNotice(): { notice: Notice | undefined; show(notice: Notice | undefined): void } {
  const [notice, setNotice] = useState<Notice>();
  const timer = useRef(0);
  const show = useCallback((next: Notice | undefined) => {
    window.clearTimeout(timer.current);
    setNotice(next);
    if (next) timer.current = window.setTimeout(() => setNotice(undefined), shownMs[next.kind]);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { notice, show };
}
