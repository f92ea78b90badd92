import { getStore, type Store } from '@netlify/blobs';
import { createRetryingFetch } from './retrying-fetch.ts';

/** The value at a key. */
export interface StoredValue<T> {
  /** Missing when it cannot be read: an interrupted write can leave a part of a value, or nothing. */
  value?: T;
  /** It has no bytes at all. */
  empty: boolean;
  /** The ETag that a later claim depends on, if the store has one. */
  version?: string;
}

/** What the function needs of a store. Every call ends within its timeout, with a result or an error. */
export interface BlobStore {
  /** Reads the newest value; nothing when there is none. */
  read<T>(key: string): Promise<StoredValue<T> | undefined>;
  /** Writes. When it returns, the value is stored for certain. */
  write(key: string, value: unknown): Promise<void>;
  /** Writes only when there is no value yet, or only over the given version. True only when that is certain. */
  claim(key: string, value: unknown, current?: StoredValue<unknown>): Promise<boolean>;
  /** Removes the value; it is no error when there is none. */
  remove(key: string): Promise<void>;
  /** Lists the keys that begin with a prefix, in order. */
  list(prefix: string): Promise<string[]>;
}

/** A call to the store that failed, whatever the cause. Its message names no key. */
export class StoreError extends Error {
  constructor(operation: string) {
    super(`The store did not ${operation} in time or refused to.`);
    this.name = 'StoreError';
  }
}

/** Where the store is. Inside a function Netlify provides it. */
export interface BlobConnection {
  siteID: string;
  token: string;
  edgeURL?: string;
  uncachedEdgeURL?: string;
  /** What sends requests there, if not the global `fetch`. */
  fetch?: typeof globalThis.fetch;
}

/** Options of {@link createNetlifyBlobStore}. */
export interface NetlifyBlobStoreOptions {
  name: string;
  timeoutMs: number;
  connection?: BlobConnection;
}

/** Makes a store of Netlify Blobs, strongly consistent, with a timeout around every call. */
export function createNetlifyBlobStore({ name, timeoutMs, connection }: NetlifyBlobStoreOptions): BlobStore {
  async function call<T>(operation: string, run: (store: Store) => Promise<T>): Promise<T> {
    try {
      const fetch = createRetryingFetch(AbortSignal.timeout(timeoutMs), timeoutMs / 2, connection?.fetch);
      return await run(getStore({ name, consistency: 'strong', ...connection, fetch }));
    } catch {
      throw new StoreError(operation);
    }
  }

  return {
    read: (key) =>
      call('read', async (store) => {
        const found = await store.getWithMetadata(key, { type: 'text' });
        if (!found) return undefined;
        return { value: parse(found.data), empty: found.data === '', version: found.etag };
      }),

    write: (key, value) =>
      call('write', async (store) => {
        await store.setJSON(key, value);
      }),

    claim: (key, value, current) =>
      call('write', async (store) => {
        // The local server returns no ETag when reading; there, `claim` reads afterwards who wrote last.
        if (current && !current.version) return (await store.setJSON(key, value)).modified;
        const condition = current ? { onlyIfMatch: current.version } : { onlyIfNew: true };
        const result = await store.setJSON(key, value, condition);
        // A failed conditional write is reported as modified, but with an empty etag (netlify/primitives#741).
        return result.modified && Boolean(result.etag);
      }),

    remove: (key) => call('remove', (store) => store.delete(key)),

    list: (prefix) =>
      call('list', async (store) => {
        const keys: string[] = [];
        for await (const page of store.list({ prefix, paginate: true })) {
          keys.push(...page.blobs.map((blob) => blob.key));
        }
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
