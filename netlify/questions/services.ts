import site from '../../content/data/site.json' with { type: 'json' };
import { type Mail, type MailResult, sendMail } from './mail.ts';
import { readSettings, type Settings } from './settings.ts';
import { type BlobStore, createBlobStore } from './store.ts';

/** Services that the parts of the function work with. Tests put their own in place. */
export interface Services {
  settings: Settings;
  store: BlobStore;
  /** Milliseconds since 1970, and for measuring how long something took, whatever somebody sets the clock to. */
  clock: { now(): number; elapsed(): number };
  log: Log;
  send(mail: Mail, timeoutMs: number): Promise<MailResult>;
}

/** Puts the real services together. */
export function createServices(): Services {
  const settings = readSettings(process.env, site);
  return {
    settings,
    store: createBlobStore(settings.storeTimeoutMs),
    clock: { now: () => Date.now(), elapsed: () => performance.now() },
    log: createLog(),
    send: (mail, timeoutMs) => sendMail(settings.mail, mail, timeoutMs),
  };
}

/**
 * True if a moment is still to come, of those that are set at most `withinMs` ahead. One further off was set while a clock
 * was wrong, and holds nothing up. Twice as far is allowed, because the clocks of two machines differ a little.
 */
export function isAhead(moment: number, now: number, withinMs: number): boolean {
  return moment > now && moment <= now + 2 * withinMs;
}

/** Writes one event to the log. Names, phones, addresses and texts have no place here, by type. */
type Log = (event: string, fields?: LogFields) => void;

type LogFields = Partial<Record<'id' | 'code' | 'phase', string> & Record<'status' | 'count' | 'ms', number>>;

/** Makes a log that writes one JSON object a line. */
export function createLog(write: (line: string) => void = console.log): Log {
  return (event, { id, code, status, phase, count, ms } = {}) => {
    // Codes come from other people's errors: whatever does not look like one is not written down.
    const safeCode = code && (/^[\w-]{1,40}$/.test(code) ? code : 'UNKNOWN');
    write(JSON.stringify({ event, id, code: safeCode, status, phase, count, ms }));
  };
}

// Netlify puts the site's own headers on pages only, never on responses of functions.
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
};

/** A function's response: JSON that is not cached, embedded or sniffed as another type. */
export function jsonResponse(status: number, body: object, more: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...more } });
}
