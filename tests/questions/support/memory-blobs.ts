import { createHash, randomUUID } from 'node:crypto';

/** A request to the store: a path as Netlify's client sends it, `/{site}/region…/site:{store}/{key}`. */
export interface BlobRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** The answer of the store. */
export interface BlobResponse {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

interface Blob {
  bytes: Buffer;
  etag: string;
  written: Date;
}

/**
 * The blobs of a site, in memory, answered as Netlify does: a conditional write is atomic and a read has its ETag. Netlify's local
 * server has neither, and reads every file of a store to list it.
 */
export class MemoryBlobs {
  private readonly blobs = new Map<string, Blob>();

  answer({ method, path, headers, body }: BlobRequest): BlobResponse {
    const { pathname, searchParams } = new URL(path, 'http://blobs');
    const [, store = '', key = ''] = /^\/[^/]+\/([^/]+)(?:\/(.+))?$/.exec(pathname) ?? [];
    const name = `${store}/${decodeURIComponent(key)}`;
    if (method === 'GET' && !key) return this.list(`${store}/`, searchParams.get('prefix') ?? '');
    const blob = this.blobs.get(name);
    if (method === 'GET') {
      return blob ? { status: 200, headers: { etag: blob.etag }, body: blob.bytes } : { status: 404 };
    }
    if (method === 'DELETE') {
      this.blobs.delete(name);
      return { status: 204 };
    }
    if (method !== 'PUT') return { status: 405 };
    const taken = headers['if-none-match'] === '*' && blob;
    const other = headers['if-match'] && headers['if-match'] !== blob?.etag;
    if (taken || other) return { status: 412 };
    const etag = `"${createHash('sha256').update(randomUUID()).digest('hex')}"`;
    this.blobs.set(name, { bytes: body, etag, written: new Date() });
    return { status: 200, headers: { etag } };
  }

  private list(store: string, prefix: string): BlobResponse {
    const blobs = [...this.blobs]
      .filter(([name]) => name.startsWith(store + prefix))
      .map(([name, { bytes, etag, written }]) => ({
        etag,
        key: name.slice(store.length),
        last_modified: written.toISOString(),
        size: bytes.length,
      }));
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ blobs, directories: [] }),
    };
  }
}
