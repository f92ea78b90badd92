import { areDutiesOverdue } from './daily.ts';
import { jsonResponse } from './json-response.ts';
import { questionTimes } from './question-times.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/** The body of the health endpoint: figures, and nothing that a visitor wrote. */
export interface Health {
  status: 'ok' | 'waiting' | 'duties-overdue' | 'mail-not-configured' | 'store-unreachable';
  /** How many questions wait to be mailed. */
  pending?: number;
  /** How long the oldest of them has waited. */
  oldestPendingSeconds?: number;
  /** How many could not be delivered and wait for the operator. */
  dead?: number;
}

/** Handles `GET /api/health`: 200 when healthy, 503 when somebody should look. */
export async function healthResponse(request: Request, services: Services): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return jsonResponse(405, { success: false, message: 'Only GET.' }, { Allow: 'GET, HEAD' });
  }
  const health = await readHealth(services);
  return jsonResponse(health.status === 'ok' ? 200 : 503, health);
}

async function readHealth(services: Services): Promise<Health> {
  const { store, clock, settings, log } = services;
  try {
    const [pending, dead, overdue] = await Promise.all([
      questionTimes(store, 'pending'),
      questionTimes(store, 'dead'),
      areDutiesOverdue(services),
    ]);
    const waited = clock.now() - (pending[0]?.time ?? clock.now());
    return {
      status: statusOf(settings, waited, overdue),
      pending: pending.length,
      oldestPendingSeconds: Math.max(0, Math.round(waited / 1000)),
      dead: dead.length,
    };
  } catch {
    log('health-store-unreachable');
    return { status: 'store-unreachable' };
  }
}

function statusOf({ mail, warnAfterMs }: Settings, waited: number, overdue: boolean): Health['status'] {
  if (!mail) return 'mail-not-configured';
  if (waited > warnAfterMs) return 'waiting';
  return overdue ? 'duties-overdue' : 'ok';
}
