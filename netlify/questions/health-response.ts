import { StoreError } from './blob-store.ts';
import { areDutiesOverdue } from './daily.ts';
import { jsonResponse } from './json-response.ts';
import { findUnmailedUnreadable } from './operator.ts';
import { questionTimes } from './question-times.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/** The body of the health endpoint: figures, and nothing that a visitor wrote. */
export interface Health {
  status:
    | 'ok'
    | 'waiting'
    | 'record-unreadable'
    | 'duties-overdue'
    | 'mail-not-configured'
    | 'store-not-writable'
    | 'store-unreachable';
  /** How many questions wait to be mailed. */
  pending?: number;
  /** How long the oldest of them has waited. */
  oldestPendingSeconds?: number;
  /** How many could not be delivered and wait for the operator. */
  dead?: number;
  /** How many records of questions that were not mailed cannot be read; missing when all can. */
  unreadable?: number;
}

/** Where the endpoint writes, over what it wrote before: a store that can be read may refuse every question. */
const ownKey = 'health/last';

/** The local server ends a function after 30 s, and answers with its own words then. */
const mostMs = 25_000;

/** Handles `GET /api/health`: 200 when healthy, 503 when somebody should look. */
export async function healthResponse(request: Request, services: Services): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return jsonResponse(405, { success: false, message: 'Only GET.' }, { Allow: 'GET, HEAD' });
  }
  const health = await readHealth(services);
  return jsonResponse(health.status === 'ok' ? 200 : 503, health);
}

async function readHealth(services: Services): Promise<Health> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreError('answer')), mostMs);
  });
  try {
    return await Promise.race([readStore(services), late]);
  } catch {
    services.log('health-store-unreachable');
    return { status: 'store-unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

async function readStore(services: Services): Promise<Health> {
  const { store, clock, settings, log } = services;
  const [isWritable, isOverdue, waiting, dead] = await Promise.all([
    isStored(services),
    areDutiesOverdue(services),
    questionTimes(store, 'pending'),
    questionTimes(store, 'dead'),
  ]);
  const unreadable = (await findUnmailedUnreadable(store)).length;
  const waited = clock.now() - (waiting[0]?.time ?? clock.now());
  if (!isWritable) log('health-store-not-writable');
  return {
    status: isWritable ? statusOf(settings, { waited, unreadable, isOverdue }) : 'store-not-writable',
    pending: waiting.length,
    oldestPendingSeconds: Math.max(0, Math.round(waited / 1000)),
    dead: dead.length,
    ...(unreadable > 0 && { unreadable }),
  };
}

/** Whether the store takes what is written. */
function isStored({ store, clock }: Services): Promise<boolean> {
  return store.write(ownKey, { at: clock.now() }).then(
    () => true,
    () => false,
  );
}

interface Found {
  waited: number;
  unreadable: number;
  isOverdue: boolean;
}

function statusOf({ mail, warnAfterMs }: Settings, { waited, unreadable, isOverdue }: Found): Health['status'] {
  if (!mail) return 'mail-not-configured';
  if (waited > warnAfterMs) return 'waiting';
  if (unreadable > 0) return 'record-unreadable';
  return isOverdue ? 'duties-overdue' : 'ok';
}
