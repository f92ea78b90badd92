import { request } from 'node:http';
import { afterEach, beforeEach } from 'vitest';
import { type DeskServer, serveDesk } from '../../../src/desk/server/desk-server.ts';
import { DeskLab } from './desk-lab.ts';

/** A request of a test. */
export interface Call {
  method?: string;
  /** The language of the desk. */
  language?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Serves a desk of its own to each test of the file that calls this. */
export function servedDesk(): ServedDesk {
  const desk = new ServedDesk();
  beforeEach(() => desk.open());
  afterEach(() => desk.close());
  return desk;
}

/** The cookie that a server gives to who opens the address that it prints. */
export async function cookieOf({ address }: DeskServer): Promise<string> {
  const { headers } = await fetch(address, { redirect: 'manual' });
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** The desk that is served to the test, and what tests ask of it. */
class ServedDesk {
  lab!: DeskLab;
  server!: DeskServer;
  /** All that the browser of an editor sends with each request. */
  cookie = '';

  async open(): Promise<void> {
    this.lab = new DeskLab().open();
    await this.serve(await serveDesk(this.lab.session, 0));
  }

  /** Goes on with a server. */
  async serve(server: DeskServer): Promise<void> {
    this.server = server;
    this.cookie = await cookieOf(server);
  }

  async close(): Promise<void> {
    await this.server.close();
    this.lab.remove();
  }

  /** Sends a request with any headers, as `fetch` would not: without the cookie if it is empty. */
  async call(path: string, { method = 'GET', language = 'en', headers = {}, body }: Call = {}) {
    const own = { cookie: this.cookie, 'content-type': 'application/json', 'accept-language': language };
    const all = { ...own, ...headers };
    return new Promise<{ status: number | undefined; body: Record<string, unknown> }>((resolve, reject) => {
      // On a connection of its own: the server ends one whose body is too large.
      const sent = request(`${this.server.origin}${path}`, { method, headers: all, agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        // Not at the end of the answer: a body that is refused may still be on its way, and nobody hears of its error then.
        sent.on('close', () => resolve({ status: response.statusCode, body: JSON.parse(text) }));
      });
      sent.on('error', reject).end(body);
    });
  }

  /** A part of a thing as the server answers it. */
  async opened(thing: string, part: string) {
    const { body } = await this.call(`/api/things/${thing}`);
    const { parts } = body as { parts: Record<string, { value: object; version: string }> };
    return parts[part] ?? { value: {}, version: '' };
  }

  /** Writes a part over the versions that the header names. */
  put(path: string, body: unknown, ifMatch?: string) {
    const headers: Record<string, string> = ifMatch === undefined ? {} : { 'if-match': ifMatch };
    return this.call(`/api/parts/${path}`, { method: 'PUT', body: JSON.stringify(body), headers });
  }

  /** Discards what was written in a thing, as far as it is of these versions. */
  discard(thing: string, ...versions: string[]) {
    const headers: Record<string, string> =
      versions.length > 0 ? { 'if-match': versions.map((version) => `"${version}"`).join(', ') } : {};
    return this.call(`/api/drafts/${thing}`, { method: 'DELETE', headers });
  }
}
