import { randomUUID } from 'node:crypto';
import type { BlobStore, StoredValue } from './blob-store.ts';
import { type Clock, isAhead } from './clock.ts';

/** Something only one may hold at a time, and only for a while. */
export interface Claimable {
  token?: string;
  claimedUntil?: number;
}

/** How a claim is made. */
export interface ClaimOptions {
  /** How long nobody else may have it. */
  forMs: number;
  /** How long to wait before reading who holds it: for stores whose conditional writes are not atomic. */
  settleMs: number;
}

/**
 * Claims the value at a key: of all who try at the same time one succeeds.
 * Returns the value as written, or nothing when another holds it.
 */
export async function claim<T extends Claimable>(
  { store, clock }: { store: BlobStore; clock: Clock },
  key: string,
  current: StoredValue<Claimable> | undefined,
  value: T,
  { forMs, settleMs }: ClaimOptions,
): Promise<T | undefined> {
  if (isAhead(current?.value?.claimedUntil ?? 0, clock.now(), forMs)) return undefined;
  const claimed: T = { ...value, token: randomUUID(), claimedUntil: clock.now() + forMs };
  const certain = await store.claim(key, claimed, current);
  if (settleMs) await clock.sleep(settleMs);
  if (certain && !settleMs) return claimed;
  // Either the response to our own write was lost, or somebody wrote after us: the store knows.
  const found = await store.read<Claimable>(key);
  return found?.value?.token === claimed.token ? claimed : undefined;
}
