import { formAgeHeader, honeypotField, idempotencyHeader } from '../../src/question/question-request.ts';
import { createQuestionSchema, fieldErrors } from '../../src/question/question-schema.ts';
import {
  makeQuestionId,
  makeStem,
  type QuestionRecord,
  type QuestionStem,
  questionKey,
  type Suspicion,
} from './question-record.ts';
import { readJsonObject } from './request-body.ts';
import { checkRequest } from './request-checks.ts';
import { accepted, refused } from './send-response.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/** The response to a request, and the question to be mailed now, if there is one. */
export interface Acceptance {
  response: Response;
  question?: QuestionStem;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Checks a request and stores its question. The response is `true` only when the store has confirmed it. */
export async function acceptQuestion(
  request: Request,
  { settings, store, clock, log }: Services,
): Promise<Acceptance> {
  const refusal = checkRequest(request, settings.accept.allowedOrigins);
  if (refusal) return { response: refused(refusal.status, refusal.message) };

  const clientKey = request.headers.get(idempotencyHeader) ?? undefined;
  if (clientKey !== undefined && !uuid.test(clientKey)) {
    return { response: refused(400, `${idempotencyHeader} must be a UUID.`) };
  }

  const read = await readJsonObject(request, settings.accept.maxBytes);
  if (!('body' in read)) return { response: refused(read.status, read.message) };

  const result = createQuestionSchema(settings).safeParse(read.body);
  if (!result.success) {
    return { response: refused(400, 'Some fields are not valid.', fieldErrors(result.error)) };
  }

  const now = clock.now();
  const suspicion = suspect(read.body, request.headers, settings);
  const id = makeQuestionId(result.data, clientKey);
  const stem = makeStem(now, id);
  const record: QuestionRecord = {
    id,
    receivedAt: new Date(now).toISOString(),
    question: result.data,
    suspicion,
  };
  try {
    await store.write(questionKey(suspicion ? 'quarantine' : 'pending', stem), record);
  } catch {
    log('question-not-stored', { id });
    return { response: refused(500, 'The question could not be stored. Please try again.') };
  }
  log('question-stored', { id, code: suspicion });
  return { response: accepted(), question: suspicion ? undefined : { stem, id, time: now } };
}

/** Finds signs of a bot. What may come from one is put in quarantine and reported, never dropped. */
function suspect(body: Record<string, unknown>, headers: Headers, settings: Settings): Suspicion | undefined {
  const honeypot = body[honeypotField];
  if (honeypot !== undefined && honeypot !== '') return 'honeypot';
  const age = headers.get(formAgeHeader);
  if (age !== null && /^\d+$/.test(age) && Number(age) < settings.accept.minFormMs) return 'tooFast';
  return undefined;
}
