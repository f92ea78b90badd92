import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BlobConnection } from '../../../netlify/questions/blob-store.ts';
import { MemoryBlobs } from './memory-blobs.ts';

/** What goes wrong with a request. `landThenDrop` carries out the request and loses the response. */
export type BlobFault = { status: number } | 'hang' | 'drop' | 'landThenDrop';

/** A blob store that speaks Netlify's protocol and injects faults. */
export interface BlobLab {
  connection: BlobConnection;
  /** Called for every request. */
  fault: (request: { method: string; key: string }) => BlobFault | undefined;
  /**
   * A connection of which every request fails as `failing` says, whatever `fault` says: also one that was given up and is on its way still
   * when all else works again.
   */
  failingConnection: BlobConnection;
  failing: BlobFault | undefined;
  /** Requests so far. */
  requests: number;
  close(): Promise<void>;
}

const token = 'lab';
const failingToken = 'failing';

/** Starts the store. */
export async function startBlobLab(): Promise<BlobLab> {
  const blobs = new MemoryBlobs();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = request;
    lab.requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const key = decodeURIComponent(new URL(path, lab.connection.edgeURL).pathname.split('/').slice(3).join('/'));
    const bearer = headers.authorization?.replace('Bearer ', '');
    const fault = bearer === failingToken ? lab.failing : lab.fault({ method, key });
    if (fault === 'hang') return;
    if (fault === 'drop') return void request.socket.destroy();
    if (typeof fault === 'object') return void response.writeHead(fault.status).end();
    if (bearer !== token && bearer !== failingToken) return void response.writeHead(403).end();
    const answer = blobs.answer({ method, path, headers, body: Buffer.concat(chunks) });
    if (fault === 'landThenDrop') return void request.socket.destroy();
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connection = { siteID: 'lab', token, edgeURL: url, uncachedEdgeURL: url };
  const lab: BlobLab = {
    connection,
    fault: () => undefined,
    failingConnection: { ...connection, token: failingToken },
    failing: undefined,
    requests: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return lab;
}
