import type { IncomingMessage } from 'node:http';
import type { MessageLanguage } from '../../check/rule.ts';

/** The language of the desk that asks, of the header `Accept-Language`; English if it does not say. */
export function askedLanguage({ headers }: IncomingMessage): MessageLanguage {
  return headers['accept-language']?.startsWith('uk') ? 'uk' : 'en';
}
