import { setTimeout as pause } from 'node:timers/promises';
import { areDutiesOverdue } from './daily.ts';
import { findUnmailedUnreadable, listQuestions } from './record.ts';
import { jsonResponse, type Services } from './services.ts';

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
