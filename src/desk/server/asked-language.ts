import type { IncomingMessage } from 'node:http';
import type { CommandLanguage } from '../../lib/command/words.ts';

/** The language of the desk that asks, of the header `Accept-Language`; English if it does not say. */
export function askedLanguage({ headers }: IncomingMessage): CommandLanguage {
  return headers['accept-language']?.startsWith('uk') ? 'uk' : 'en';
}
