import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeFault, type Words } from '../../lib/command/command-words.ts';
import { answerRequest, askedLanguage, type DeskHelpers, send, sendAnswer, sendError, sendFile } from './desk-api.ts';
import type { DeskSession } from './desk-session.ts';
import { entrance, newToken, ownOrigins, previewSources, RequestGuard } from './guard-request.ts';
import { pageFiles } from './page-files.ts';

/** A running server of the desk. */
export interface DeskServer {
  /** Where it answers: `http://127.0.0.1:PORT`. */
  origin: string;
  /** The same with the token, which lets in who opens it. */
  address: string;
  close: () => Promise<void>;
}

/** The parts that a server of the desk needs besides its session; the session itself checks if nothing else is given. */
export interface DeskServerOptions extends Partial<DeskHelpers> {
  /** The folder of the page; without it, there is the API alone. */
  pageDir?: string;
  /** Lets an editor's browser in; a new one if it is not given. */
  token?: string;
}

const foreign: Words = {
  en: 'This window does not belong to the desk that is running: open the address that it printed in the terminal.',
  uk: 'Це вікно не від того столу, який зараз працює: відкрийте адресу, яку він показав у терміналі.',
};

/** Only this computer reaches the desk. */
const address = '127.0.0.1';
const pageHeaders = {
  'Content-Security-Policy': `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-src ${previewSources()}; frame-ancestors 'none'; base-uri 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

/**
 * Serves a session on this computer.
 * @param port 0 for any that is free
 * @throws when the port is taken
 */
export async function serveDesk(
  session: DeskSession,
  port: number,
  {
    pageDir,
    token = newToken(),
    check = (language, ticked) => session.check(language, ticked),
    preview,
  }: DeskServerOptions = {},
): Promise<DeskServer> {
  const page = pageDir === undefined ? undefined : pageFiles(pageDir);
  let guard = new RequestGuard([], port, token);
  const server = createServer((request, response) => {
    const cookie = guard.isOwnHost(request) && guard.cookieFor(request);
    if (cookie) {
      // The address of the page has no token, so nobody copies it with one.
      response.writeHead(303, { 'Set-Cookie': cookie, Location: '/', 'Cache-Control': 'no-store' }).end();
      return;
    }
    const proof = guard.isOwnHost(request) && guard.proofFor(request);
    if (proof) {
      response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end(proof);
      return;
    }
    // The page itself holds nothing of the content, and the browser asks for it without a header of ours.
    const file = request.method === 'GET' && guard.isOwnHost(request) && page?.get(request.url ?? '/');
    if (file) {
      sendFile(response, file, pageHeaders);
      return;
    }
    if (!guard.isOwnRequest(request)) {
      send(response, 403, { error: foreign[askedLanguage(request)] });
      return;
    }
    answerRequest(session, { check, preview }, request).then(
      (body) => {
        // Also once it is known what has errors: that of others is not shown.
        if (request.method !== 'GET' || request.url === '/api/check') follow(preview);
        sendAnswer(response, body, request.headers['if-none-match']);
      },
      (error: unknown) => {
        // Whoever breaks off a request, such as that of a large file, waits for no answer.
        if (error !== request.errored) sendError(response, error, askedLanguage(request));
      },
    );
  });
  await once(server.listen(port, address), 'listening');
  const { port: own } = server.address() as AddressInfo;
  guard = new RequestGuard(ownOrigins(own), own, token);
  const origin = `http://${address}:${own}`;
  return {
    origin,
    address: origin + entrance(token),
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/** Shows what has changed; what prevents that is told in the terminal, since what was asked for is done. */
function follow(preview: DeskServerOptions['preview']): void {
  try {
    preview?.follow();
  } catch (error) {
    console.error('The preview does not show the last change:', describeFault(error) ?? error);
  }
}
