import {
  formAgeHeader,
  honeypotField,
  idempotencyHeader,
  questionPath,
} from '../../lib/question/question-request.ts';
import type { FieldErrors, QuestionPayload } from '../../lib/question/question-schema.ts';

/** A question on its way. */
export interface QuestionRequest {
  payload: QuestionPayload;
  /** Stays the same when the same question is sent again. */
  key: string | undefined;
  /** How long the form was open, in milliseconds. */
  formAge: number;
  /** The value of the honeypot. */
  honeypot: string;
}

/** The outcome: sent, or why not, without personal data. */
export type SendResult = { sent: true } | { sent: false; reason: string; offline: boolean; fields: FieldErrors };

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
    return { sent: false, reason: `status ${response.status}`, offline: false, fields: body.fields ?? {} };
  } catch {
    const reason = abort.signal.aborted ? 'timeout' : 'no connection';
    return { sent: false, reason, offline: !navigator.onLine, fields: {} };
  } finally {
    clearTimeout(timer);
  }
}
