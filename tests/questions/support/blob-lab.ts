import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import type { BlobConnection } from '../../../netlify/questions/blob-store.ts';

/** What goes wrong with a request. `landThenDrop` carries out the request and loses the response. */
export type BlobFault = { status: number } | 'hang' | 'drop' | 'landThenDrop';

/** A real blob store on the disk, behind a proxy that injects faults. */
export interface BlobLab {
  connection: BlobConnection;
  /** Called for every request. */
  fault: (request: { method: string; key: string }) => BlobFault | undefined;
  /** Requests so far. */
  requests: number;
  close(): Promise<void>;
}

const token = 'lab';

/**
 * Starts the store. The local server's conditional writes are not atomic and its reads return no ETag; the proxy
 * adds both, as Netlify does.
 */
export async function startBlobLab(): Promise<BlobLab> {
  const directory = await mkdtemp(join(tmpdir(), 'questions-'));
  const blobs = new BlobsServer({ directory, token });
  const target = `http://localhost:${(await blobs.start()).port}`;
  const versions = new Map<string, string>();
  const queues = new Map<string, Promise<unknown>>();

  /** Lets writes to one key happen one after the other. */
  function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (queues.get(key) ?? Promise.resolve()).then(work, work);
    queues.set(key, turn);
    return turn;
  }

  async function forward(request: IncomingMessage, path: string, body: Buffer): Promise<Response> {
    const { method = 'GET' } = request;
    const headers = { authorization: `Bearer ${token}` };
    const send = () =>
      fetch(target + path, { method, headers, body: method === 'PUT' ? new Uint8Array(body) : undefined });
    if (method !== 'PUT') return send();
    return inTurn(path, async () => {
      const wanted = request.headers['if-match'];
      const taken = request.headers['if-none-match'] === '*' && versions.has(path);
      if (taken || (wanted && wanted !== versions.get(path))) return new Response(null, { status: 412 });
      const response = await send();
      if (response.ok) versions.set(path, `"${randomUUID()}"`);
      return response;
    });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = request;
    lab.requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const key = decodeURIComponent(new URL(path, target).pathname.split('/').slice(3).join('/'));
    const fault = lab.fault({ method, key });
    if (fault === 'hang') return;
    if (fault === 'drop') return void request.socket.destroy();
    if (typeof fault === 'object') return void response.writeHead(fault.status).end();
    const upstream = await forward(request, path, Buffer.concat(chunks));
    if (method === 'DELETE') versions.delete(path);
    if (fault === 'landThenDrop') return void request.socket.destroy();
    const version = versions.get(path);
    response.writeHead(upstream.status, version ? { etag: version } : {});
    response.end(Buffer.from(await upstream.arrayBuffer()));
  }

  const proxy = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const lab: BlobLab = {
    connection: { siteID: 'lab', token, edgeURL: url, uncachedEdgeURL: url },
    fault: () => undefined,
    requests: 0,
    async close() {
      proxy.closeAllConnections();
      await new Promise((closed) => proxy.close(closed));
      await blobs.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return lab;
}
