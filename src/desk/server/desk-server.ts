import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeFault } from '../../command/describe-fault.ts';
import type { Words } from '../../command/words.ts';
import { askedLanguage } from './asked-language.ts';
import { answerRequest, type DeskHelpers } from './desk-api.ts';
import type { DeskSession } from './desk-session.ts';
import { isOwnHost, isOwnRequest } from './guard-request.ts';
import { ownOrigins, previewSources } from './own-origins.ts';
import { pageFile } from './page-files.ts';
import { send, sendAnswer, sendError, sendFile } from './send-answer.ts';

/** A running server of the desk. */
export interface DeskServer {
  /** Where it answers: `http://127.0.0.1:PORT`. */
  origin: string;
  /** What each request has to know. */
  token: string;
  close: () => Promise<void>;
}

/** What a server of the desk needs besides its session; the session itself checks if nothing else is given. */
export interface DeskServerOptions extends Partial<DeskHelpers> {
  /** The folder of the page; without it, there is the API alone. */
  pageDir?: string;
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
  { pageDir, check = (language) => session.check(language), preview }: DeskServerOptions = {},
): Promise<DeskServer> {
  const token = randomBytes(24).toString('base64url');
  let origins: string[] = [];
  const server = createServer((request, response) => {
    // The page itself holds nothing of the content, and the browser asks for it without a header of ours.
    const file =
      pageDir && request.method === 'GET' && isOwnHost(request, origins) && pageFile(pageDir, request.url ?? '/');
    if (file) {
      sendFile(response, file, pageHeaders);
      return;
    }
    if (!isOwnRequest(request, origins, token)) {
      send(response, 403, { error: foreign[askedLanguage(request)] });
      return;
    }
    answerRequest(session, { check, preview }, request).then(
      (body) => {
        if (request.method !== 'GET') follow(preview);
        sendAnswer(response, body, request.headers['if-none-match']);
      },
      (error: unknown) => sendError(response, error, askedLanguage(request)),
    );
  });
  await once(server.listen(port, address), 'listening');
  const { port: own } = server.address() as AddressInfo;
  origins = ownOrigins(own);
  return {
    origin: `http://${address}:${own}`,
    token,
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
