import type { FieldErrors } from '../../src/question/question-schema.ts';
import { jsonResponse } from './json-response.ts';

/** The body of the response to `POST /api/send`. */
export interface SendResponseBody {
  success: boolean;
  message: string;
  fields?: FieldErrors;
}

/** The question is stored. */
export function accepted(): Response {
  return respond(200, { success: true, message: 'The question was received.' });
}

/** The request is refused, with the reason and, where fields are wrong, which. */
export function refused(status: number, message: string, fields?: FieldErrors): Response {
  return respond(status, { success: false, message, fields });
}

function respond(status: number, body: SendResponseBody): Response {
  return jsonResponse(status, body, status === 405 ? { Allow: 'POST' } : {});
}
