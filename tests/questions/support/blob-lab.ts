import { createHash, randomUUID } from 'node:crypto';
import type { BlobConnection } from '../../../netlify/questions/store.ts';

/** The fault of a request. `landThenDrop` carries out the request and loses the response. */
export type BlobFault = { status: number } | 'hang' | 'drop' | 'landThenDrop';

/** A blob store that speaks Netlify's protocol, without a network, and injects faults. */
export interface BlobLab {
  connection: BlobConnection;
  /** Called for every request. */
  fault: (request: { method: string; key: string }) => BlobFault | undefined;
}

/** Makes the store. */
export function createBlobLab(): BlobLab {
  const blobs = new MemoryBlobs();
  const url = 'http://blobs.example';

  async function fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const request = new Request(input, init);
    const fault = lab.fault({ method: request.method, key: addressed(request).key });
    if (fault === 'hang') return hanging(init.signal);
    if (fault === 'drop') throw new TypeError('The connection was dropped.');
    if (typeof fault === 'object') return new Response(null, { status: fault.status });
    const answer = blobs.answer(request, typeof init.body === 'string' ? init.body : '');
    if (fault === 'landThenDrop') throw new TypeError('The connection was dropped.');
    return answer;
  }

  const lab: BlobLab = {
    connection: { siteID: 'lab', token: 'lab', edgeURL: url, uncachedEdgeURL: url, fetch },
    fault: () => undefined,
  };
  return lab;
}

/** Never answered, and given up with its signal. */
function hanging(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** The store and the key of a request, in the form of Netlify's client: `/{site}/site:{store}/{key}`. */
function addressed(request: Request): { store: string; key: string } {
  const [, , store = '', ...key] = new URL(request.url).pathname.split('/');
  return { store, key: decodeURIComponent(key.join('/')) };
}

/**
 * The blobs of a site, in memory, answered as Netlify does: a conditional write is atomic and a read has its ETag. Netlify's local
 * server has neither, and reads every file of a store to list it.
 */
class MemoryBlobs {
  private readonly blobs = new Map<string, { text: string; etag: string; written: Date }>();

  answer(request: Request, text: string): Response {
    const { method, headers, url } = request;
    const { store, key } = addressed(request);
    if (method === 'GET' && !key) return this.list(`${store}/`, new URL(url).searchParams.get('prefix') ?? '');
    const name = `${store}/${key}`;
    const blob = this.blobs.get(name);
    if (method === 'GET')
      return blob ? new Response(blob.text, { headers: { etag: blob.etag } }) : new Response(null, { status: 404 });
    if (method === 'DELETE') {
      this.blobs.delete(name);
      return new Response(null, { status: 204 });
    }
    if (method !== 'PUT') return new Response(null, { status: 405 });
    const taken = headers.get('if-none-match') === '*' && blob;
    const match = headers.get('if-match');
    if (taken || (match && match !== blob?.etag)) return new Response(null, { status: 412 });
    const etag = `"${createHash('sha256').update(randomUUID()).digest('hex')}"`;
    this.blobs.set(name, { text, etag, written: new Date() });
    return new Response(null, { headers: { etag } });
  }

  private list(store: string, prefix: string): Response {
    const blobs = [...this.blobs]
      .filter(([name]) => name.startsWith(store + prefix))
      .map(([name, { etag, text, written }]) => ({
        etag,
        key: name.slice(store.length),
        last_modified: written.toISOString(),
        size: Buffer.byteLength(text),
      }));
    return Response.json({ blobs, directories: [] });
  }
}
