import { setTimeout as pause } from 'node:timers/promises';
import { composeMail } from './mail.ts';
import {
  deliveryKey,
  findUnmailedUnreadable,
  listQuestions,
  type QuestionPlace,
  type QuestionRecord,
} from './record.ts';
import { jsonResponse, type Services } from './services.ts';

const markKey = 'daily/last';
const dayMs = 24 * 60 * 60 * 1000;

/** No deletion and no mail is begun with less time left. */
const reserveMs = 4000;

/** A question that was on its way to the store when the last mail was made has a time before it. */
const overlapMs = 60_000;

/** The day that is done, when the last mail was made that the operator got, and whether one of the day named waiting questions. */
interface Mark {
  day: string;
  at: number;
  waiting?: boolean;
}

/**
 * True if a whole day has passed without its duties: nothing runs on the schedule, or the operator's mail does not get through.
 * A site on which they were never done is new.
 */
async function areDutiesOverdue({ store, clock }: Services): Promise<boolean> {
  const last = (await store.read<Mark>(markKey))?.value;
  return last !== undefined && clock.now() - Date.parse(last.day) >= 2 * dayMs;
}

/**
 * Once a day deletes what was kept long enough and mails the operator what needs attention; as soon as a question has waited
 * too long, mails once more on that day.
 */
export async function runDuties(services: Services, timeLeft: () => number): Promise<void> {
  const { store, clock, settings, log } = services;
  const now = clock.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const last = (await store.read<Mark>(markKey))?.value;
  const pending = await listQuestions(store, ['pending']);
  const waiting = pending.filter(({ time }) => time < now - settings.warnAfterMs);
  if (last?.day === day && (last.waiting || !waiting.length)) return;
  // Not all in one go, or nothing could be mailed: the next sweep goes on.
  if (last?.day !== day && !(await deleteOld(services, timeLeft))) return;
  // A mark of the future was set while a clock was wrong.
  const since = last && last.at <= now ? last.at : 0;
  const id = `questions-${last?.day === day ? 'waiting' : 'summary'}-${day}`;
  const told = await tellOperator(services, { id, waiting, since: since - overlapMs }, timeLeft);
  if (told === 'failed') return;
  // A fact that the operator may not have read is in the next mail again.
  const mark: Mark = { day, at: told === 'told' ? now : since, waiting: waiting.length > 0 };
  await store.write(markKey, mark);
  log('daily-duties-done');
}

/**
 * Deletes sent questions, and suspicious ones in quarantine, after the retention period. Pending and dead ones stay: somebody
 * still waits for an answer to them. Deletes deliveries without a question as well: one that the operator deleted while it
 * was mailed leaves its own, in which a server's answer can quote the sender. Returns false when time ran out before the end.
 */
async function deleteOld({ store, clock, settings, log }: Services, timeLeft: () => number): Promise<boolean> {
  // Listed before the questions, each of which is stored before its delivery.
  const deliveries = (await store.list(deliveryKey(''))).map((key) => key.slice(deliveryKey('').length));
  const places = await listQuestions(store);
  const limit = clock.now() - settings.retentionDays * dayMs;
  for (const { state, id, time, key } of places) {
    if ((state !== 'sent' && state !== 'quarantine') || time >= limit) continue;
    if (timeLeft() < reserveMs) return false;
    // One in quarantine has none: a delivery with its id is that of the same question, accepted later.
    if (state === 'sent') await store.remove(deliveryKey(id));
    await store.remove(key);
    log('question-deleted', { id });
  }
  const known = new Set(places.map(({ id }) => id));
  const left = deliveries.filter((id) => !known.has(id));
  // One that moved between the listings is in none of them, and without its delivery it could be mailed again.
  if (left.length) for (const { id } of await listQuestions(store)) known.add(id);
  for (const id of left.filter((each) => !known.has(each))) {
    if (timeLeft() < reserveMs) return false;
    await store.remove(deliveryKey(id));
    log('delivery-deleted', { id });
  }
  return true;
}

/**
 * Mails the operator which questions are dead, wait too long, or are in quarantine since the last mail, and which settings are
 * wrong. Nothing is mailed when there are none, or when mail is not set up. Afterwards the operator knows all there is to tell;
 * nothing for certain, and no further mail is sent today; or nothing, and the mail is to be retried.
 */
async function tellOperator(
  services: Services,
  { id, waiting, since }: { id: string; waiting: readonly QuestionPlace[]; since: number },
  timeLeft: () => number,
): Promise<'told' | 'unsure' | 'failed'> {
  const { store, settings, log } = services;
  if (!settings.mail) return 'unsure';
  const dead = await listQuestions(store, ['dead']);
  const suspicious = (await listQuestions(store, ['quarantine'])).filter(({ time }) => time >= since);
  const unreadable = await findUnmailedUnreadable(store);
  const { problems } = settings;
  const count = dead.length + waiting.length + suspicious.length + unreadable.length + problems.length;
  if (!count) return 'told';
  if (timeLeft() < reserveMs) return 'failed';

  const describe = ({ id, time }: QuestionPlace) => `${new Date(time).toISOString()}  ${id}`;
  const describeDead = async (place: QuestionPlace) => {
    const { code = '', status = '' } = (await store.read<QuestionRecord>(place.key))?.value?.failure ?? {};
    return `${describe(place)}  ${code} ${status}`.trimEnd();
  };
  const lines = [
    await section('Не вдалося доставити (збережено, чекають на ваше рішення)', dead, describeDead),
    await section('Довго чекають на доставку (збережено, сайт далі намагається їх надіслати)', waiting, describe),
    await section('Відкладено як можливий спам (збережено)', suspicious, describe),
    await section('Не читаються (подивіться в сховищі, потім видаліть)', unreadable, describe),
    await section('Хибні налаштування (діють типові значення)', problems, (problem) => problem),
    ['Переглянути: npm run questions -- list', 'Надіслати знову: npm run questions -- retry НОМЕР'],
  ].flat();
  const subject = `Запитання із сайту: потрібна увага (${count})`;
  const mail = await composeMail(settings.mail, { id, to: settings.mail.operator, subject, lines });
  const result = await services.send(mail, timeLeft() - 1000);
  if (result.sent) return 'told';
  log('operator-not-mailed', { code: result.failure.code, status: result.failure.status });
  return result.kind === 'doubt' ? 'unsure' : 'failed';
}

/** A list of at most 50; `npm run questions` shows the rest. */
async function section<Entry>(
  title: string,
  entries: readonly Entry[],
  describe: (entry: Entry) => string | Promise<string>,
): Promise<string[]> {
  if (!entries.length) return [];
  const lines = await Promise.all(entries.slice(0, 50).map(describe));
  const more = entries.length - lines.length;
  const indented = [...lines, ...(more ? [`… і ще ${more}`] : [])].map((line) => `  ${line}`);
  return [`${title}: ${entries.length}`, ...indented, ''];
}

/** The local server ends a function after 30 s, and answers with its own words then. */
const mostMs = 25_000;

/** Handles `GET /api/health`: 200 when healthy, 503 when somebody should look. */
export async function healthResponse(request: Request, services: Services): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return jsonResponse(405, { success: false, message: 'Only GET.' }, { Allow: 'GET, HEAD' });
  }
  const late = pause(mostMs, undefined, { ref: false });
  const health = await Promise.race([readHealth(services), late]).catch(() => undefined);
  if (!health) services.log('health-store-unreachable');
  return jsonResponse(health?.status === 'ok' ? 200 : 503, health ?? { status: 'store-unreachable' });
}

/** Reads the body of the response: figures, and nothing that a visitor wrote. */
async function readHealth(services: Services) {
  const { store, clock, settings, log } = services;
  // A store that can be read may refuse every question.
  const isWritten = store.write('health/last', { at: clock.now() }).then(
    () => true,
    () => false,
  );
  const [isWritable, isOverdue, pending, dead] = await Promise.all([
    isWritten,
    areDutiesOverdue(services),
    listQuestions(store, ['pending']),
    listQuestions(store, ['dead']),
  ]);
  const unreadable = (await findUnmailedUnreadable(store)).length;
  const waitedMs = clock.now() - (pending[0]?.time ?? clock.now());
  if (!isWritable) log('health-store-not-writable');
  const [status = 'ok'] = [
    !isWritable && 'store-not-writable',
    !settings.mail && 'mail-not-configured',
    waitedMs > settings.warnAfterMs && 'waiting',
    unreadable > 0 && 'record-unreadable',
    isOverdue && 'duties-overdue',
  ].filter((problem) => problem !== false);
  return {
    status,
    pending: pending.length,
    oldestPendingSeconds: Math.max(0, Math.round(waitedMs / 1000)),
    dead: dead.length,
    ...(unreadable > 0 && { unreadable }),
  };
}
