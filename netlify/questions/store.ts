import { setTimeout as pause } from 'node:timers/promises';
import { getStore, type Store } from '@netlify/blobs';

export const storeName = 'questions';

/** An expected error in words for the operator, such as a call to the store that failed. It names no key. */
export class OperatorError extends Error {}

/** Where the store is. Inside a function Netlify provides it. */
export interface BlobConnection {
  siteID: string;
  token: string;
  edgeURL?: string;
  uncachedEdgeURL?: string;
  fetch?: Fetch;
}

type Fetch = typeof globalThis.fetch;

export type BlobStore = ReturnType<typeof createBlobStore>;

/** Opens the questions in Netlify Blobs, strongly consistent. Every call ends within the timeout, with a certain result or an error. */
export function createBlobStore(timeoutMs: number, connection?: BlobConnection) {
  async function call<T>(operation: string, run: (store: Store) => Promise<T>): Promise<T> {
    try {
      const fetch = createRetryingFetch(AbortSignal.timeout(timeoutMs), timeoutMs / 2, connection?.fetch);
      return await run(getStore({ name: storeName, consistency: 'strong', ...connection, fetch }));
    } catch {
      throw new OperatorError(`The store did not ${operation} in time or refused to.`);
    }
  }

  return {
    /** Reads the newest value; nothing when there is none, and no `value` when a part of it or something else is there. */
    read: <T>(key: string): Promise<{ value?: T; version?: string } | undefined> =>
      call('read', async (store) => {
        const found = await store.getWithMetadata(key, { type: 'text' });
        return found ? { value: parse(found.data), version: found.etag } : undefined;
      }),

    write: (key: string, value: unknown): Promise<void> =>
      call('write', async (store) => void (await store.setJSON(key, value))),

    /** Writes only when there is no value yet, or only over the given version. True only when that is certain. */
    claim: (key: string, value: unknown, current?: { version?: string }): Promise<boolean> =>
      call('write', async (store) => {
        // The local server returns no ETag when reading: there, two sweeps at the same moment can both run.
        if (current && !current.version) return (await store.setJSON(key, value)).modified;
        const condition = current ? { onlyIfMatch: current.version } : { onlyIfNew: true };
        const result = await store.setJSON(key, value, condition);
        // A failed conditional write is reported as modified, but with an empty etag (netlify/primitives#741).
        return result.modified && Boolean(result.etag);
      }),

    remove: (key: string): Promise<void> => call('remove', (store) => store.delete(key)),

    list: (prefix: string): Promise<string[]> =>
      call('list', async (store) => {
        const keys: string[] = [];
        for await (const { blobs } of store.list({ prefix, paginate: true }))
          keys.push(...blobs.map(({ key }) => key));
        return keys.sort();
      }),
  };
}

function parse<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

/**
 * Makes a `fetch` for `@netlify/blobs` that retries with a short backoff until the signal aborts, and gives up an attempt that
 * is not answered: a connection that died while the function was frozen would use up all the time.
 * The package's own retries wait five seconds each and go on for half a minute, longer than a function may live.
 */
export function createRetryingFetch(signal: AbortSignal, attemptMs: number, fetch: Fetch = globalThis.fetch): Fetch {
  return async (input, init) => {
    for (let delayMs = 200; ; delayMs *= 2) {
      const attempt = new AbortController();
      const timer = setTimeout(() => attempt.abort(), attemptMs);
      try {
        const response = await fetch(input, { ...init, signal: AbortSignal.any([signal, attempt.signal]) });
        if (response.status !== 429 && response.status < 500) return response;
        await response.body?.cancel();
      } catch {
        // No answer, or a refused or broken connection; the next attempt may succeed.
      } finally {
        clearTimeout(timer);
      }
      const goesOn = await pause(delayMs, true, { signal }).catch(() => false);
      // The package neither retries this status nor takes it for a success.
      if (!goesOn) return new Response(null, { status: 424 });
    }
  };
}

/** Makes sure that Netlify knows a site by its id: the store of any other looks as if nobody had asked anything. */
export async function requireSite(
  { siteID, token }: Pick<BlobConnection, 'siteID' | 'token'>,
  api = 'https://api.netlify.com',
): Promise<void> {
  const response = await fetch(`${api}/api/v1/sites/${encodeURIComponent(siteID)}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);
  if (!response) throw new OperatorError('Netlify cannot be reached.');
  const { status } = response;
  if (status === 401 || status === 403) throw new OperatorError('Netlify does not accept NETLIFY_AUTH_TOKEN.');
  if (status === 404) {
    throw new OperatorError(`NETLIFY_SITE_ID: Netlify knows no site ${siteID}, or not for this token.`);
  }
  const site = (await response.json().catch(() => undefined)) as { id?: unknown } | undefined;
  if (status !== 200 || !site?.id) throw new OperatorError(`Netlify does not answer: status ${status}.`);
  // Netlify takes the name of a site for its id here, and not in the store.
  if (site.id !== siteID) throw new OperatorError(`NETLIFY_SITE_ID: the id of ${siteID} is ${site.id}.`);
}
