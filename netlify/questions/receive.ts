import {
  createQuestionSchema,
  type FieldErrors,
  fieldErrors,
  formAgeHeader,
  honeypotField,
  idempotencyHeader,
} from '../../src/lib/question/question-schema.ts';
import { Delivery } from './delivery.ts';
import { makeQuestionId, type QuestionPlace, type QuestionRecord, questionPlace } from './record.ts';
import { jsonResponse, type Services } from './services.ts';
import { graceMs, type Settings } from './settings.ts';

/**
 * Handles `POST /api/send`: stores the question, responds, and only then mails it, if the platform allows work after the
 * response. Otherwise the next sweep mails it. The response is `true` only when the store has confirmed the question.
 */
export async function receiveQuestion(
  request: Request,
  services: Services,
  waitUntil?: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { store, log } = services;
  try {
    const record = await readQuestion(request, services);
    const { id, receivedAt, suspicion } = record;
    const place = questionPlace(suspicion ? 'quarantine' : 'pending', Date.parse(receivedAt), id);
    await store.write(place.key, record).catch(() => {
      log('question-not-stored', { id });
      throw refused(500, notStored);
    });
    log('question-stored', { id, code: suspicion });
    if (!suspicion) waitUntil?.(mailNow(services, place, record));
    return jsonResponse(200, { success: true, message: 'The question was received.' });
  } catch (error) {
    if (error instanceof Response) return error;
    // The error could quote what the visitor wrote: nothing of it is logged.
    log('request-failed');
    return refused(500, notStored);
  }
}

const notStored = 'The question could not be stored. Please try again.';

function refused(status: number, message: string, fields?: FieldErrors): Response {
  return jsonResponse(status, { success: false, message, fields }, status === 405 ? { Allow: 'POST' } : {});
}

async function mailNow(services: Services, place: QuestionPlace, record: QuestionRecord): Promise<void> {
  const { settings, log } = services;
  if (!settings.mail) return log('mail-not-configured');
  const mailTime = { timeoutMs: settings.mail.totalTimeoutMs, until: place.time + graceMs };
  await new Delivery(services, place, mailTime).begin(record).catch(() => log('delivery-left-to-sweep'));
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function readQuestion(request: Request, { settings, clock }: Services): Promise<QuestionRecord> {
  const { headers } = request;
  if (request.method !== 'POST') throw refused(405, 'Only POST is allowed.');
  if (!isSameSite(request, settings.allowedOrigins)) {
    throw refused(403, 'Questions are taken from this site only.');
  }
  if (!isPlainJson(headers)) throw refused(415, 'The content type must be application/json in UTF-8.');
  const clientKey = headers.get(idempotencyHeader) ?? undefined;
  if (clientKey !== undefined && !uuid.test(clientKey)) {
    throw refused(400, `${idempotencyHeader} must be a UUID.`);
  }
  const body = parseObject(await readBytes(request, settings.maxBytes));
  const { data: question, error } = createQuestionSchema(settings).safeParse(body);
  if (error) throw refused(400, 'Some fields are not valid.', fieldErrors(error));
  const suspicion = suspect(body, headers, settings);
  const id = makeQuestionId(question, clientKey);
  return { id, receivedAt: new Date(clock.now()).toISOString(), question, suspicion };
}

/** Finds signs of a bot. What may come from one is put in quarantine and reported, never dropped. */
function suspect(
  body: Record<string, unknown>,
  headers: Headers,
  { minFormMs }: Settings,
): QuestionRecord['suspicion'] {
  const honeypot = body[honeypotField];
  if (honeypot !== undefined && honeypot !== '') return 'honeypot';
  const age = headers.get(formAgeHeader);
  return age !== null && /^\d+$/.test(age) && Number(age) < minFormMs ? 'tooFast' : undefined;
}

/** Browsers always send where a request comes from; without it, no visitor's browser is being abused. */
function isSameSite(request: Request, allowedOrigins: readonly string[]): boolean {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (origin === null) return site === null || site === 'same-origin' || site === 'none';
  return site !== 'cross-site' && [new URL(request.url).origin, ...allowedOrigins].includes(origin);
}

function isPlainJson(headers: Headers): boolean {
  const encoding = headers.get('content-encoding')?.toLowerCase() ?? 'identity';
  const type = headers.get('content-type') ?? '';
  return encoding === 'identity' && /^application\/json\s*(;\s*charset\s*=\s*("?)utf-?8\2\s*)?$/i.test(type);
}

/** Reads a body. The size is measured while reading, whatever the headers claim. */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => refused(413, `The body is larger than ${maxBytes} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The types are those of browsers, not all of which can iterate over a stream.
  const body = (request.body ?? []) as unknown as AsyncIterable<Uint8Array>;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseObject(bytes: Uint8Array): Record<string, unknown> {
  // JSON.parse makes `__proto__` an own key, which turns into a prototype as soon as somebody copies the object.
  const refuseProto = (key: string, value: unknown) => {
    if (key === '__proto__') throw new SyntaxError();
    return value;
  };
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), refuseProto);
    if (value && typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Invalid UTF-8, invalid JSON and forbidden keys get the same response.
  }
  throw refused(400, 'The body is not a JSON object in UTF-8.');
}
