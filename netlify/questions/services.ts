import { type BlobStore, createNetlifyBlobStore } from './blob-store.ts';
import { type Clock, systemClock } from './clock.ts';
import { createLog, type Log } from './log.ts';
import type { Mail } from './mail-message.ts';
import { readSettings, type Settings, type SiteFacts } from './settings.ts';
import { type MailResult, sendMail } from './smtp.ts';

/** What the parts of the function work with. Tests put their own in place. */
export interface Services {
  settings: Settings;
  store: BlobStore;
  clock: Clock;
  log: Log;
  /** Mails, and returns within the timeout in any case. */
  send(mail: Mail, timeoutMs: number): Promise<MailResult>;
}

/** Puts the real services together from the environment and the facts of the site. */
export function createServices(env: Record<string, string | undefined>, site: SiteFacts): Services {
  const settings = readSettings(env, site);
  return {
    settings,
    store: createNetlifyBlobStore(settings.store),
    clock: systemClock,
    log: createLog(),
    send: (mail, timeoutMs) => sendMail(settings.mail, mail, timeoutMs),
  };
}
