import { formAgeHeader, honeypotField, idempotencyHeader, questionPath } from '../../question/question-request.ts';
import type { FieldErrors, QuestionPayload } from '../../question/question-schema.ts';

/** A question on its way. */
export interface QuestionRequest {
  payload: QuestionPayload;
  /** Stays the same when the same question is sent again. */
  key: string | undefined;
  /** How long the form was open, in milliseconds. */
  formAge: number;
  /** What stands in the field that people do not see. */
  honeypot: string;
}

/** What became of a question: taken, or why not, in words without anything personal. */
export type SendResult = { sent: true } | { sent: false; reason: string; offline: boolean; fields: FieldErrors };

/** An answer that takes longer does not come any more: the function would have been stopped by then. */
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
      // A visitor who leaves after pressing the button has asked all the same.
      keepalive: true,
      signal: abort.signal,
    });
    const answer = (await response.json().catch(() => ({}))) as { success?: unknown; fields?: FieldErrors };
    if (response.ok && answer.success === true) return { sent: true };
    return { sent: false, reason: `status ${response.status}`, offline: false, fields: answer.fields ?? {} };
  } catch {
    const reason = abort.signal.aborted ? 'no answer in time' : 'no connection';
    return { sent: false, reason, offline: !navigator.onLine, fields: {} };
  } finally {
    clearTimeout(timer);
  }
}
