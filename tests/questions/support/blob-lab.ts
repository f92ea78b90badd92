import type { BlobConnection } from '../../../netlify/questions/store.ts';
import { MemoryBlobs } from './memory-blobs.ts';

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
    const { pathname, search } = new URL(String(input));
    const { signal } = init;
    const method = init.method?.toUpperCase() ?? 'GET';
    const key = decodeURIComponent(pathname.split('/').slice(3).join('/'));
    const fault = lab.fault({ method, key });
    if (fault === 'hang') return hanging(signal);
    if (fault === 'drop') throw new TypeError('The connection was dropped.');
    if (typeof fault === 'object') return new Response(null, { status: fault.status });
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = Buffer.from(typeof init.body === 'string' ? init.body : '');
    const answer = blobs.answer({ method, path: pathname + search, headers, body });
    if (fault === 'landThenDrop') throw new TypeError('The connection was dropped.');
    return new Response(answer.body?.toString() ?? null, { status: answer.status, headers: answer.headers ?? {} });
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
