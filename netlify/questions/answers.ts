import type { FieldErrors } from '../../src/question/question-schema.ts';

/** What the function answers, always as JSON. */
export interface Answer {
  success: boolean;
  message: string;
  fields?: FieldErrors;
}

// Netlify puts the site's own headers on pages only, never on what a function answers.
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** The question is stored. */
export function accepted(): Response {
  return respond(200, { success: true, message: 'The question was received.' });
}

/** The request is refused, with the reason and, where fields are wrong, which. */
export function refused(status: number, message: string, fields?: FieldErrors): Response {
  return respond(status, { success: false, message, fields });
}

function respond(status: number, answer: Answer): Response {
  const extra = status === 405 ? { Allow: 'POST' } : undefined;
  return new Response(JSON.stringify(answer), { status, headers: { ...headers, ...extra } });
}
